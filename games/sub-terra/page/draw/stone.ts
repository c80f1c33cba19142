// Sub Terra: a black limestone cave from above. Everything shared is a symbol; a tile only names what it shows.

import { turn } from '@undercroft/page-kit/draw/cave/outline';
import type { Stone, TileInput } from '@undercroft/page-kit/draw/cave/tile';
import { layers, type Point, stack, use } from '@undercroft/page-kit/draw/markup';
import { below, type Chance, stream } from '@undercroft/page-kit/draw/seeded';
import type { TileKind } from '@undercroft/sub-terra';
import { caveOutline } from './outline.ts';

type CaveTile = TileInput<TileKind>;

/** From the rock inwards (cave-stack.ts). */
export const LAYERS = { wall: 3, floor: 5, rim: 2 };
const FLOOD = ['s-deep', 's-shore', 's-ripple'];

/** What lies over the walls as well. */
const SIGNS: Partial<Record<TileKind, (tile: CaveTile) => string>> = {
  squeeze: ({ broken }) =>
    (broken.includes(1) ? '' : use('s-pinch')) + (broken.includes(3) ? '' : use('s-pinch', { turn: 180 })),
  exit: () => use('s-leaves'),
};

type Art = (tile: CaveTile, next: Chance) => string;
const ART: Partial<Record<TileKind, Art>> = {
  normal: (_, next) => use('s-pebbles', { turn: 30 * below(next, 12) }),
  water: ({ tokens }, next) => (tokens.flooded ? '' : use('s-pool', { turn: 90 * below(next, 4) })),
  gas: (_, next) => use('s-vents', { turn: 8 * (below(next, 3) - 1) }),
  'cave-in': (_, next) => use('s-cracks', { turn: 11 * (below(next, 3) - 1) }),
  horror: () => use('s-claws'),
  ledge: () => use('s-ledge'),
  slide: () => use('s-slide'),
  rough: (_, next) => use('s-rough', { turn: 90 * below(next, 4) }),
  start: () => use('s-start'),
  exit: () => use('s-exit'),
};

export const CAVE: Stone<TileKind> = {
  name: 'cave',
  outline: ({ kind, shape, seed, broken }) => caveOutline({ shape, seed, broken, pinch: kind === 'squeeze' }),
  ground: (tile, id) => ({
    classes: 's-tile',
    wall: use('s-rock') + stack(id, LAYERS.wall),
    floor: stack(id, LAYERS.floor),
    over: water(tile, id) + (tile.tokens.gas ? layers(id, ['s-fog']) : ''),
    rim: stack(id, LAYERS.rim) + (SIGNS[tile.kind]?.(tile) ?? '') + (tile.tokens.rope ? use('s-rope') : ''),
  }),
  art: (tile) => ART[tile.kind]?.(tile, stream(`${tile.seed}art`)) ?? '',
  upright: ({ rotation, tokens, broken }) =>
    (tokens.rubble ? use('u-rubble') : '') +
    dice(tokens.numbers ?? [], broken.length > 0 ? IN_THE_CORNERS : onTheWall(rotation)),
};

const water = ({ tokens }: CaveTile, id: string): string => (tokens.flooded ? layers(id, FLOOD) + use('s-glints') : '');

const ON_THE_WALL: readonly Point[] = [
  [-24, -76],
  [24, -76],
];
/** Where a wall was blown away, the upper corners are still rock. */
const IN_THE_CORNERS: readonly Point[] = [
  [-76, -76],
  [76, -76],
];

/** On the closed side of the tile, always read left to right or downwards. */
const onTheWall = (rotation: number): Point[] => ON_THE_WALL.map((p) => turn(p, rotation)).sort(readingOrder);

/** The two numbers of a cave-in tile. */
const dice = (numbers: readonly number[], places: readonly Point[]): string =>
  numbers.map((n, i) => use(`u-d${n}`, { x: places[i]?.[0] ?? 0, y: places[i]?.[1] ?? 0 })).join('');

const readingOrder = ([ax, ay]: Point, [bx, by]: Point): number => ax + ay - bx - by;
