// Every tile of both cave games: well-formed, always the same, and open where the rules say it is.
import { DX, DY, has, SHAPES, turned } from '@undercroft/cave';
import { infernosEdge } from '@undercroft/infernos-edge';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { INFERNOS_EDGE_SHEET } from '../../../games/infernos-edge/page/draw/sheet.ts';
import { TEMPLE } from '../../../games/infernos-edge/page/draw/stone.ts';
import { infernosEdgeTiles } from '../../../games/infernos-edge/page/draw/tile.ts';
import { SUB_TERRA_SHEET } from '../../../games/sub-terra/page/draw/sheet.ts';
import { CAVE } from '../../../games/sub-terra/page/draw/stone.ts';
import { subTerraTiles } from '../../../games/sub-terra/page/draw/tile.ts';
import { boardSheet } from '../../page-kit/src/draw/cave/board-sheet.ts';
import { isOpen } from '../../page-kit/src/draw/cave/cells.ts';
import { BREACH, HALF, type Shape, turn } from '../../page-kit/src/draw/cave/outline.ts';
import { drawTile, type PlacedTile, type Stone } from '../../page-kit/src/draw/cave/tile.ts';
import { corners, crossings, drawnTiles, faults, ids, references } from './draw-cave-support.ts';

const CAVE_TILES = ['start X', 'exit D', ...drawnTiles(subTerra)];
const TEMPLE_TILES = ['journal T', 'sanctum I', 'ledge D', ...drawnTiles(infernosEdge)];
const TURNS = [0, 1, 2, 3];

type Entry = { at: string; tile: string; turn: number; marks: string[]; blasted: string[] };
const entry = (tile: string, at: number, marks: string[] = []): Entry => ({
  at: '2,3',
  tile,
  turn: at,
  marks,
  blasted: [],
});

const inCave = (one: Entry, gas = false): PlacedTile => {
  const [tile] = subTerraTiles({ cave: [one] as never, gas });
  if (!tile) throw new Error('no tile');
  return tile;
};
const inTemple = (one: Entry, keys = 0): PlacedTile => {
  const tile = infernosEdgeTiles({ entrance: [], temple: [{ ...one, keys }] as never }).at(-1);
  if (!tile) throw new Error('no tile');
  return tile;
};

interface Sample {
  readonly name: string;
  readonly stone: Stone;
  readonly tile: PlacedTile;
}

function subsets<T>(list: readonly T[]): T[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [first, ...some]]);
}

const SAMPLES: Sample[] = [
  ...CAVE_TILES.flatMap((name) =>
    TURNS.flatMap((at) =>
      subsets(['flood', 'rubble', 'rope', 'gas']).map((marks) => ({
        name: `${name} turned ${at}, ${marks}`,
        stone: CAVE as Stone,
        tile: inCave(entry(name, at, marks), marks.includes('gas')),
      })),
    ),
  ),
  ...TEMPLE_TILES.flatMap((name) =>
    TURNS.flatMap((at) =>
      subsets(['rubble', 'shored', 'burnt']).map((marks) => ({
        name: `${name} turned ${at}, ${marks}`,
        stone: TEMPLE as Stone,
        tile: inTemple(entry(name, at, marks), 3),
      })),
    ),
  ),
];

const defsOf = (stone: Stone): string => boardSheet(stone.name === 'cave' ? SUB_TERRA_SHEET : INFERNOS_EDGE_SHEET);

describe('every tile', () => {
  test('of both boxes is there', () => {
    expect(CAVE_TILES).toHaveLength(30);
    expect(TEMPLE_TILES).toHaveLength(18);
    expect(SAMPLES).toHaveLength(30 * 4 * 16 + 18 * 4 * 8);
  });

  test('is well-formed SVG without NaN', () => {
    for (const { name, stone, tile } of SAMPLES) expect(faults(drawTile(stone, tile)), name).toEqual([]);
  });

  test('shows only symbols that are defined', () => {
    for (const stone of [CAVE as Stone, TEMPLE as Stone]) {
      const known = new Set(ids(defsOf(stone)));
      for (const { name, tile } of SAMPLES.filter((sample) => sample.stone === stone)) {
        const svg = drawTile(stone, tile);
        const missing = references(svg).filter((id) => !known.has(id) && !ids(svg).includes(id));
        expect(missing, name).toEqual([]);
      }
    }
  });

  test('is a picture of its own: kinds, marks and turns can be told apart', () => {
    const same = (a: Sample, b: Sample): boolean => drawTile(a.stone, a.tile) === drawTile(b.stone, b.tile);
    const plain = SAMPLES.filter(({ name }) => name.endsWith('turned 0, '));
    for (const a of plain) expect(plain.filter((b) => same(a, b))).toEqual([a]);
    expect(drawTile(CAVE, inCave(entry('water X', 0, ['flood'])) as never)).toContain('s-deep');
    expect(drawTile(CAVE, inCave(entry('gas L', 0), true) as never)).toContain('s-fog');
    expect(drawTile(CAVE, inCave(entry('ledge I', 0, ['rope'])) as never)).toContain('s-rope');
    expect(drawTile(TEMPLE, inTemple(entry('ruin X 3', 0)) as never)).toContain('u-p3');
    expect(drawTile(TEMPLE, inTemple(entry('spike X', 0, ['shored'])) as never)).toContain('t-beams');
    expect(drawTile(TEMPLE, inTemple(entry('sanctum I', 0), 2) as never).match(/t-filled/g)).toHaveLength(2);
  });
});

describe('the same tile', () => {
  test('has the same bytes, also when it has to be drawn again', () => {
    const [first] = SAMPLES;
    if (!first) throw new Error('no sample');
    const before = drawTile(first.stone, first.tile);
    for (const { stone, tile } of SAMPLES) drawTile(stone, tile);
    expect(drawTile(first.stone, structuredClone(first.tile))).toBe(before);
  });

  test('is different stone on another cell', () => {
    const here = inCave(entry('normal T', 1));
    const there = inCave({ ...entry('normal T', 1), at: '3,3' });
    expect(drawTile(CAVE, there as never)).not.toBe(drawTile(CAVE, here as never));
  });
});

/** Smoothing and rounding move an edge by this much at most. */
const ROUNDED = 2.5;

/** Half the width of the passage on each side of the tile as it lies; 0 for a wall. */
function mouths(stone: Stone, tile: PlacedTile): number[] {
  const lying = { ...tile, broken: tile.broken.map((side) => (side - tile.rotation) & 3) };
  const outline = corners(stone.outline(lying)).map((p) => turn(p, tile.rotation));
  return TURNS.map((side) => {
    const [west = 0, east = 0, ...more] = crossings(outline.map((p) => turn(p, -side)));
    expect(more).toEqual([]);
    expect(Math.abs(west + east)).toBeLessThan(2 * ROUNDED);
    return [HALF, BREACH, 0].find((half) => Math.abs(east - half) < ROUNDED) ?? east;
  });
}

const shapeOf = (name: string): Shape => name.split(' ')[1] as Shape;
const nameOf = ({ name }: Sample): string => name.split(' turned ')[0] ?? '';
const turnOf = ({ name }: Sample): number => Number(name.split(' turned ')[1]?.[0]);

describe('openings', () => {
  test('of the drawn outline are those of the rules, whole and in the middle of the side', () => {
    for (const sample of SAMPLES) {
      const rules = turned(SHAPES[shapeOf(nameOf(sample))], turnOf(sample));
      const expected = TURNS.map((side) => (has(rules, side) ? HALF : 0));
      expect(mouths(sample.stone, sample.tile), sample.name).toEqual(expected);
      expect(TURNS.filter((side) => isOpen(sample.tile, side))).toEqual(TURNS.filter((side) => has(rules, side)));
    }
  });

  test('ST-TILE-LEDGE-1: the arrow of a ledge or slide points away from its near side', () => {
    for (const near of TURNS) {
      const { rotation } = inCave(entry('ledge I', near));
      const [x, y] = turn([0, -1], rotation);
      expect([x + 0, y + 0]).toEqual([-(DX[near] ?? 0) + 0, -(DY[near] ?? 0) + 0]);
    }
  });
});

describe('walls blown open', () => {
  const pair = (a: string, b: string, blasted: string[], turns = [0, 0]): PlacedTile[] =>
    subTerraTiles({
      cave: [
        { ...entry(a, turns[0] ?? 0), at: '0,0', blasted },
        { ...entry(b, turns[1] ?? 0), at: '0,1' },
      ] as never,
      gas: false,
    });

  test('ST-ENG-1: are broken on both tiles, narrower than a passage', () => {
    const [upper, lower] = pair('normal T', 'normal D', ['south'], [0, 2]);
    expect(upper?.broken).toEqual([2]);
    expect(lower?.broken).toEqual([0]);
    expect(upper && mouths(CAVE as Stone, upper)).toEqual([HALF, HALF, BREACH, HALF]);
    expect(lower && mouths(CAVE as Stone, lower)).toEqual([BREACH, 0, HALF, 0]);
  });

  test('are broken only where there was a wall', () => {
    const [upper, lower] = pair('normal X', 'normal D', ['south'], [0, 2]);
    expect(upper?.broken).toEqual([]);
    expect(lower?.broken).toEqual([0]);
  });

  test('ST-ENG-2: never include the side wall of a ledge or slide', () => {
    const [upper, lower] = pair('normal T', 'slide I', ['south'], [0, 1]);
    expect(upper?.broken).toEqual([2]);
    expect(lower?.broken).toEqual([]);
  });

  test('draw well in every shape of both stones, and look other than before', () => {
    for (const { stone, tile, name } of SAMPLES.filter((sample) => sample.name.endsWith(', '))) {
      const broken = TURNS.filter((side) => !isOpen(tile, side));
      for (const some of subsets(broken).slice(1)) {
        const blown = { ...tile, broken: some };
        expect(faults(drawTile(stone, blown)), name).toEqual([]);
        expect(mouths(stone, blown).filter((half) => half === BREACH)).toHaveLength(some.length);
        expect(drawTile(stone, blown).match(/u-shards/g)).toHaveLength(some.length);
      }
    }
  });

  test('leave the numbers of a cave-in tile readable in the corners', () => {
    const tile = { ...inCave(entry('cave-in T 1-3', 2)), broken: [0] };
    expect(drawTile(CAVE, tile as never)).toContain(
      '<use href="#u-d1" x="-76" y="-76"/><use href="#u-d3" x="76" y="-76"/>',
    );
  });
});
