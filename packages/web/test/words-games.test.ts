// Real games told in both languages: whole sentences, no trace of the code, the right article, nothing left out.
import { readFileSync } from 'node:fs';
import {
  type Game,
  type GameEvent,
  type GameTypes,
  Playout,
  type Refusal,
  Stream,
  TABLE_REFUSAL_KINDS,
  unwrap,
} from '@undercroft/engine';
import {
  infernosEdge,
  REFUSAL_KINDS as TEMPLE_REFUSALS,
  SETUP_ERROR_KINDS as TEMPLE_SETUP_ERRORS,
  type Event as TempleEvent,
} from '@undercroft/infernos-edge';
import { TEMPLE_KINDS } from '@undercroft/infernos-edge/words';
import {
  pocketSub,
  REFUSAL_KINDS as SEA_REFUSALS,
  SETUP_ERROR_KINDS as SEA_SETUP_ERRORS,
  type Event as SeaEvent,
} from '@undercroft/pocket-sub';
import {
  REFUSAL_KINDS as CAVE_REFUSALS,
  SETUP_ERROR_KINDS as CAVE_SETUP_ERRORS,
  type Event as CaveEvent,
  subTerra,
} from '@undercroft/sub-terra';
import { filesIn } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { TILE_KINDS as TEMPLE_RULES } from '../../../games/infernos-edge/rules/tiles.ts';
import { EVENT_TYPES as TEMPLE_EVENTS } from '../../../games/infernos-edge/test/event-types.ts';
import templeAbout from '../../../games/infernos-edge/words/en/about.ts';
import templeEvents from '../../../games/infernos-edge/words/en/events.ts';
import templeAboutHu from '../../../games/infernos-edge/words/hu/about.ts';
import templeEventsHu from '../../../games/infernos-edge/words/hu/events.ts';
import { EVENT_TYPES as SEA_EVENTS } from '../../../games/pocket-sub/test/event-types.ts';
import { seaPlaces } from '../../../games/pocket-sub/words/places.ts';
import { EVENT_TYPES as CAVE_EVENTS } from '../../../games/sub-terra/test/event-types.ts';
import caveAbout from '../../../games/sub-terra/words/en/about.ts';
import caveEvents from '../../../games/sub-terra/words/en/events.ts';
import caveAboutHu from '../../../games/sub-terra/words/hu/about.ts';
import caveEventsHu from '../../../games/sub-terra/words/hu/events.ts';
import pages from '../../words/src/en/pages.ts';
import pagesHu from '../../words/src/hu/pages.ts';
import { placesFrom } from '../../words/src/places.ts';
import {
  subTerraEn as cave,
  subTerraHu as caveHu,
  pocketSubEn as sea,
  pocketSubHu as seaHu,
  infernosEdgeEn as temple,
  infernosEdgeHu as templeHu,
} from './game-words.ts';

/** A player should see no trace of the code, and no shouting. */
const TRACE = /undefined|NaN|null|\[object|-?\d,-?\d|:e\d|!| {2}|\. \.|\(\)/;
const SENTENCE = /^\*?[\p{Lu}\d].*[.?]$/u;

/** 'a' before a vowel, 'az' before a name with a consonant. */
const WRONG_ARTICLE = /(?:^|[\s(])a \*?[aáeéiíoóöőuúüű]|(?:^|[\s(])az \*?[BCDFGHJKLMNPQRSTVWXYZ]/iu;
const AZ_ITSELF = /\baz (?:marad|még|már|előbb|egyik)/i;

function expectWords(words: string): void {
  expect(words).toMatch(SENTENCE);
  expect(words).not.toMatch(TRACE);
  expect(words.split('*').length % 2).toBe(1);
}

function expectHungarian(words: string): void {
  expectWords(words);
  if (!AZ_ITSELF.test(words)) expect(words).not.toMatch(WRONG_ARTICLE);
}

/** Every different event of a game's golden games. */
function goldenEvents<E extends GameEvent>(game: string): E[] {
  const folder = new URL(`../../../games/${game}/golden/`, import.meta.url);
  const stories = filesIn(folder).filter((file) => file.endsWith('.story.jsonl'));
  const lines = stories.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
  const events = lines.flatMap((line) => (JSON.parse(line).events ?? []) as E[]);
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

const typesOf = (told: readonly GameEvent[]): string[] => [...new Set(told.map(({ type }) => type))].sort();

describe('Sub Terra is told', () => {
  const told = goldenEvents<CaveEvent>('sub-terra');
  const tell = (event: CaveEvent) => {
    const p = placesFrom('0,0', (cell) => (cell === '0,0' ? 'start X' : 'water T'), 'medic' as const);
    return [caveEvents.describe(event, p), caveEventsHu.describe(event, p)] as const;
  };

  test('in whole sentences', () => {
    for (const event of told) {
      const [en, hu] = tell(event);
      expectWords(en);
      expectHungarian(hu);
    }
  });

  /** What no golden game shows. */
  const RARE: Readonly<Record<string, object>> = {
    dived: { caver: 'diver', at: '1,1' },
    'stack-empty': {},
    surfaced: { caver: 'diver', at: '2,1' },
  };

  test('with words for every kind of event', () => {
    expect(Object.keys(RARE)).toEqual(
      expect.arrayContaining(CAVE_EVENTS.filter((type) => !typesOf(told).includes(type))),
    );
    for (const [type, more] of Object.entries(RARE)) {
      const [en, hu] = tell({ type, rule: '', ...more } as CaveEvent);
      expectWords(en);
      expectHungarian(hu);
    }
  });
});

describe('Inferno’s Edge is told', () => {
  const told = goldenEvents<TempleEvent>('infernos-edge');
  const p = placesFrom('0,0', (cell) => (cell === '0,0' ? 'crossroads X' : 'lava T'), 'healer' as const);
  const tell = (event: TempleEvent) => [templeEvents.describe(event, p), templeEventsHu.describe(event, p)] as const;

  test('in whole sentences', () => {
    for (const event of told) {
      const [en, hu] = tell(event);
      expectWords(en);
      expectHungarian(hu);
    }
  });

  /** What no golden game shows. */
  const RARE: Readonly<Record<string, object>> = {
    'item-given': { explorer: 'guide', item: 'artifact', to: 'priest' },
  };

  test('with words for every kind of event', () => {
    const rare = TEMPLE_EVENTS.filter((type) => !typesOf(told).includes(type));
    expect(Object.keys(RARE)).toEqual(expect.arrayContaining(rare));
    for (const [type, more] of Object.entries(RARE)) {
      const [en, hu] = tell({ type, rule: '', ...more } as TempleEvent);
      expectWords(en);
      expectHungarian(hu);
    }
  });
});

describe('Pocket Sub is told', () => {
  const told = goldenEvents<SeaEvent>('pocket-sub');
  const p = seaPlaces(['0,0', '-1,0', '-1,1', '1,-1', '1,0', '0,1', '0,-1', '1,1', '-1,2']);

  test('in whole sentences', () => {
    for (const event of told) {
      expectWords(sea.describe(event, p));
      expectHungarian(seaHu.describe(event, p));
    }
  });

  test('with words for every kind of event', () => {
    const rare: string[] = SEA_EVENTS.filter((type) => !typesOf(told).includes(type));
    expect(rare).toEqual(['drawn'].filter((type) => rare.includes(type)));
    expectWords(sea.describe({ type: 'drawn', rule: '' }, p));
    expectHungarian(seaHu.describe({ type: 'drawn', rule: '' }, p));
  });
});

describe('every refusal has words', () => {
  const detail = {
    ...{
      to: 'north',
      caver: 'medic',
      explorer: 'healer',
      owner: 'scout',
      at: 'east',
      asks: 'action',
      cost: 2,
      left: 1,
    },
    ...{ missing: ['medic', 'scout'], item: 'key', tile: 'water T', face: 'lava', steps: 4, most: 3, health: 1 },
  };
  const refusal = <Kind extends string>(kind: Kind, more = {}): Refusal<Kind> => ({
    kind,
    rule: 'XX',
    detail: { ...detail, ...more },
  });

  test.each(CAVE_REFUSALS)('Sub Terra: %s', (kind) => {
    const [en, hu] = [caveAbout.refusal(refusal(kind)), caveAboutHu.refusal(refusal(kind))];
    expectWords(en);
    expectHungarian(hu);
  });

  test.each(TEMPLE_REFUSALS)('Inferno’s Edge: %s', (kind) => {
    const more = { owner: 'guide', tile: 'lava T' };
    const [en, hu] = [templeAbout.refusal(refusal(kind, more)), templeAboutHu.refusal(refusal(kind, more))];
    expectWords(en);
    expectHungarian(hu);
  });

  test.each(SEA_REFUSALS)('Pocket Sub: %s', (kind) => {
    const p = seaPlaces(['0,0', '1,0']);
    const more = {
      ...{ to: '0,0:e3', from: '1,0:c', region: '1,0:e1', of: 'blue', piece: 'mine', spin: 'clockwise', asks: 'sub' },
      ...{ declared: ['map'], spent: ['current'], expected: ['map'], repeated: ['map'] },
    };
    const [en, hu] = [sea.refusal(refusal(kind, more), p), seaHu.refusal(refusal(kind, more), p)];
    expectWords(en);
    expectHungarian(hu);
  });

  test.each(TABLE_REFUSAL_KINDS)('the table: %s', (kind) => {
    const more = { seat: 1, decides: 2, entry: 4, of: [0, 1] };
    for (const words of [pages, pagesHu])
      expectWords(words.refusal(refusal(kind, more), (seat) => ['Anna', 'Bence', 'Dóra'][seat] ?? '') ?? '');
  });
});

describe('a bad set-up says what to change', () => {
  test.each(CAVE_SETUP_ERRORS)('Sub Terra: %s', (kind) => {
    const fault = { kind, expected: '1 each for 5 players', received: 'medic' };
    expectWords(cave.setUp.fault(fault) ?? '');
    expectHungarian(caveHu.setUp.fault(fault) ?? '');
  });

  test.each(TEMPLE_SETUP_ERRORS)('Inferno: %s', (kind) => {
    const fault = { kind, expected: '3 or 4 or 5 or 6 each for 1 players', received: 'healer' };
    expectWords(temple.setUp.fault(fault) ?? '');
    expectHungarian(templeHu.setUp.fault(fault) ?? '');
  });

  test.each(SEA_SETUP_ERRORS)('Pocket Sub: %s', (kind) => {
    expectWords(sea.setUp.fault({ kind, received: '3' }) ?? '');
    expectHungarian(seaHu.setUp.fault({ kind, received: '3' }) ?? '');
  });

  test('real ones of the rules', () => {
    const bad = subTerra.open({ cavers: [{ caver: 'medic', seat: 0 }] });
    expect(bad.ok ? '' : cave.setUp.fault(bad.error)).toBe('A team has four, five or six cavers. Add or remove some.');
    const shared = subTerra.open({
      cavers: ['medic', 'scout', 'leader', 'diver'].map((caver, i) => ({ caver, seat: i % 3 })),
    });
    expect(shared.ok ? '' : caveHu.setUp.fault(shared.error)).toBe(
      'Ha hárman játszotok, mindenki két barlangászt vezet. Változtass a csapaton vagy a játékosok számán.',
    );
  });
});

describe('tiles', () => {
  test('every kind of the rules is known', () => {
    expect(TEMPLE_KINDS).toEqual(expect.arrayContaining(TEMPLE_RULES.filter((kind) => kind !== 'burnt')));
  });

  test('are called as a player would', () => {
    expect(['gas L', 'normal D', 'cave-in T 1-3', 'horror D', 'exit D', 'rough X'].map(cave.tile)).toEqual([
      'gas bend',
      'dead end',
      'cave-in fork 1·3',
      'lair in a dead end',
      'exit',
      'rough ground',
    ]);
    expect(['gas L', 'normal D', 'cave-in T 1-3', 'horror D', 'exit D', 'rough X'].map(caveHu.tile)).toEqual([
      'gázos kanyar',
      'zsákutca',
      'omlásveszélyes elágazás (1·3)',
      'rémjárta zsákutca',
      'kijárat',
      'durva terep',
    ]);
    expect(['ruin T 4', 'wing D', 'key D', 'ledge D'].map(temple.tile)).toEqual([
      'ruin 4',
      'wing guardian space',
      'key chamber',
      'sanctum ledge',
    ]);
  });
});

/** Everything legal in random games, as the committing button says it. */
describe('actions and questions in the course of a game', () => {
  function walk<K extends GameTypes>(game: Game<K>, look: (state: K['State']) => void): void {
    const { variants } = game.facts;
    const codes = new Int32Array(game.facts.maxLegal);
    for (let n = 0; n < variants.length; n += 5) {
      const state = unwrap(game.open(variants[n]?.options));
      const stream = Stream.of('actions').split(n);
      const playout = new Playout(game);
      while (game.status(state).type !== 'over') {
        game.legal(state, codes);
        look(state);
        game.play(state, playout.choose(state, stream));
      }
    }
  }

  function legal<K extends GameTypes>(game: Game<K>, state: K['State']): K['Action'][] {
    if (game.status(state).type !== 'seat') return [];
    const codes = new Int32Array(game.facts.maxLegal);
    return Array.from(codes.subarray(0, game.legal(state, codes)), (code) => game.decode(state, code) as K['Action']);
  }

  const isName = (words: string): void => {
    expect(words).toMatch(/^[\p{Lu}\d]/u);
    expect(words).not.toMatch(TRACE);
  };
  const isHungarianName = (words: string): void => {
    isName(words);
    expect(words).not.toMatch(WRONG_ARTICLE);
  };

  test('of Sub Terra', () => {
    walk(subTerra, (state) => {
      const position = subTerra.save(state);
      const places = placesFrom('0,0', () => undefined, position.actor);
      for (const [words, check] of [[cave, isName] as const, [caveHu, isHungarianName] as const]) {
        const { text, note = '' } = words.question(position, 'Anna');
        check(text);
        if (note !== '') check(note);
        check(words.waiting(position, 'Bence'));
        for (const action of legal(subTerra, state))
          check(words.actionName(action, { places, openings: ['north', 'east'] }));
      }
    });
  });

  test('of Inferno’s Edge', () => {
    walk(infernosEdge, (state) => {
      const position = infernosEdge.save(state);
      const places = placesFrom('0,0', () => undefined, position.actor);
      for (const [words, check] of [[temple, isName] as const, [templeHu, isHungarianName] as const]) {
        const { text, note = '' } = words.question(position, 'Anna');
        check(text);
        if (note !== '') check(note);
        check(words.waiting(position, 'Bence'));
        for (const action of legal(infernosEdge, state))
          check(words.actionName(action, { places, openings: ['south'] }));
      }
    });
  });

  test('of Pocket Sub', () => {
    walk(pocketSub, (state) => {
      const places = seaPlaces(state.board.cells);
      for (const [words, check] of [[sea, isName] as const, [seaHu, isHungarianName] as const]) {
        check(words.question(pocketSub.save(state), 'Anna').text);
        for (const action of legal(pocketSub, state)) check(words.actionName(action, places));
      }
    });
  });
});
