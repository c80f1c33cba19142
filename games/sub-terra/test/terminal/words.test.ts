import { readdirSync, readFileSync } from 'node:fs';
import { findGame } from '@undercroft/catalog';
import { Playout, type Refusal, readRecord, replay, Stream, unwrap } from '@undercroft/engine';
import { type Event, REFUSAL_KINDS, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { findClause } from '../../../../packages/lab/src/rulebook.ts';
import { english as commandLine } from '../../../../packages/lab/src/words/english.ts';
import { refusalText } from '../../../../packages/lab/src/words/refusal.ts';
import { subTerraScreen } from '../../terminal/screen.ts';
import { EVENT_TYPES } from '../event-types.ts';
import { type Descent, EN, HU, midGame, opened } from './positions.ts';

const english = subTerraScreen(EN);
const hungarian = subTerraScreen(HU);
const languages = [
  ['English', english],
  ['Hungarian', hungarian],
] as const;

/** A player should see no trace of the code, no shouting and no marks. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|!|\*| {2}/;
const SENTENCE = /^[\p{Lu}\d].*\.$/u;

describe.each(languages)('every refusal has words in %s', (_, screen) => {
  test.each(REFUSAL_KINDS)('%s', (kind) => {
    const detail = {
      to: 'north',
      caver: 'medic',
      owner: 'scout',
      at: '1,-1',
      asks: 'action',
      cost: 2,
      left: 1,
      turns: 2,
      missing: ['medic', 'scout'],
    };
    const words = screen.describeRefusal(midGame(), { kind, rule: 'ST-TURN-1', detail });
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(TRACE);
  });

  test('but not one of another game', () => {
    expect(screen.describeRefusal(midGame(), { kind: 'not-a-kind', rule: 'ST-TURN-1' })).toBeUndefined();
  });
});

describe('refusals as a player reads them', () => {
  const told = (action: object, descent = opened(), screen = english) => {
    const verdict = subTerra.check(descent, action);
    return verdict.ok ? 'accepted' : refusalText(screen, descent, verdict.error, commandLine);
  };

  test.each([
    [{ type: 'move', to: 'north' }, 'There is no tile to the north yet. (ST-CAVE-1)'],
    [{ type: 'heal', caver: 'medic' }, 'The Medic already has full health. (ST-ACT-HEAL)'],
    [{ type: 'dive' }, 'Only the Diver can do that. (ST-DIV-1)'],
    [{ type: 'stop' }, 'Not now: first choose an action. (ST-TURN-1)'],
    [
      { type: 'leave' },
      /^Not yet: the Leader, the Medic, the Climber and the Scout are conscious and not on the exit\. \(ST-\S+\)$/,
    ],
    [{}, 'There is no such move in this game. (ST-TURN-1)'],
  ])('%j', (action, words) => {
    if (typeof words === 'string') expect(told(action)).toBe(words);
    else expect(told(action)).toMatch(words);
  });

  test.each([
    [{ type: 'move', to: 'north' }, 'The tile to the north is flooded. You have to swim there. (ST-TILE-WATER)'],
    [{ type: 'move', to: 'south' }, 'The tile to the south is a squeeze. Use Squeeze to get in. (ST-TILE-SQUEEZE)'],
    [{ type: 'bandage', caver: 'climber' }, 'Only the Medic can do that. (ST-MED-1)'],
    [{ type: 'direct', caver: 'climber' }, 'The Climber is unconscious and cannot act. (ST-KO-1)'],
    [{ type: 'dig', at: 'here' }, 'There is no rubble here. (ST-ACT-DIG)'],
  ])('in the middle of a game: %j', (action, words) => {
    expect(told(action, midGame())).toBe(words);
  });

  test('ST-TURN-2 too expensive, and whether exerting would help', () => {
    const costs = 'This costs 2 points and you have 1 left.';
    expect(told({ type: 'hide' }, midGame({ points: 1 }))).toBe(`${costs} Exert to gain one more. (ST-TURN-1)`);
    expect(told({ type: 'hide' }, midGame({ points: 1, exerted: true }))).toBe(`${costs} (ST-TURN-1)`);
  });

  test('in Hungarian', () => {
    expect(told({ type: 'heal', caver: 'medic' }, opened(), hungarian)).toBe('Az Orvos nem sérült. (ST-ACT-HEAL)');
  });

  test('a place is named as on the board', () => {
    const refusal: Refusal = { kind: 'no-water', rule: 'ST-DIV-1', detail: { at: '2,-1' } };
    expect(english.describeRefusal(midGame(), refusal)).toBe('Choose a water tile: there is none at 2E 1N.');
    expect(hungarian.describeRefusal(midGame(), refusal)).toContain('a 2K 1É mezőn');
  });
});

describe('events', () => {
  const told: { event: Event; english: string; hungarian: string }[] = [];
  const { variants } = subTerra.facts;
  for (let game = 0; game < 4 * variants.length; game++) {
    const descent = unwrap(subTerra.open(variants[game % variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(subTerra);
    while (subTerra.status(descent).type !== 'over')
      subTerra.play(descent, playout.choose(descent, stream), (event) =>
        told.push({
          event,
          english: english.describeEvent(descent, event) ?? '',
          hungarian: hungarian.describeEvent(descent, event) ?? '',
        }),
      );
  }

  test('are described in whole sentences without identifiers, in both languages', () => {
    for (const { english: en, hungarian: hu } of told) {
      for (const words of [en, hu]) {
        expect(words).toMatch(SENTENCE);
        expect(words).not.toMatch(TRACE);
      }
      expect(hu).not.toBe(en);
    }
  });

  test('of every type came up, except those at the end of the stack', () => {
    const seen = new Set<string>(told.map(({ event }) => event.type));
    expect(EVENT_TYPES.filter((type) => !seen.has(type))).toEqual(['exit-seen', 'stack-empty']);
  });

  test('cite clauses that are in the rulebook', () => {
    const cited = new Set(told.map(({ event }) => event.rule));
    for (const rule of cited) expect(findClause(rule)?.id).toBe(rule);
  });

  const rule = 'ST-TURN-5';
  test.each<[Event, string, string]>([
    [
      { type: 'moved', rule, caver: 'medic', from: '1,-1', to: '2,-1', how: 'run' },
      'The Medic runs east to 2E 1N.',
      'Az Orvos keletre fut (2K 1É).',
    ],
    [
      { type: 'turn-began', rule, caver: 'medic', at: '0,0', points: 2 },
      'The Medic is next, at the start.',
      'Az Orvos következik (kezdőlapka).',
    ],
    [
      { type: 'gap-named', rule, caver: 'medic', at: '0,-2', side: 'north', exploring: true },
      'The Medic explores north (2N).',
      'Az Orvos északra indul felfedezni (2É).',
    ],
    [
      { type: 'tile-placed', rule, caver: 'medic', tile: 'gas L', at: '1,0', turn: 2 },
      'The Medic lays the gas bend at 1E.',
      'Az Orvos lerakja a gázos kanyart az 1K mezőre.',
    ],
    [
      { type: 'knocked-out', rule, caver: 'scout', at: '2,-1', source: 'gas' },
      'The Scout falls unconscious at 2E 1N.',
      'A Felderítő elveszíti az eszméletét (2K 1É).',
    ],
    [
      { type: 'flooded', rule, tiles: ['0,0', '-1,2', '3,0', '0,-1'] },
      'Water rises at the start, at 1W 2S, at 3E and at 1N.',
      'Emelkedik a víz a kezdőlapkán, az 1Ny 2D mezőn, a 3K mezőn és az 1É mezőn.',
    ],
    [
      { type: 'moved', rule, caver: 'diver', from: '1,-1', to: '2,2', how: 'appear' },
      'The Diver surfaces at 2E 2S.',
      'A Búvár a 2K 2D mezőn bukkan fel.',
    ],
    [
      { type: 'horror-moved', rule, from: '0,0', to: '-1,0', towards: 'medic' },
      'A horror moves west to 1W, hunting the Medic.',
      'Egy rém nyugatra lép (1Ny), az Orvost üldözi.',
    ],
  ])('%j', (event, en, hu) => {
    expect(english.describeEvent(midGame(), event)).toBe(en);
    expect(hungarian.describeEvent(midGame(), event)).toBe(hu);
  });
});

test('ST-END-2 endings name the medal and who was left behind', () => {
  const ending = {
    how: 'silver',
    rule: 'ST-END-2',
    scores: [0.75],
    end: 'left',
    leftBehind: ['climber'],
    out: [0],
  } as const;
  expect(english.describeEnding(ending)).toBe(
    'Silver. The Climber is left behind. The cavers on the exit left the cave.',
  );
  const lost = {
    ...ending,
    how: 'defeat',
    end: 'nobody-conscious',
    leftBehind: ['climber', 'medic', 'scout', 'leader'],
    out: [],
  } as const;
  expect(english.describeEnding(lost)).toBe(
    'Defeat. The Climber, the Medic, the Scout and the Leader are left behind. Nobody was left conscious.',
  );
  expect(hungarian.describeEnding(ending)).toBe(
    'Ezüst. A Hegymászó odalent maradt. A kijáraton állók elhagyták a barlangot.',
  );
});

describe('a golden game in Hungarian', () => {
  const folder = new URL('../../golden/', import.meta.url);
  const games = readdirSync(folder).filter((file) =>
    /^ends-(?:bronze|silver)-left\.jsonl$|^geologist-climber.*-normal\.jsonl$/.test(file),
  );

  interface Sentence {
    readonly english: string;
    readonly hungarian: string;
  }

  /** All that either screen says while the game is played again. */
  function sentencesOf(file: string): Sentence[] {
    const record = unwrap(readRecord(readFileSync(new URL(file, folder), 'utf8')));
    const sentences: Sentence[] = [];
    const replayed = replay(findGame, record, ({ events }, { state }) => {
      const descent = state as Descent;
      for (const event of events as Event[])
        sentences.push({
          english: english.describeEvent(descent, event) ?? '',
          hungarian: hungarian.describeEvent(descent, event) ?? '',
        });
      sentences.push({ english: english.question(descent), hungarian: hungarian.question(descent) });
      const choices = hungarian.choices(descent);
      for (const [i, { name, notes }] of english.choices(descent).entries()) {
        sentences.push({ english: name, hungarian: choices[i]?.name ?? '' });
        for (const [j, note] of notes.entries())
          sentences.push({ english: note, hungarian: choices[i]?.notes[j] ?? '' });
      }
    });
    expect(replayed.ok).toBe(true);
    return sentences;
  }

  const ENGLISH = /(?<!\p{L})(?:the|and|to|of|you|are|lose|points?|health|tiles?|north|east|south|west)(?!\p{L})/iu;

  test.each(games)('%s', (file) => {
    const sentences = sentencesOf(file);
    expect(sentences.length).toBeGreaterThan(100);
    for (const { english: en, hungarian: hu } of sentences) {
      expect(hu).not.toBe('');
      expect(hu).not.toBe(en);
      expect(hu).not.toMatch(ENGLISH);
    }
  });
});
