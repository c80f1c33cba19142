// The components and the setup, copied from the rules by hand.
import { SIDES } from '@undercroft/cave';
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { MAX_GUARDIANS } from '../rules/expedition.ts';
import { DEMOLITIONS, DIFFICULTIES, EXPLORERS, type Explorer, infernosEdge, markerFor } from '../rules/index.ts';
import { ENTRANCE, openingsOf, TILE_KINDS, TILES_IN_BAG, TYPES, typeNamed, typeOf } from '../rules/tiles.ts';

const team = (seats: readonly number[], explorers: readonly Explorer[] = EXPLORERS) => ({
  explorers: seats.map((seat, i) => ({ explorer: explorers[i] as Explorer, seat })),
});
const named = (explorers: readonly string[]) => ({ explorers: explorers.map((explorer) => ({ explorer, seat: 0 })) });

describe('components', () => {
  test('IE-COMP-1 30 temple tiles by kind and shape, and the journal tiles', () => {
    const copies = (kind: string, shape: string) =>
      TYPES.filter((type) => TILE_KINDS[type.kind] === kind && type.shape === shape).reduce(
        (sum, one) => sum + one.copies,
        0,
      );
    const kinds = ['normal', 'bridge', 'key', 'lava', 'spike', 'dart', 'ruin', 'guardian'];
    const table = kinds.map((kind) => [kind, ...['X', 'T', 'L', 'I', 'D'].map((shape) => copies(kind, shape))]);
    expect(table).toEqual([
      ['normal', 0, 3, 0, 0, 0],
      ['bridge', 0, 0, 0, 2, 0],
      ['key', 0, 0, 0, 0, 3],
      ['lava', 3, 2, 0, 0, 0],
      ['spike', 3, 0, 0, 0, 0],
      ['dart', 0, 0, 4, 0, 0],
      ['ruin', 3, 3, 0, 0, 0],
      ['guardian', 0, 0, 2, 0, 2],
    ]);
    expect(TILES_IN_BAG).toBe(30);
    expect(typeOf(typeNamed('journal T'))).toMatchObject({ shape: 'T', copies: 0 });
    expect(unwrap(infernosEdge.open(team([0, 0, 0, 0]))).journals).toBe(3);
  });

  test('IE-COMP-2 the six ruins and their numbers', () => {
    const ruins = TYPES.filter(({ number }) => number > 0).map(({ number, shape, copies }) => [number, shape, copies]);
    expect(ruins).toEqual([
      [1, 'X', 1],
      [2, 'T', 1],
      [3, 'X', 1],
      [4, 'T', 1],
      [5, 'X', 1],
      [6, 'T', 1],
    ]);
  });

  test('IE-COMP-3 the entrance and its wings', () => {
    const spaces = ENTRANCE.map(({ type, x, y, turn }) => {
      const open = SIDES.filter((_, side) => (openingsOf(type, turn) >> side) & 1);
      return [`${x},${y}`, TILE_KINDS[typeOf(type).kind], ...open];
    });
    expect(spaces.sort()).toEqual(
      [
        ['0,-1', 'exit', 'south'],
        ['0,0', 'normal', 'north', 'east', 'south', 'west'],
        ['1,0', 'normal', 'east', 'south', 'west'],
        ['2,0', 'normal', 'east', 'south', 'west'],
        ['3,0', 'guardian', 'west'],
        ['-1,0', 'normal', 'east', 'south', 'west'],
        ['-2,0', 'normal', 'east', 'south', 'west'],
        ['-3,0', 'guardian', 'east'],
      ].sort(),
    );
  });

  test('IE-COMP-4 the sanctum: a corridor and a dead end', () => {
    expect(
      TYPES.filter(({ kind }) => TILE_KINDS[kind] === 'sanctum').map(({ name, copies }) => [name, copies]),
    ).toEqual([
      ['sanctum I', 0],
      ['ledge D', 0],
    ]);
  });

  test('IE-COMP-5 the supply of each component', () => {
    const all = unwrap(
      infernosEdge.open(named(['archaeologist', 'aristocrat', 'foreman', 'sapper', 'veteran', 'priest'])),
    );
    expect([all.luck, all.journals, all.shores, all.demolitions]).toEqual([3, 3, 4, 3]);
    expect([DEMOLITIONS, MAX_GUARDIANS]).toEqual([3, 5]);
    const none = unwrap(infernosEdge.open(named(['guide', 'veteran', 'priest'])));
    expect([none.luck, none.journals, none.shores, none.demolitions]).toEqual([0, 0, 0, 0]);
  });

  test('IE-ED-2 no luck tokens in the second edition', () => {
    const options = { ...named(['archaeologist', 'veteran', 'priest']), variant: 'second-edition' };
    expect(unwrap(infernosEdge.open(options)).luck).toBe(0);
  });
});

describe('setup', () => {
  test('IE-SETUP-2 everybody starts on the crossroads with full health; the first explorer leads by default', () => {
    const healths = [...Array(10).keys()].map((i) => {
      const others = EXPLORERS.filter((_, k) => k !== i).slice(0, 2);
      const options = named([EXPLORERS[i] as string, ...others]);
      const { explorers, active } = infernosEdge.save(unwrap(infernosEdge.open(options)));
      expect(active).toBe(EXPLORERS[i]);
      expect(Object.values(explorers).every(({ at }) => at === '0,0')).toBe(true);
      return explorers[EXPLORERS[i] as string]?.health;
    });
    expect(Object.fromEntries(EXPLORERS.map((name, i) => [name, healths[i]]))).toEqual({
      ...{ archaeologist: 5, guide: 3, scoundrel: 3, aristocrat: 5, foreman: 5 },
      ...{ sharpshooter: 5, sapper: 5, veteran: 7, healer: 3, priest: 5 },
    });
    const led = unwrap(infernosEdge.open({ ...team([0, 0, 0]), lead: 'guide' }));
    expect(infernosEdge.save(led).active).toBe('guide');
  });

  test('IE-SETUP-3 the start of the eruption marker', () => {
    expect([3, 4, 5, 6].map((count) => DIFFICULTIES.map((difficulty) => markerFor(difficulty, count)))).toEqual([
      [27, 26, 22, 20],
      [24, 21, 18, 16],
      [22, 19, 16, 14],
      [20, 17, 14, 12],
    ]);
    const markers = [3, 4, 5, 6].map((count) => unwrap(infernosEdge.open(team(Array(count).fill(0)))).marker);
    expect(markers).toEqual([26, 21, 19, 17]);
  });

  test.each([
    [[0, 0, 0]],
    [[0, 0, 0, 0]],
    [[0, 0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0]],
    [[0, 1, 0, 1]],
    [[1, 1, 0, 0]],
    [[0, 1, 2]],
    [[3, 2, 1, 0]],
    [[0, 1, 2, 3, 4]],
    [[0, 1, 2, 3, 4, 5]],
  ])('IE-SETUP-1 seats %j are fine', (seats) => {
    expect(infernosEdge.open(team(seats)).ok).toBe(true);
  });

  test('IE-SETUP-1 the default options have a valid team', () => {
    expect(infernosEdge.open({}).ok).toBe(true);
    expect(infernosEdge.open(undefined).ok).toBe(true);
  });

  test.each([
    ['two explorers', team([0, 0]), { kind: 'wrong-team-size', path: ['explorers'], rule: 'IE-SETUP-1' }],
    ['seven explorers', team([0, 0, 0, 0, 0, 0, 0]), { kind: 'wrong-team-size', received: '7' }],
    [
      'an explorer twice',
      named(['guide', 'veteran', 'guide']),
      { kind: 'explorer-twice', path: ['explorers', 2, 'explorer'], received: 'guide' },
    ],
    [
      'an unknown explorer',
      named(['cook', 'veteran', 'guide']),
      { kind: 'malformed', path: ['explorers', 0, 'explorer'] },
    ],
    ['an empty seat', team([0, 2, 0, 2]), { kind: 'empty-seat', rule: 'IE-SETUP-1' }],
    ['three explorers for two', team([0, 1, 0]), { kind: 'wrong-seats', expected: '2 each for 2 players' }],
    ['six explorers for two', team([0, 1, 0, 1, 0, 1]), { kind: 'wrong-seats' }],
    ['six explorers for three', team([0, 1, 2, 0, 1, 2]), { kind: 'wrong-seats', expected: '1 each for 3 players' }],
    ['a seat beyond six', team([0, 1, 2, 6]), { kind: 'malformed', path: ['explorers', 3, 'seat'] }],
    ['a fractional seat', team([0, 0, 0.5]), { kind: 'malformed', path: ['explorers', 2, 'seat'] }],
    ['an unknown difficulty', { difficulty: 'gentle' }, { kind: 'malformed', path: ['difficulty'] }],
    ['an unknown variant', { variant: 'third-edition' }, { kind: 'malformed', path: ['variant'] }],
    [
      'a lead who is not in the team',
      { ...team([0, 0, 0]), lead: 'priest' },
      { kind: 'not-in-the-team', path: ['lead'], received: 'priest', rule: 'IE-SETUP-2' },
    ],
    ['an unknown option', { torches: 3 }, { kind: 'malformed', path: ['torches'] }],
    ['no options at all', 'please', { kind: 'malformed', path: [] }],
  ])('IE-SETUP-1 %s is refused with a reason', (_name, options, error) => {
    expect(infernosEdge.open(options)).toMatchObject({ ok: false, error });
  });
});
