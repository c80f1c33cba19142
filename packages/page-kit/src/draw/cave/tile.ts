// One tile around 0,0 as SVG text; the stone it is made of is handed in.
import { group, use } from '../markup.ts';
import { hash } from '../seeded.ts';
import type { Shape, Side } from './outline.ts';

/** Units from one tile's centre to the next. */
export const TILE = 200;

/** What lies on a tile, or has happened to it. */
export interface Tokens {
  readonly flooded?: boolean;
  readonly gas?: boolean;
  readonly rubble?: boolean;
  readonly rope?: boolean;
  readonly burnt?: boolean;
  readonly shored?: boolean;
  /** Of a cave-in tile or a ruin. */
  readonly numbers?: readonly number[];
  /** In the locks of the sanctum. */
  readonly keys?: number;
}

export interface TileInput<Kind extends string = string> {
  readonly kind: Kind;
  readonly shape: Shape;
  /** Quarter turns clockwise, from how the drawing lies (see OPEN_SIDES). */
  readonly rotation: number;
  /** The same seed is the same stone. */
  readonly seed: string;
  readonly tokens: Tokens;
  /** Walls with a hole blown through, as the tile lies on the board. */
  readonly broken: readonly Side[];
}

/** A tile on its cell; cells are one TILE apart. */
export interface PlacedTile<Kind extends string = string> extends TileInput<Kind> {
  readonly x: number;
  readonly y: number;
}

export interface Ground {
  readonly classes: string;
  readonly wall: string;
  readonly floor: string;
  /** On the floor, above the art. */
  readonly over: string;
  readonly rim: string;
}

export interface Stone<Kind extends string = string> {
  readonly name: 'cave' | 'temple';
  /** Path data of the passage, unturned; `broken` here too. */
  outline(tile: TileInput<Kind>): string;
  ground(tile: TileInput<Kind>, outline: string): Ground;
  /** What turns with the tile. */
  art(tile: TileInput<Kind>): string;
  /** What stays upright however the tile lies. */
  upright(tile: TileInput<Kind>): string;
}

export function drawTile<Kind extends string>(stone: Stone<Kind>, tile: TileInput<Kind>): string {
  const key = stone.name + tileKey(tile);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const text = draw(stone, tile);
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, text);
  return text;
}

/** More than a board full; emptied when full, so that a long evening takes no more memory than one game. */
const KEPT = 120;
const drawn = new Map<string, string>();

const tileKey = ({ kind, shape, rotation, seed, tokens, broken }: TileInput): string =>
  JSON.stringify([kind, shape, rotation, seed, tokens, broken]);

function draw<Kind extends string>(stone: Stone<Kind>, tile: TileInput<Kind>): string {
  const lying = { ...tile, broken: unturned(tile) };
  const id = outlineId(stone.name, lying);
  const { classes, wall, floor, over, rim } = stone.ground(lying, id);
  const outline = `<clipPath id="${id}c"><path id="${id}" d="${stone.outline(lying)}"/></clipPath>`;
  const inside = group(` clip-path="url(#${id}c)"`, floor + stone.art(lying) + scorched(lying) + over);
  const spin = tile.rotation ? ` transform="rotate(${tile.rotation * 90})"` : '';
  // Joined at once: a text put together bit by bit is kept in all its bits, which takes several times the memory.
  return [
    `<g class="${classes}"${spin}>`,
    outline,
    wall,
    inside,
    rim,
    shattered(lying),
    '</g>',
    stone.upright(tile),
  ].join('');
}

const unturned = ({ broken, rotation }: TileInput): Side[] => broken.map((side) => (side - rotation) & 3);

/** The same outline always has the same id, so a tile drawn twice on a page does no harm. */
export const outlineId = (stone: string, { seed, shape, kind, broken }: TileInput): string =>
  `o${(hash([stone, seed, shape, kind, ...broken].join()) % 36 ** 5).toString(36)}`;

const perHole = (symbol: string, { broken }: TileInput): string =>
  broken.map((side) => use(symbol, { turn: side * 90 })).join('');
const scorched = (tile: TileInput): string => (tile.tokens.burnt ? '' : perHole('u-scorch', tile));
const shattered = (tile: TileInput): string => perHole('u-shards', tile);
