// A snapshot from outside is checked before it becomes a position. None of these can occur in a game.
import { differences, type Path, unwrap } from '@undercroft/engine';
import { replayGoldenGames } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { subTerra } from '../rules/index.ts';
import { POSITION_ERROR_KINDS } from '../rules/position-errors.ts';
import { CAVES, MARKS } from './impossible/cave.ts';
import { CAVERS, HORRORS } from './impossible/cavers.ts';
import { JOBS, QUESTIONS, TURNS } from './impossible/flow.ts';
import { HUNTS, REVEALS, ROLLS } from './impossible/rolls-and-reveals.ts';
import { CROSS, cave, DIVERS, EXIT, GEOLOGISTS, LAIR, reveal, START, tremorFor, WATER } from './impossible/support.ts';
import { CARDS, TILES } from './impossible/tiles-and-cards.ts';
import { possible } from './possible.ts';

type Json = Record<string, unknown>;
const snapshot = (): Json => JSON.parse(JSON.stringify(subTerra.save(unwrap(subTerra.open({})))));

describe('a malformed snapshot is rejected with its place', () => {
  const reveal = { side: 'north', exploring: false, hand: null, fromAside: false };
  test.each<[change: object, path: Path, received: string]>([
    [{ snapshot: 2 }, ['snapshot'], '2'],
    [{ game: 'pocket-sub' }, ['game'], '"pocket-sub"'],
    [{ asks: 'tea' }, ['asks'], '"tea"'],
    [{ round: 0 }, ['round'], '0'],
    [{ points: 4 }, ['points'], '4'],
    [{ points: -1 }, ['points'], '-1'],
    [{ points: 0.5 }, ['points'], '0.5'],
    [{ start: 'cook' }, ['start'], '"cook"'],
    [{ cave: [] }, ['cave'], '0'],
    [{ cave: [{ ...START, turn: 4 }] }, ['cave', 0, 'turn'], '4'],
    [{ cave: [{ at: '0,0', tile: 'normal Y' }] }, ['cave', 0, 'tile'], '"normal Y"'],
    [{ horrors: Array(4).fill({ at: '0,0' }) }, ['horrors'], '4'],
    [{ pathfinder: 4 }, ['pathfinder'], '4'],
    [{ explosives: 4 }, ['explosives'], '4'],
    [{ todo: Array(41).fill('act') }, ['todo'], '41'],
    [{ chain: 3 }, ['chain'], '3'],
    [{ losses: { leader: 6 } }, ['losses', 'leader'], '6'],
    [{ reveal: { ...reveal, side: 'up' } }, ['reveal', 'side'], '"up"'],
    [{ hazards: ['rain'] }, ['hazards', 0], '"rain"'],
  ])('%j', (change, path, received) => {
    expect(subTerra.load({ ...snapshot(), ...change })).toMatchObject({
      ok: false,
      error: { kind: 'malformed', path, received },
    });
  });
});

const IMPOSSIBLE_POSITIONS = [
  ...[...CAVES, ...MARKS, ...CAVERS, ...HORRORS, ...TILES, ...CARDS],
  ...[...JOBS, ...TURNS, ...QUESTIONS, ...ROLLS, ...HUNTS, ...REVEALS],
];

describe('an impossible position is rejected with kind, rule and path', () => {
  test.each(IMPOSSIBLE_POSITIONS)('%s', (_name, data, [kind, rule, path, received]) => {
    const error = { kind, rule, path, ...(received === undefined ? {} : { received }) };
    expect(subTerra.load(data)).toEqual({ ok: false, error });
  });

  test('every kind of error is covered', () => {
    const shown = IMPOSSIBLE_POSITIONS.map(([, , [kind]]) => kind as string);
    expect(POSITION_ERROR_KINDS.filter((kind) => !shown.includes(kind))).toEqual([]);
  });
});

describe('a possible position is accepted and saved as it was', () => {
  const laid = (at: string, tile: string, change: object = {}) => ({
    ...{ at, tile, turn: 0, marks: [], blasted: [] },
    ...change,
  });
  const engineers = { cavers: ['engineer', 'medic', 'climber', 'scout'].map((caver) => ({ caver, seat: 0 })) };
  const out = { at: '1,0' };
  const gone = { at: null, state: ['removed'] };
  const submerged = { at: null, state: ['submerged'] };
  test.each<[name: string, change: object, options?: object]>([
    [
      'every mark where it fits, and every sort of blasted side',
      cave(
        laid('1,0', 'water X', { marks: ['flood'] }),
        laid('-1,0', 'cave-in T 1-3', { turn: 1, marks: ['rubble'] }),
        laid('0,-1', 'ledge I', { turn: 2, marks: ['rope'] }),
        laid('0,1', 'normal I', { blasted: ['west'] }),
        laid('-1,1', 'ledge I', { turn: 1 }),
        laid('1,1', 'normal I', { blasted: ['west'] }),
      ),
      engineers,
    ],
    [
      'both sides of a ledge',
      {
        ...cave(laid('1,0', 'ledge I', { turn: 3 }), laid('2,0', 'normal X')),
        cavers: { leader: { at: '1,0', side: 'east' }, medic: { at: '1,0', side: 'west' } },
      },
    ],
    ['a removed caver', { cavers: { medic: gone } }],
    ['tiles that were discarded', { pathfinder: 1, discarded: ['normal X', 'rough X'] }],
    [
      'a tile on top that was set aside',
      { active: 'leader', start: 'leader', aside: null, top: 'normal D', cavers: { geologist: gone } },
      GEOLOGISTS,
    ],
    ['three points', { points: 3, exerted: true }],
    ['a Leader who has directed', { points: 1, directed: true }],
    [
      'horrors',
      {
        ...cave(LAIR),
        horrors: [
          { at: '0,-1', moved: true },
          { at: '0,-1', moved: false },
        ],
      },
    ],
    ['a Scout beside a horror', { ...cave(LAIR), horrors: [{ at: '0,-1' }], cavers: { scout: { at: '0,-1' } } }],
    ['a die', { asks: 'die', roll: { why: 'hide', caver: 'leader' } }],
    ['a tremor with a loss', { ...tremorFor('medic', 1), losses: { leader: 1 } }],
    [
      'the end: left',
      {
        ...cave(EXIT),
        cavers: { leader: out, medic: out, climber: out, scout: { health: 0 } },
        asks: 'over',
        end: 'left',
      },
    ],
    [
      'the end: everyone on the exit',
      {
        ...cave(EXIT),
        cavers: { leader: out, medic: out, climber: out, scout: out },
        asks: 'over',
        end: 'everyone-on-exit',
      },
    ],
    ['a tile in hand', { asks: 'place', ...reveal({ side: 'west', exploring: true, hand: 'normal L' }) }],
    [
      'a set-aside tile in hand',
      { asks: 'place', aside: null, ...reveal({ hand: 'normal L', fromAside: true }) },
      GEOLOGISTS,
    ],
    ['a Run with two Moves left', { ...cave(CROSS), asks: 'chain', chain: 2 }],
    ['a submerged Diver', { ...cave(WATER), active: 'scout', cavers: { diver: submerged } }, DIVERS],
    [
      'a Diver who appears',
      {
        ...cave(WATER, laid('-1,0', 'water X')),
        ...{ hazards: ['tremor'], round: 2, asks: 'appear', cavers: { diver: submerged } },
      },
      DIVERS,
    ],
  ])('%s', (_name, change, options = {}) => {
    const loaded = unwrap(subTerra.load(possible(change, options)));
    const saved = subTerra.save(loaded);
    expect(differences(change, saved)).toEqual([]);
    expect(subTerra.save(unwrap(subTerra.load(saved)))).toEqual(saved);
  });

  test('ST-TILE-ENTER a check on rough ground, after which a horror on the tile counts', () => {
    const descent = unwrap(subTerra.load(possible(cave({ at: '1,0', tile: 'rough X' }))));
    subTerra.play(descent, unwrap(subTerra.check(descent, { type: 'move', to: 'east' })));
    const data = JSON.parse(JSON.stringify(subTerra.save(descent)));
    expect(data).toMatchObject({ asks: 'die', roll: { why: 'rough', caver: 'leader' } });
    expect(data.todo.slice(-2)).toEqual(['act', 'touch']);
    expect(subTerra.save(unwrap(subTerra.load(data)))).toEqual(data);
  });

  test('every third position of the golden games', () => {
    const refused: unknown[] = [];
    let positions = 0;
    replayGoldenGames(subTerra, new URL('../golden/', import.meta.url), ({ after }) => {
      if (positions++ % 3 > 0) return;
      const loaded = subTerra.load(JSON.parse(JSON.stringify(after)));
      if (!loaded.ok) refused.push(loaded.error);
    });
    expect(refused).toEqual([]);
  });
});
