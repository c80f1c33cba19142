// Whole boards from real games: ids, sizes, light, and everybody in their place.
import { infernosEdge } from '@undercroft/infernos-edge';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { infernosEdgeBoard } from '../../../games/infernos-edge/page/draw/board.ts';
import { INFERNOS_EDGE_SHEET } from '../../../games/infernos-edge/page/draw/sheet.ts';
import { TEMPLE } from '../../../games/infernos-edge/page/draw/stone.ts';
import { infernosEdgeTileInHand } from '../../../games/infernos-edge/page/draw/tile.ts';
import { subTerraBoard } from '../../../games/sub-terra/page/draw/board.ts';
import { SUB_TERRA_SHEET } from '../../../games/sub-terra/page/draw/sheet.ts';
import { CAVE } from '../../../games/sub-terra/page/draw/stone.ts';
import { subTerraTileInHand } from '../../../games/sub-terra/page/draw/tile.ts';
import { boxAround, byCell, groundTile, inHand, light, mark, way } from '../../page-kit/src/draw/cave/board.ts';
import { boardSheet, type Sheet } from '../../page-kit/src/draw/cave/board-sheet.ts';
import { isJoined } from '../../page-kit/src/draw/cave/cells.ts';
import { ghostStep, hunt, THREATS, threat } from '../../page-kit/src/draw/cave/dangers.ts';
import { lamplight, TORCH } from '../../page-kit/src/draw/cave/light.ts';
import { MARKS } from '../../page-kit/src/draw/cave/marks.ts';
import { beastKeys } from '../../page-kit/src/draw/cave/standing.ts';
import { type PlacedTile, type Stone, TILE } from '../../page-kit/src/draw/cave/tile.ts';
import { drawnTiles, faults, ids, positions, references } from './draw-cave-support.ts';

const descents = positions(subTerra, 5, 40).map((state) => ({ state, board: subTerraBoard(subTerra.save(state)) }));
const expeditions = positions(infernosEdge, 8, 40).map((state) => ({
  state,
  board: infernosEdgeBoard(infernosEdge.save(state)),
}));

const SHEETS: Readonly<Record<string, Sheet>> = { cave: SUB_TERRA_SHEET, temple: INFERNOS_EDGE_SHEET };
const defsOf = (stone: Stone): string => boardSheet(SHEETS[stone.name] as Sheet);

/** With six people, and without the signs that pass over it. */
const ofSix = (sheet: Sheet): string =>
  boardSheet({ ...sheet, people: Object.fromEntries(Object.entries(sheet.people).slice(0, 6)), signs: '' });

interface Drawn {
  readonly tiles: readonly PlacedTile[];
  readonly lamps: Parameters<typeof light>[2];
  readonly pieces: readonly { readonly svg: string; readonly x: number; readonly y: number; readonly key: string }[];
}

const whole = (stone: Stone, { tiles, lamps, pieces }: Drawn): string =>
  defsOf(stone) +
  tiles.map((tile) => groundTile(stone, tile).svg).join('') +
  light(stone.name, tiles, lamps) +
  MARKS.map((kind) => mark(kind, { x: 1, y: 2 })).join('') +
  way('hunt', [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]) +
  THREATS.filter((kind) => stone.name === 'temple' || !kind.startsWith('burn'))
    .map((kind) => threat(kind, { x: 1, y: 2 }))
    .join('') +
  ghostStep(stone.name === 'cave' ? 'horror' : 'guardian', { x: 1, y: 1 }) +
  hunt([
    { x: 0, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]) +
  pieces.map(({ svg }) => svg).join('');

describe('a whole board', () => {
  test('is well-formed, has every id once and no reference to nowhere', () => {
    expect(descents.length).toBeGreaterThan(60);
    expect(expeditions.length).toBeGreaterThan(60);
    const boards = [
      ...descents.map(({ board }) => [CAVE as Stone, board as Drawn] as const),
      ...expeditions.map(({ board }) => [TEMPLE as Stone, board as Drawn] as const),
    ];
    for (const [stone, board] of boards) {
      const svg = whole(stone, board);
      expect(faults(svg.replace(/<style>.*?<\/style>/, ''))).toEqual([]);
      const known = new Set(ids(svg));
      expect(ids(svg)).toHaveLength(known.size);
      expect(references(svg).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test('uses only classes that are painted', () => {
    for (const [stone, board] of [
      [CAVE as Stone, descents.at(-1)?.board],
      [TEMPLE as Stone, expeditions.at(-1)?.board],
    ] as const) {
      const svg = board ? whole(stone, board) : '';
      const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
      expect([...new Set(classes)].filter((name) => !new RegExp(`\\.${name}[{,>. ]`).test(svg))).toEqual([]);
    }
  });

  test('is open exactly where the position is', () => {
    for (const { state, board } of [...descents, ...expeditions]) {
      board.tiles.forEach((tile, i) => {
        expect([tile.x, tile.y]).toEqual([state.cave.x[i], state.cave.y[i]]);
        for (const side of [0, 1, 2, 3]) {
          const through = isJoined(byCell(board.tiles), tile, side);
          expect(through, `${tile.seed} ${side}`).toBe(state.cave.through(i, side) >= 0);
        }
      });
    }
  });

  test('shows everybody who is somewhere, each on a place of their own', () => {
    for (const { board } of [...descents, ...expeditions]) {
      const places = board.pieces.map(({ x, y }) => `${x},${y}`);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(board.pieces.map(({ key }) => key)).size).toBe(places.length);
    }
    for (const { state, board } of descents) {
      const { cavers, horrors } = subTerra.save(state);
      const inside = Object.values(cavers).filter(({ at }) => at !== null).length;
      expect(board.pieces).toHaveLength(inside + horrors.length);
    }
    for (const { state, board } of expeditions) {
      const { explorers, guardians, artifact, temple, entrance } = infernosEdge.save(state);
      const inside = Object.values(explorers).filter(({ at }) => at !== null).length;
      const keys = [...temple.filter(({ tile }) => tile !== 'sanctum I'), ...entrance].reduce(
        (n, one) => n + one.keys,
        0,
      );
      expect(board.pieces).toHaveLength(inside + guardians.length + keys + (artifact === null ? 0 : 1));
    }
  });
});

describe('the actor', () => {
  test('is the one figure with a ring, as long as the game goes on', () => {
    for (const { state, board } of descents) {
      const { actor, cavers, end } = subTerra.save(state);
      const ringed = board.pieces.filter(({ svg }) => svg.includes('#p-ring')).map(({ key }) => key);
      expect(ringed).toEqual(end === null && cavers[actor]?.at ? [actor] : []);
    }
  });

  test('IE-GUARD-3: a guardian about to step or strike is seen to be it', () => {
    const striking = positions(infernosEdge, 6, 1)
      .map((state) => infernosEdge.save(state))
      .filter(({ guardians }) => guardians.some(({ acting }) => acting));
    expect(striking.length).toBeGreaterThan(0);
    for (const snapshot of striking) {
      const keys = beastKeys('guardian', snapshot.guardians);
      const acting = snapshot.guardians.flatMap((one, i) => (one.acting ? [keys[i]] : []));
      const { pieces } = infernosEdgeBoard(snapshot);
      expect(pieces.filter(({ svg }) => svg.includes('#p-threat')).map(({ key }) => key)).toEqual(acting);
    }
  });

  test('ST-HOR-MOVE: so is the horror whose way is asked for', () => {
    const asked = positions(subTerra, 3, 1).filter((state) => subTerra.save(state).hunt !== null);
    expect(asked.length).toBeGreaterThan(0);
    for (const state of asked) {
      const { pieces } = subTerraBoard(subTerra.save(state));
      expect(pieces.filter(({ svg }) => svg.includes('#p-threat')).length).toBeGreaterThan(0);
    }
  });
});

describe('cost', () => {
  /** One of each tile of the box, as many as there are, laid in a row: every one different. */
  const box = (): PlacedTile[] => {
    const names = drawnTiles(subTerra);
    return Array.from({ length: 66 }, (_, i) => subTerraTileInHand(names[i % names.length] ?? '', `${i},0`, i % 4));
  };

  test('66 tiles take at most 50 KiB, the definitions with six cavers at most 20', () => {
    const tiles = box().map((tile) => groundTile(CAVE as Stone, tile).svg);
    expect(Buffer.byteLength(tiles.join(''))).toBeLessThan(50 * 1024);
    expect(Buffer.byteLength(ofSix(SUB_TERRA_SHEET))).toBeLessThan(20 * 1024);
  });

  test('the whole temple with its definitions and six explorers takes at most 44 KiB', () => {
    const names = drawnTiles(infernosEdge);
    const tiles = Array.from({ length: 31 }, (_, i) => infernosEdgeTileInHand(names[i % 15] ?? '', `${i},1`, i % 4));
    const ground = tiles.map((tile) => groundTile(TEMPLE as Stone, tile).svg).join('');
    expect(Buffer.byteLength(ground + ofSix(INFERNOS_EDGE_SHEET))).toBeLessThan(44 * 1024);
  });

  test('there is one filter on a board, and none without grain', () => {
    expect(defsOf(CAVE as Stone).match(/<filter/g)).toHaveLength(1);
    expect(boardSheet({ ...SUB_TERRA_SHEET, grain: false })).not.toContain('<filter');
  });
});

describe('light', () => {
  const row = ['normal I', 'normal I', 'normal I', 'normal I', 'normal I'].map((tile, x) =>
    subTerraTileInHand(tile, `${x},0`, 1),
  );
  const strengths = (tiles: readonly PlacedTile[], torches: string[]): Record<string, number> =>
    Object.fromEntries(lamplight(tiles, torches, TORCH).map(({ x, y, strength }) => [`${x},${y}`, strength]));

  test('is full at the torch, less one step on, least two steps on, and ends there', () => {
    expect(strengths(row, ['1,0'])).toEqual({ '0,0': 0.8, '1,0': 1, '2,0': 0.8, '3,0': 0.5 });
  });

  test('does not go through walls, but through walls blown open', () => {
    const shut = [...row.slice(0, 2), subTerraTileInHand('normal I', '2,0', 0)];
    expect(strengths(shut, ['1,0'])).toEqual({ '0,0': 0.8, '1,0': 1 });
    const blown = shut.map((tile) => (tile.x === 2 ? { ...tile, broken: [3] } : tile));
    expect(strengths(blown, ['1,0'])).toEqual({ '0,0': 0.8, '1,0': 1, '2,0': 0.8 });
  });

  test('does not come from who lies unconscious', () => {
    for (const { state, board } of descents) {
      const { cavers, dark } = subTerra.save(state);
      const awake = new Set(Object.values(cavers).flatMap(({ at, health }) => (at && health > 0 && !dark ? [at] : [])));
      const torches = board.lamps.filter(({ strength }) => strength === 1).map(({ x, y }) => `${x},${y}`);
      expect(new Set(torches)).toEqual(awake);
    }
  });
});

describe('a tile in hand', () => {
  const cells = byCell([subTerraTileInHand('normal I', '0,0', 1)]);

  test('tells a fitting turn from one that does not fit, and what it would join', () => {
    const lying = (turn: number): PlacedTile => subTerraTileInHand('normal D', '1,0', turn);
    const fitting = inHand(CAVE as Stone, lying(3), { cells, fits: true });
    expect(fitting).toContain('m-fits');
    expect(fitting).toContain('<use href="#m-joined" transform="rotate(270)"/>');
    const misfit = inHand(CAVE as Stone, lying(0), { cells, fits: false });
    expect(misfit).toContain('m-misfit');
    expect(misfit).toContain('<use href="#m-barred" transform="rotate(270)"/>');
  });

  test('is the same stone that will lie there', () => {
    const { board, state } = descents[3] ?? {};
    const last = state && subTerra.save(state).cave.at(-1);
    const tile = board?.tiles.at(-1);
    expect(last && subTerraTileInHand(last.tile, last.at, last.turn).seed).toBe(tile?.seed);
    expect(infernosEdgeTileInHand('journal T', '1,2', 1)).toMatchObject({ kind: 'journal', x: 1, y: 2, rotation: 3 });
  });
});

test('the box is around all cells with a margin', () => {
  const box = boxAround(
    [
      { x: -1, y: 0 },
      { x: 2, y: 1 },
    ],
    0.5,
  );
  expect(box).toEqual({ x: -1.5 * TILE, y: -0.5 * TILE, width: 4 * TILE, height: 2 * TILE });
});
