// Components, geometry and the introductory positions, checked against the rules by hand.
import { OVER, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS, FACE_DATA, MAX_TOUCHING } from '../rules/board.ts';
import { pocketSub } from '../rules/index.ts';

const players = [2, 3, 4] as const;
const opening = (options: object) => pocketSub.save(unwrap(pocketSub.open(options)));

describe('components', () => {
  test('PS-COMP-1 colours in seat order, one Command Centre and their subs each, in both set-ups', () => {
    const colours = { 2: ['red', 'blue'], 3: ['red', 'white', 'blue'], 4: ['red', 'white', 'blue', 'black'] };
    for (const n of players) {
      expect(Object.keys(opening({ players: n }).commandCentres)).toEqual(colours[n]);
      expect(Object.keys(opening({ players: n, setup: 'standard' }).subs)).toEqual(colours[n]);
    }
  });

  test('PS-SETUP-1 three subs each for two and three players, two each in teams', () => {
    const each = players.map((n) => Object.values(opening({ players: n }).subs).map((subs) => subs.length));
    expect(each).toEqual([
      [3, 3],
      [3, 3, 3],
      [2, 2, 2, 2],
    ]);
    expect([...BOARDS[4].sides]).toEqual([0, 1, 0, 1]);
    expect([...BOARDS[3].sides]).toEqual([0, 1, 2]);
  });
});

describe('geometry', () => {
  test('PS-GEO-1 seven regions on every tile', () => {
    for (const n of players) expect(BOARDS[n].names).toHaveLength(7 * BOARDS[n].cells.length);
    expect(BOARDS[2].names.filter((name) => name.startsWith('0,0:'))).toEqual([
      '0,0:c',
      '0,0:e0',
      '0,0:e1',
      '0,0:e2',
      '0,0:e3',
      '0,0:e4',
      '0,0:e5',
    ]);
  });

  test('PS-GEO-2 touching is mutual; a centre has six neighbours, an edge three, or four with a tile across', () => {
    for (const n of players) {
      const { names, touching, regions } = BOARDS[n];
      const of = (region: number) =>
        [...touching.subarray(region * MAX_TOUCHING, (region + 1) * MAX_TOUCHING)].filter((r) => r >= 0);
      for (let region = 0; region < regions; region++) {
        expect(of(region).every((other) => of(other).includes(region))).toBe(true);
        expect(names[region]?.endsWith(':c') ? [6] : [3, 4]).toContain(of(region).length);
      }
    }
    const centre = BOARDS[3].names.filter((_, r) => r % 7 > 0 && BOARDS[3].touching[r * MAX_TOUCHING + 3] !== -1);
    expect(
      centre.filter((name) => name.startsWith('0,0:')),
      'a tile in the middle faces six others',
    ).toHaveLength(6);
  });

  test('PS-BOARD-1 the three faces', () => {
    expect(FACE_DATA).toEqual({
      A: { centre: 'deep', rocky: [0, 3] },
      B: { centre: 'shallow', rocky: [0, 2] },
      C: { centre: 'deep', rocky: [0, 2, 4] },
    });
  });

  test('PS-BOARD-2 sets and outlines', () => {
    expect(players.map((n) => BOARDS[n].copies)).toEqual([
      { A: 3, B: 2, C: 0 },
      { A: 3, B: 3, C: 1 },
      { A: 4, B: 3, C: 1 },
    ]);
    expect(BOARDS[2].cells.toSorted()).toEqual(['0,0', '-1,0', '-1,1', '1,-1', '1,0'].toSorted());
    expect(BOARDS[3].cells.toSorted()).toEqual(['0,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'].toSorted());
    expect(BOARDS[4].cells.toSorted()).toEqual(['-1,0', '-1,1', '-1,2', '0,0', '0,1', '1,-1', '1,0', '1,1'].toSorted());
    for (const n of players)
      expect(Object.values(BOARDS[n].copies).reduce((a, b) => a + b)).toBe(BOARDS[n].cells.length);
  });
});

/** The rocky edges of each tile, as the rules list them. */
const ROCKY = {
  2: { '0,0': 'A03', '-1,0': 'A25', '1,0': 'A25', '-1,1': 'B35', '1,-1': 'B02' },
  3: { '0,0': 'C024', '0,-1': 'A03', '1,0': 'A25', '-1,1': 'A14', '1,-1': 'B02', '0,1': 'B24', '-1,0': 'B04' },
  4: {
    '-1,0': 'A25',
    '1,-1': 'A14',
    '1,1': 'A25',
    '-1,2': 'A14',
    '-1,1': 'B35',
    '1,0': 'B13',
    '0,0': 'C024',
    '0,1': 'B15',
  },
} as const;

describe('introductory positions', () => {
  test.each(players)('PS-INTRO-1 the tiles for %i players', (n) => {
    const laid = opening({ players: n }).tiles.map(({ at, face, turn }) => {
      const rocky = FACE_DATA[face].rocky.map((edge) => (edge + turn) % 6).sort((a, b) => a - b);
      return [at, face + rocky.join('')];
    });
    expect(Object.fromEntries(laid)).toEqual(ROCKY[n]);
  });

  test('PS-INTRO-1 the fleets', () => {
    expect(opening({ players: 2 })).toMatchObject({
      commandCentres: { red: '-1,0:c', blue: '1,0:c' },
      subs: { red: ['-1,0:e0', '-1,1:c', '-1,1:e4'], blue: ['1,-1:c', '1,-1:e1', '1,0:e3'] },
    });
    expect(opening({ players: 3 })).toMatchObject({
      commandCentres: { red: '0,-1:c', white: '1,0:c', blue: '-1,1:c' },
      subs: {
        red: ['0,-1:c', '0,-1:e5', '1,-1:e1'],
        white: ['0,1:e3', '1,0:c', '1,0:e1'],
        blue: ['-1,0:e5', '-1,1:c', '-1,1:e3'],
      },
    });
    expect(opening({ players: 4 })).toMatchObject({
      commandCentres: { red: '-1,0:c', white: '1,-1:c', blue: '1,1:c', black: '-1,2:c' },
      subs: {
        red: ['-1,0:e0', '-1,0:e4'],
        white: ['1,-1:e0', '1,-1:e2'],
        blue: ['1,1:e1', '1,1:e3'],
        black: ['-1,2:e3', '-1,2:e5'],
      },
    });
  });
});

describe('options', () => {
  test('PS-SETUP-2 the first player must be one of the players', () => {
    expect(pocketSub.open({ players: 2, first: 2 })).toMatchObject({
      ok: false,
      error: { kind: 'no-such-seat', path: ['first'], rule: 'PS-SETUP-2' },
    });
    expect(pocketSub.decider(unwrap(pocketSub.open({ players: 4, first: 3 })))).toBe(3);
  });

  test.each([
    [{ players: 5 }, 'players'],
    [{ players: '2' }, 'players'],
    [{ setup: 'advanced' }, 'setup'],
    [{ captain: 1 }, 'captain'],
    [{ mines: 12 }, 'mines'],
    [{ first: -1 }, 'first'],
    [{ first: 0.5 }, 'first'],
    [{ colour: 'red' }, 'colour'],
  ])('%j is rejected with its path', (options, key) => {
    expect(pocketSub.open(options)).toMatchObject({ ok: false, error: { kind: 'malformed', path: [key] } });
  });

  test('every option has a default', () => {
    expect(unwrap(pocketSub.open(undefined)).options).toEqual({
      players: 2,
      setup: 'introductory',
      first: 0,
      captain: false,
      mines: 'unlimited',
    });
    expect(pocketSub.decider(unwrap(pocketSub.open({})))).not.toBe(OVER);
  });
});

test('PS-TURN-1 subs in the same Command Centre are one choice, and the choices are in order of their regions', () => {
  const subs = { red: ['0,0:e1', '-1,0:c', '-1,0:c'], blue: ['1,0:e3'] };
  const sea = unwrap(pocketSub.load({ ...opening({}), subs }));
  const codes = new Int32Array(pocketSub.facts.maxLegal);
  const listed = Array.from(codes.subarray(0, pocketSub.legal(sea, codes)), (code) => pocketSub.decode(sea, code));
  expect(listed).toEqual([
    { type: 'sub', at: '-1,0:c' },
    { type: 'sub', at: '0,0:e1' },
  ]);
});
