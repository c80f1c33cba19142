// Real games told in both languages: whole sentences, no trace of the code, the right article, nothing left out.
import { readdirSync, readFileSync } from 'node:fs';
import { type Game, type Kinds, must, Playout, type Refusal, Stream, type Told } from '@undercroft/engine';
import { infernosEdge, type Event as TempleEvent } from '@undercroft/infernos-edge';
import { pocketSub, type Event as SeaEvent } from '@undercroft/pocket-sub';
import { type Event as CaveEvent, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import temple from '../src/words/en/infernos-edge.ts';
import page from '../src/words/en/page.ts';
import sea from '../src/words/en/pocket-sub.ts';
import cave from '../src/words/en/sub-terra.ts';
import templeHu from '../src/words/hu/infernos-edge.ts';
import pageHu from '../src/words/hu/page.ts';
import seaHu from '../src/words/hu/pocket-sub.ts';
import caveHu from '../src/words/hu/sub-terra.ts';
import { CAVE_KINDS, TEMPLE_KINDS } from '../src/words/kinds.ts';
import { placesFrom } from '../src/words/places.ts';
import { seaPlaces } from '../src/words/sea-places.ts';

const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

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
function goldenEvents<E extends Told>(game: string): E[] {
  const folder = new URL(`../../${game}/golden/`, import.meta.url);
  const stories = readdirSync(folder).filter((file) => file.endsWith('.story.jsonl'));
  const lines = stories.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
  const events = lines.flatMap((line) => (JSON.parse(line).events ?? []) as E[]);
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

const typesIn = (path: string, pattern: RegExp): string[] =>
  [...new Set([...source(path).matchAll(pattern)].map(([, type]) => type ?? ''))].sort();

const typesOf = (told: readonly Told[]): string[] => [...new Set(told.map(({ type }) => type))].sort();

// ---------------------------------------------------------------- events

describe('Sub Terra is told', () => {
  const told = goldenEvents<CaveEvent>('sub-terra');
  const tell = (event: CaveEvent) => {
    const p = placesFrom('0,0', (cell) => (cell === '0,0' ? 'start X' : 'water T'), 'medic' as const);
    return [cave.tell(event, p), caveHu.tell(event, p)] as const;
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
    const types = typesIn('sub-terra/src/events.ts', /(?:Happening|OfCaver)<'([a-z-]+)'>/g);
    expect(types.length).toBeGreaterThan(35);
    expect(Object.keys(RARE)).toEqual(expect.arrayContaining(types.filter((type) => !typesOf(told).includes(type))));
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
  const tell = (event: TempleEvent) => [temple.tell(event, p), templeHu.tell(event, p)] as const;

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
    const types = typesIn('infernos-edge/src/events.ts', /(?:Happening|OfExplorer)<'([a-z-]+)'>/g);
    expect(types.length).toBeGreaterThan(40);
    const rare = types.filter((type) => !typesOf(told).includes(type));
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
      expectWords(sea.tell(event, p));
      expectHungarian(seaHu.tell(event, p));
    }
  });

  test('with words for every kind of event', () => {
    const types = typesIn('pocket-sub/src/events.ts', /(?:Happening|OfFleet|AtRegion)<'([a-z-]+)'>/g);
    expect(types.length).toBeGreaterThan(17);
    const rare = types.filter((type) => !typesOf(told).includes(type));
    expect(rare).toEqual(['drawn'].filter((type) => rare.includes(type)));
    expectWords(sea.tell({ type: 'drawn', rule: '' }, p));
    expectHungarian(seaHu.tell({ type: 'drawn', rule: '' }, p));
  });
});

// ---------------------------------------------------------------- refusals

/** As testkit's `refusalKinds` does. */
const refusalKinds = (text: string): string[] => [
  ...new Set([...text.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, kind]) => kind ?? '')),
];

/** Kinds that are not written in the call itself: picked from a table, or answered by another function. */
const SUB_TERRA_KINDS = [
  ...refusalKinds(source('sub-terra/src/check.ts')),
  ...refusalKinds(source('sub-terra/src/door.ts')),
  ...[...source('sub-terra/src/check.ts').matchAll(/refuse\(\{([^}]*)\}/g)].flatMap(([, table = '']) =>
    [...table.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind ?? ''),
  ),
  ...[...(/type Misfit = (.*);/.exec(source('sub-terra/src/revealing.ts'))?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(
    ([, kind]) => kind ?? '',
  ),
];

const TEMPLE_REFUSALS = [
  ...refusalKinds(source('infernos-edge/src/check.ts')),
  ...refusalKinds(source('infernos-edge/src/door.ts')),
  ...['revealing', 'moving'].flatMap((file) =>
    [
      ...(/type (?:Misfit|Barrier) = (.*);/.exec(source(`infernos-edge/src/${file}.ts`))?.[1] ?? '').matchAll(
        /'([a-z-]+)'/g,
      ),
    ].map(([, kind]) => kind ?? ''),
  ),
  'escaped',
  'dead',
];

const SEA_KINDS = [
  ...new Set(
    ['check', 'door'].flatMap((file) =>
      [...source(`pocket-sub/src/${file}.ts`).matchAll(/refuse\([^'"]*?'([a-z-]+)'/g)].map(([, kind]) => kind ?? ''),
    ),
  ),
];

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
  const refusal = (kind: string, more = {}): Refusal => ({ kind, rule: 'XX', detail: { ...detail, ...more } });

  test('they were looked for in the right place', () => {
    expect(SUB_TERRA_KINDS).toEqual(expect.arrayContaining(['no-water', 'arrow', 'rubble', 'malformed']));
    expect(TEMPLE_REFUSALS).toEqual(expect.arrayContaining(['bridge', 'not-connected', 'hands-full']));
    expect(SEA_KINDS).toEqual(expect.arrayContaining(['occupied', 'not-touching']));
  });

  test.each(SUB_TERRA_KINDS)('Sub Terra: %s', (kind) => {
    const [en, hu] = [cave.refusal(refusal(kind)), caveHu.refusal(refusal(kind))];
    expectWords(en);
    expectHungarian(hu);
    expect(en).not.toBe('This is not possible.');
    expect(hu).not.toBe('Ez nem lehetséges.');
  });

  test.each(TEMPLE_REFUSALS)('Inferno’s Edge: %s', (kind) => {
    const more = { owner: 'guide', tile: 'lava T' };
    const [en, hu] = [temple.refusal(refusal(kind, more)), templeHu.refusal(refusal(kind, more))];
    expectWords(en);
    expectHungarian(hu);
    expect(en).not.toBe('This is not possible.');
    expect(hu).not.toBe('Ez nem lehetséges.');
  });

  test.each(SEA_KINDS)('Pocket Sub: %s', (kind) => {
    const p = seaPlaces(['0,0', '1,0']);
    const more = {
      ...{ to: '0,0:e3', from: '1,0:c', region: '1,0:e1', of: 'blue', piece: 'mine', spin: 'clockwise', asks: 'sub' },
      ...{ declared: ['map'], spent: ['current'], expected: ['map'] },
    };
    const [en, hu] = [sea.refusal(refusal(kind, more), p), seaHu.refusal(refusal(kind, more), p)];
    expectWords(en);
    expectHungarian(hu);
    expect(en).not.toBe('This is not possible.');
    expect(hu).not.toBe('Ez nem lehetséges.');
  });

  const ofTable = ['table', 'undo'].flatMap((file) => typesIn(`engine/src/${file}.ts`, /kind: '([a-z-]+)', rule/g));

  test.each(ofTable)('the table: %s', (kind) => {
    const more = { seat: 1, decides: 2, entry: 4, of: [0, 1] };
    for (const words of [page, pageHu])
      expectWords(words.refusal(refusal(kind, more), (seat) => ['Anna', 'Bence', 'Dóra'][seat] ?? '') ?? '');
  });
});

// ---------------------------------------------------------------- set-up, tiles, deeds

describe('a bad set-up says what to change', () => {
  const kindsIn = (path: string) => [...source(path).matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind ?? '');
  const team = (what: string) => [...kindsIn('engine/src/seating.ts').filter((kind) => kind !== ''), `${what}-twice`];

  test.each([...new Set([...team('caver'), ...kindsIn('sub-terra/src/setting-up.ts')])])('Sub Terra: %s', (kind) => {
    const fault = { kind, expected: '1 each for 5 players', received: 'medic' };
    expectWords(cave.setUp.fault(fault) ?? '');
    expectHungarian(caveHu.setUp.fault(fault) ?? '');
  });

  test.each([...new Set([...team('explorer'), ...kindsIn('infernos-edge/src/setting-up.ts')])])(
    'Inferno: %s',
    (kind) => {
      const fault = { kind, expected: '3 or 4 or 5 or 6 each for 1 players', received: 'healer' };
      expectWords(temple.setUp.fault(fault) ?? '');
      expectHungarian(templeHu.setUp.fault(fault) ?? '');
    },
  );

  test.each(kindsIn('pocket-sub/src/setting-up.ts'))('Pocket Sub: %s', (kind) => {
    expectWords(sea.setUp.fault({ kind, received: '3' }) ?? '');
    expectHungarian(seaHu.setUp.fault({ kind, received: '3' }) ?? '');
  });

  test('real ones of the rules', () => {
    const bad = subTerra.open({ cavers: [{ caver: 'medic', seat: 0 }] });
    expect(bad.ok ? '' : cave.setUp.fault(bad.error)).toBe('Four, five or six cavers take part. Add or remove some.');
    const shared = subTerra.open({
      cavers: ['medic', 'scout', 'leader', 'diver'].map((caver, i) => ({ caver, seat: i % 3 })),
    });
    expect(shared.ok ? '' : caveHu.setUp.fault(shared.error)).toBe(
      'Ha hárman játszotok, mindenki két barlangászt vezet. Változtass a csapaton vagy a játékosok számán.',
    );
  });
});

describe('tiles', () => {
  const named = (path: string) =>
    [...(/KINDS = \[([^\]]*)\]/.exec(source(path))?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind ?? '');

  test('every kind of the rules is known', () => {
    expect([...CAVE_KINDS]).toEqual(named('sub-terra/src/tiles.ts'));
    expect(TEMPLE_KINDS).toEqual(
      expect.arrayContaining(named('infernos-edge/src/tiles.ts').filter((kind) => kind !== 'burnt')),
    );
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
      'iszonyjárta zsákutca',
      'kijárat',
      'durva terep',
    ]);
    expect(['ruin T 4', 'wing D', 'key D', 'ledge D'].map(temple.tile)).toEqual([
      'ruin 4',
      'guardian space of the wing',
      'key chamber',
      'ledge of the sanctum',
    ]);
  });
});

/** Everything legal in games by chance, as the committing button says it. */
describe('deeds and questions in the course of a game', () => {
  function walk<K extends Kinds>(game: Game<K>, look: (state: K['State']) => void): void {
    const { variants } = game.facts;
    const codes = new Int32Array(game.facts.maxLegal);
    for (let n = 0; n < variants.length; n += 5) {
      const state = must(game.open(variants[n]?.options));
      const stream = Stream.of('deeds').split(n);
      const playout = new Playout(game);
      while (game.status(state).type !== 'over') {
        game.legal(state, codes);
        look(state);
        game.play(state, playout.choose(state, stream));
      }
    }
  }

  function legal<K extends Kinds>(game: Game<K>, state: K['State']): K['Action'][] {
    if (game.status(state).type !== 'seat') return [];
    const codes = new Int32Array(game.facts.maxLegal);
    return Array.from(codes.subarray(0, game.legal(state, codes)), (code) => game.write(state, code) as K['Action']);
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
        const { ask, note = '' } = words.question(position, 'Anna');
        check(ask);
        if (note !== '') check(note);
        check(words.waiting(position, 'Bence'));
        for (const action of legal(subTerra, state)) check(words.deed(action, { places, openings: ['north', 'east'] }));
      }
    });
  });

  test('of Inferno’s Edge', () => {
    walk(infernosEdge, (state) => {
      const position = infernosEdge.save(state);
      const places = placesFrom('0,0', () => undefined, position.actor);
      for (const [words, check] of [[temple, isName] as const, [templeHu, isHungarianName] as const]) {
        const { ask, note = '' } = words.question(position, 'Anna');
        check(ask);
        if (note !== '') check(note);
        check(words.waiting(position, 'Bence'));
        for (const action of legal(infernosEdge, state)) check(words.deed(action, { places, openings: ['south'] }));
      }
    });
  });

  test('of Pocket Sub', () => {
    walk(pocketSub, (state) => {
      const places = seaPlaces(state.board.cells);
      for (const [words, check] of [[sea, isName] as const, [seaHu, isHungarianName] as const]) {
        check(words.question(pocketSub.save(state), 'Anna').ask);
        for (const action of legal(pocketSub, state)) check(words.deed(action, places));
      }
    });
  });
});

// ---------------------------------------------------------------- as they were designed

describe('the patterns of the design', () => {
  const position = must(subTerra.open({}));
  const at = (change: object) => ({ ...subTerra.save(position), actor: 'medic' as const, ...change });

  test('question', () => {
    expect(cave.question(at({}), 'Anna').ask).toBe('Anna, what does the Medic do?');
    expect(cave.question(at({})).ask).toBe('What does the Medic do?');
    expect(caveHu.question(at({}), 'Anna').ask).toBe('Anna, mit tesz az Orvos?');
  });

  test('somebody else’s question', () => {
    const path = at({ asks: 'path', hunt: { horror: '1,1', victim: 'bodyguard' } });
    expect(cave.question(path, 'Bence').ask).toBe('Bence, which way does the horror come?');
    expect(caveHu.question(path, 'Bence')).toEqual({
      ask: 'Bence, merről jöjjön az iszony?',
      note: 'A Testőrhöz vezető utak egyformán rövidek.',
    });
  });

  test('waiting', () => {
    expect(cave.waiting(at({ actor: 'scout' }), 'Bence')).toBe('The Scout is thinking');
    expect(caveHu.waiting(at({ actor: 'scout' }), 'Bence')).toBe('A Felderítő gondolkodik');
  });

  test('points, time', () => {
    expect(cave.pointsLeft(1, 2)).toBe('1 of 2 points left');
    expect(caveHu.pointsLeft(1, 2)).toBe('2 akciópontból 1 maradt');
    expect(cave.time.light(12)).toBe('12 rounds of light');
    expect(caveHu.time.light(12)).toBe('Még 12 fordulóig van fény');
  });

  test('risk', () => {
    const gas = { source: 'gas', amount: 2, falls: true, odds: { n: 5, of: 23 } } as const;
    expect(cave.risk.short(gas)).toBe('5 in 23: gas');
    expect(caveHu.risk.short(gas)).toBe('23-ból 5: gáz');
    expect(cave.risk.harm(gas)).toBe(
      'Gas is about: with 5 of the 23 tiles left you lose 2 health and fall unconscious.',
    );
    expect(caveHu.risk.harm(gas)).toBe(
      'Gáz van: a maradék 23 lapkából 5 esetén 2 egészséget veszítesz, és eszméletlen leszel.',
    );
  });

  test('too dear, refused', () => {
    const dear = { kind: 'too-few-points', rule: 'ST-TURN-1', detail: { cost: 2, left: 1, exerting: true } };
    expect(cave.refusal(dear, { deed: 'heal' })).toBe(
      'Heal needs 2 points, you have 1. Exerting would give the missing one.',
    );
    expect(caveHu.refusal(dear, { deed: 'heal' })).toBe(
      'A Gyógyításhoz 2 akciópont kell, neked 1 van. Erősítéssel meglenne.',
    );
    expect(cave.notPossible('squeeze')).toBe('Squeeze is not possible.');
    expect(caveHu.notPossible('squeeze')).toBe('A Bepréselődés nem lehetséges.');
    expect(caveHu.deeds.squeeze.nowhere).toBe('Egyik szomszédos lapka sem szűkület.');
  });

  test('end of the turn', () => {
    expect(cave.endEarly(1)).toBe('End the turn with 1 point left?');
    expect(caveHu.endEarly(1)).toBe('Befejezed a köröd 1 akcióponttal?');
  });

  test('undo names the action; on a phone every name has room in two lines', () => {
    expect(page.undo.of(cave.noun('move'))).toBe('Undo Move');
    expect(pageHu.undo.of(caveHu.noun('move'))).toBe('Mozgás visszavonása');
    const all = [cave, temple, sea, caveHu, templeHu, seaHu].flatMap(({ deeds, noun }) =>
      Object.keys(deeds).map((type) => noun(type as never)),
    );
    expect(all.filter((noun) => !/^\p{Lu}[\p{L} -]{2,15}$/u.test(noun))).toEqual([]);
    expect(all.filter((noun) => /^(This|Ez|Erre|Itt|It)\b/.test(noun))).toEqual([]);
  });

  test('doomed, hero', () => {
    expect(sea.risk.doomed('no-mine')).toMatch(/^This course loses the sub\. It leaves no .* no mine can be laid\.$/);
    expect(seaHu.risk.doomed('no-mine')).toMatch(
      /^Ezen az úton elvész a tengeralattjáró\. .*így nem rakhat le aknát\.$/,
    );
    expect(seaHu.risk.hero('blue')).toBe(
      'A kék utolsó tengeralattjárója hős: elsüllyeszti, akire ráfut, és halad tovább. Az akna őt is megállítja.',
    );
  });

  test('result', () => {
    const ending = { how: 'silver', rule: '', scores: [], end: 'left', leftBehind: ['climber'], out: [0] } as const;
    expect(cave.end.result(ending, 4)).toBe('Three of you stand in daylight. The Climber does not.');
    expect(caveHu.end.result(ending, 4)).toBe('Hárman kijutottatok a fényre. A Hegymászó nem.');
  });

  test('for screen readers', () => {
    expect(cave.status(at({ points: 1 }), 6)).toBe('Your decision. Medic, 1 point left. Six actions possible.');
    expect(caveHu.status(at({ points: 1 }), 6)).toBe('Te döntesz. Orvos, 1 akciópont maradt. Hat lehetséges akció.');
    const ledge = {
      tile: 'ledge I',
      from: { east: 0, south: 1 },
      marks: ['rope'],
      people: [{ caver: 'climber', state: 'unconscious' }],
      can: [{ deed: 'move', points: 1 }],
    } as const;
    expect(cave.place(ledge)).toBe('Ledge, with a rope, one step south. Climber, unconscious. Move, 1 point.');
    expect(caveHu.place(ledge)).toBe(
      'Sziklaperem, kötéllel, délre egy lépésre. Hegymászó, eszméletlen. Mozgás, 1 akciópont.',
    );
    const mine = { region: '1,0:e4', water: 'shallow', pieces: [{ piece: 'mine', of: 'blue' }], deadly: true } as const;
    const places = seaPlaces(['0,0', '-1,0', '1,0']);
    expect(sea.region(mine, places)).toBe('Tile 3, south-west, shallow. Blue mine. Deadly.');
    expect(seaHu.region(mine, places)).toBe('3. lapka, délnyugat, sekély. Kék akna. Halálos.');
  });
});
