// The components and the set-up, checked against the rules by hand.
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { cardsDealt, poolFor } from '../rules/hazards.ts';
import { CAVERS, type Caver, DIFFICULTIES, subTerra } from '../rules/index.ts';
import { TILE_KINDS, TILES_IN_BOX, TYPES } from '../rules/tiles.ts';

const team = (seats: readonly number[], cavers: readonly Caver[] = CAVERS) => ({
  cavers: seats.map((seat, i) => ({ caver: cavers[i] as Caver, seat })),
});

describe('components', () => {
  test('ST-COMP-1 64 cave tiles by kind and shape, and the exit', () => {
    const table = Object.fromEntries(
      TILE_KINDS.slice(2).map((kind) => [
        kind,
        ['X', 'T', 'L', 'I', 'D'].map((shape) =>
          TYPES.filter((type) => TILE_KINDS[type.kind] === kind && type.shape === shape).reduce(
            (sum, { copies }) => sum + copies,
            0,
          ),
        ),
      ]),
    );
    expect(table).toEqual({
      normal: [3, 3, 4, 4, 2],
      water: [2, 2, 0, 4, 0],
      gas: [0, 2, 6, 0, 0],
      'cave-in': [0, 8, 4, 0, 0],
      horror: [0, 0, 2, 0, 6],
      squeeze: [0, 0, 0, 3, 0],
      ledge: [0, 0, 0, 3, 0],
      slide: [0, 0, 0, 3, 0],
      rough: [3, 0, 0, 0, 0],
    });
    expect(TILES_IN_BOX).toBe(64);
    expect(TYPES.slice(0, 2).map(({ name }) => name)).toEqual(['start X', 'exit D']);
  });

  test('ST-COMP-2 the twelve pairs: all of 1 to 6 except 1-2, 3-4 and 5-6, four of them on corners', () => {
    const pairs = TYPES.filter(({ numbers }) => numbers > 0).map(
      ({ name }) => name.split(' ') as [string, string, string],
    );
    const all = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => b > a).map((b) => `${a}-${b}`));
    expect(pairs.map(([, , pair]) => pair).sort()).toEqual(all.filter((pair) => !['1-2', '3-4', '5-6'].includes(pair)));
    expect(pairs.filter(([, shape]) => shape === 'L').map(([, , pair]) => pair)).toEqual(['3-6', '2-6', '1-5', '2-4']);
  });

  test('ST-COMP-3, ST-SETUP-4 the pools of the three difficulties', () => {
    const settings = { variant: 'standard', gentle: false } as const;
    const cards = DIFFICULTIES.map((difficulty) => poolFor({ ...settings, difficulty }));
    expect(cards).toEqual([
      { plain: 5, severe: 0 },
      { plain: 4, severe: 1 },
      { plain: 3, severe: 1 },
    ]);
  });

  test('ST-COMP-4 health by caver', () => {
    const health = (cavers: readonly Caver[]) =>
      Object.values(unwrap(subTerra.open(team([0, 0, 0, 0], cavers))).health.subarray(0, 4));
    expect(health(CAVERS)).toEqual([3, 3, 3, 3]);
    expect(health(CAVERS.slice(4))).toEqual([3, 3, 5, 3]);
  });
});

describe('setting up', () => {
  test('ST-SETUP-5, ST-SETUP-6 cards dealt by difficulty and team', () => {
    const table = [4, 5, 6].map((cavers) =>
      DIFFICULTIES.map((difficulty) => cardsDealt({ difficulty, variant: 'standard', gentle: false }, cavers)),
    );
    expect(table).toEqual([
      [22, 20, 18],
      [19, 17, 15],
      [17, 15, 13],
    ]);
    expect(
      [4, 5, 6].map((cavers) => cardsDealt({ difficulty: 'normal', variant: 'standard', gentle: true }, cavers)),
    ).toEqual([25, 22, 20]);
  });

  test('ST-RM-1 the reference manual deals 20, 18 or 16 at every difficulty', () => {
    for (const difficulty of DIFFICULTIES) {
      expect(
        [4, 5, 6].map((cavers) => cardsDealt({ difficulty, variant: 'reference-manual', gentle: false }, cavers)),
      ).toEqual([20, 18, 16]);
    }
  });

  test.each([
    [[0, 0, 0, 0]],
    [[0, 0, 0, 0, 0, 0]],
    [[0, 1, 0, 1]],
    [[0, 0, 1, 1]],
    [[0, 1, 2, 0, 1, 2]],
    [[0, 1, 2, 3]],
    [[3, 2, 1, 0]],
    [[0, 1, 2, 3, 4, 5]],
  ])('ST-SETUP-1 seats %j are accepted', (seats) => {
    expect(subTerra.open(team(seats)).ok).toBe(true);
  });

  test.each([
    ['three cavers', team([0, 0, 0]), { kind: 'wrong-team-size', path: ['cavers'], rule: 'ST-SETUP-1' }],
    ['seven cavers', team([0, 0, 0, 0, 0, 0, 0]), { kind: 'wrong-team-size', received: '7' }],
    [
      'a caver twice',
      { cavers: ['scout', 'medic', 'scout', 'diver'].map((caver) => ({ caver, seat: 0 })) },
      { kind: 'caver-twice', path: ['cavers', 2, 'caver'] },
    ],
    [
      'an unknown caver',
      { cavers: ['cook', 'medic', 'scout', 'diver'].map((caver) => ({ caver, seat: 0 })) },
      { kind: 'malformed', path: ['cavers', 0, 'caver'] },
    ],
    ['an empty seat', team([0, 2, 0, 2]), { kind: 'empty-seat', rule: 'ST-SETUP-1' }],
    ['five cavers for two', team([0, 1, 0, 1, 0]), { kind: 'wrong-seats', expected: '2 each for 2 players' }],
    ['four cavers for three', team([0, 1, 2, 0]), { kind: 'wrong-seats' }],
    ['a seat beyond six', team([0, 1, 2, 6]), { kind: 'malformed', path: ['cavers', 3, 'seat'] }],
    ['an unknown difficulty', { difficulty: 'heroic' }, { kind: 'malformed', path: ['difficulty'] }],
    ['gentle and hard', { gentle: true, difficulty: 'expert' }, { kind: 'gentle-needs-normal', rule: 'ST-SETUP-6' }],
    [
      'gentle in the manual',
      { gentle: true, variant: 'reference-manual' },
      { kind: 'gentle-needs-standard', rule: 'ST-SETUP-6' },
    ],
    [
      'a starting caver who is not there',
      { start: 'diver' },
      { kind: 'not-in-the-team', path: ['start'], rule: 'ST-SETUP-7' },
    ],
    ['an unknown option', { lamps: 3 }, { kind: 'malformed', path: ['lamps'] }],
  ])('ST-SETUP-1 %s is rejected with a reason', (_name, options, error) => {
    expect(subTerra.open(options)).toMatchObject({ ok: false, error });
  });
});
