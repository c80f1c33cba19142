import { readFileSync } from 'node:fs';
import { must, Playout, type Refusal, Stream } from '@undercroft/engine';
import { type Event, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { findClause } from '../src/rulebook.ts';
import { REFUSALS, tellRefusal } from '../src/screens/sub-terra/refusals.ts';
import { subTerraScreen } from '../src/screens/sub-terra/screen.ts';
import { tellEnding, tellEvent } from '../src/screens/sub-terra/words.ts';
import { refusalText } from '../src/words/refusal.ts';
import { midGame, opened } from './sub-terra-positions.ts';

const source = (path: string) => readFileSync(new URL(`../../sub-terra/src/${path}`, import.meta.url), 'utf8');

/** A player should see no trace of the code, and no shouting. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|!/;
const SENTENCE = /^[A-Z“].*\.$/;

describe('every refusal of check.ts and door.ts has words', () => {
  const text = source('check.ts') + source('door.ts');
  const called = [...text.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, kind]) => kind ?? '');
  const tabled = [...text.matchAll(/refuse\(\{([^}]*)\}/g)].flatMap(([, table = '']) =>
    [...table.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind ?? ''),
  );
  const misfits = [...source('revealing.ts').matchAll(/return '([a-z-]+)';|: '([a-z-]+)';$/gm)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const kinds = [...new Set([...called, ...tabled, ...misfits])];

  test.each(kinds)('%s', (kind) => {
    const detail = {
      to: 'north',
      caver: 'medic',
      owner: 'scout',
      at: '1,-1',
      asks: 'action',
      cost: 2,
      left: 1,
      turns: 2,
    };
    const words = tellRefusal({ kind, rule: 'ST-TURN-1', detail });
    expect(words).toMatch(SENTENCE);
    expect(words).not.toMatch(TRACE);
  });

  test('and none is for a kind that does not exist', () => {
    expect(Object.keys(REFUSALS).sort()).toEqual(kinds.toSorted());
  });
});

describe('refusals as a player reads them', () => {
  const told = (action: object, descent = opened()) => {
    const verdict = subTerra.check(descent, action);
    return verdict.ok ? 'accepted' : refusalText(subTerraScreen, descent, verdict.error);
  };

  test.each([
    [{ type: 'move', to: 'north' }, 'No tile lies to the north yet. (ST-CAVE-1)'],
    [{ type: 'heal', caver: 'medic' }, 'The Medic is at full health. (ST-ACT-HEAL)'],
    [{ type: 'dive' }, 'Only the Diver can do that. (ST-DIV-1)'],
    [{ type: 'stop' }, 'This is not asked now. Wanted is an action, or the end of the turn. (ST-TURN-1)'],
    [
      { type: 'leave' },
      /^Not everybody conscious is on the exit: the Scout, the Climber, the Medic and the Leader not yet\./,
    ],
    [{}, 'This is not written as the rules write an action. (ST-TURN-1)'],
  ])('%j', (action, words) => {
    if (typeof words === 'string') expect(told(action)).toBe(words);
    else expect(told(action)).toMatch(words);
  });

  test.each([
    [{ type: 'move', to: 'north' }, 'The tile to the north is flooded: it takes Swim, 2 points. (ST-TILE-WATER)'],
    [
      { type: 'move', to: 'south' },
      'The tile to the south is a squeeze: it takes Squeeze, 2 points. (ST-TILE-SQUEEZE)',
    ],
    [{ type: 'bandage', caver: 'climber' }, 'Only the Medic can do that. (ST-MED-1)'],
    [{ type: 'direct', caver: 'climber' }, 'The Climber is unconscious. (ST-KO-1)'],
    [{ type: 'dig', at: 'here' }, 'There is no rubble here. (ST-ACT-DIG)'],
  ])('in the middle of a game: %j', (action, words) => {
    expect(told(action, midGame())).toBe(words);
  });

  test('ST-TURN-2 too dear, and whether exerting would help', () => {
    const one = midGame({ points: 1 });
    expect(told({ type: 'hide' }, one)).toBe(
      'It costs 2 points and 1 is left. Exerting would give the one that is missing. (ST-TURN-1)',
    );
    expect(told({ type: 'hide' }, midGame({ points: 1, exerted: true }))).toBe(
      'It costs 2 points and 1 is left. (ST-TURN-1)',
    );
  });

  test('an impossible outcome', () => {
    const refusal: Refusal = { kind: 'cannot-happen', rule: 'ST-SETUP-4', detail: { hazard: 'flood', severe: true } };
    expect(tellRefusal(refusal)).toBe('No severe flood card can come now.');
  });
});

describe('events', () => {
  const told: { event: Event; words: string }[] = [];
  const { variants } = subTerra.facts;
  for (let game = 0; game < 4 * variants.length; game++) {
    const descent = must(subTerra.open(variants[game % variants.length]?.options));
    const stream = Stream.of('words').split(game);
    const playout = new Playout(subTerra);
    while (subTerra.status(descent).type !== 'over')
      subTerra.play(descent, playout.choose(descent, stream), (event) => told.push({ event, words: tellEvent(event) }));
  }

  test('are told as whole sentences without a trace of the code', () => {
    for (const { words } of told) {
      expect(words).toMatch(SENTENCE);
      expect(words).not.toMatch(TRACE);
    }
  });

  test('of every type that the rules have came up, but those at the end of the stack', () => {
    const types = [...source('events.ts').matchAll(/(?:Happening|OfCaver)<'([a-z-]+)'>/g)].map(([, type]) => type);
    const seen = new Set<string>(told.map(({ event }) => event.type));
    expect(types.length).toBeGreaterThan(35);
    expect(types.filter((type) => !seen.has(type ?? ''))).toEqual(['exit-seen', 'stack-empty']);
  });

  test('cite clauses that are in the rulebook', () => {
    const cited = new Set(told.map(({ event }) => event.rule));
    for (const rule of cited) expect(findClause(rule)?.id).toBe(rule);
  });

  const rule = 'ST-TURN-5';
  test.each<[Event, string]>([
    [
      { type: 'rolled', rule, caver: 'medic', why: 'tremor', face: 2, needed: 4, passed: false },
      'The Medic rolls 2 and needs 4: the tremor strikes.',
    ],
    [{ type: 'rolled', rule, why: 'cave-in', face: 3 }, 'The die for the cave-in shows 3.'],
    [
      { type: 'lost-health', rule, caver: 'medic', amount: 1, left: 2, source: 'tremor', at: '2,-1' },
      'The Medic loses 1 health to the tremor; 2 left.',
    ],
    [{ type: 'knocked-out', rule, caver: 'scout', at: '2,-1', source: 'gas' }, 'The Scout falls unconscious at 2E 1N.'],
    [{ type: 'hazard', rule, hazard: 'flood', severe: true, left: 1 }, 'The hazard is severe flood; 1 card is left.'],
    [{ type: 'flooded', rule, tiles: ['0,0', '-1,2'] }, 'Water rises at the start and 1W 2S.'],
    [{ type: 'stack-empty', rule }, 'There is no tile left to draw.'],
    [{ type: 'exit-seen', rule }, 'The exit would be set aside: it stays on top of the stack, seen by all.'],
  ])('%j', (event, words) => {
    expect(tellEvent(event)).toBe(words);
  });
});

test('ST-END-2 endings name the medal and who is missing', () => {
  const ending = {
    how: 'silver',
    rule: 'ST-END-2',
    scores: [0.75],
    end: 'left',
    leftBehind: ['climber'],
    out: [0],
  } as const;
  expect(tellEnding(ending)).toBe('Silver. The cavers on the exit leave. The Climber is left behind.');
  const lost = {
    ...ending,
    how: 'defeat',
    end: 'nobody-conscious',
    leftBehind: ['climber', 'medic', 'scout', 'leader'],
    out: [],
  } as const;
  expect(tellEnding(lost)).toBe('Defeat. Nobody is conscious any more. Nobody got out.');
});
