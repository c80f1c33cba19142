// Where people and things stand on one tile: inside the passage, side by side, as large as they can be.
import type { Spot } from '../markup.ts';
import { openSides, type Side, turn } from './outline.ts';
import type { PlacedTile, TileInput } from './tile.ts';
import { TILE } from './tile.ts';

export type Slot = Required<Pick<Spot, 'x' | 'y' | 'scale'>>;

/** A rectangle of floor, as the tile lies on the board. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The space a figure takes at full size; its head rises above its middle. */
const WIDTH = 60;
const HEIGHT = 73;
const RISE = 7;
const LARGEST = 1.1;
/** Outlines are eroded: nearer to the wall than this nobody stands. */
const AISLE = 38;
/** Heads may rise over the wall behind them. */
const HEADROOM = 42;
const ENDS = 88;

/** Places for this many on a tile, reading order; `half`: all of them stand on that half of it. */
export function slots(tile: TileInput, count: number, half?: Side): Slot[] {
  const rooms = half === undefined ? roomsOf(tile) : [halfOf(half)];
  const layouts = rooms.flatMap((room) => columnsUpTo(count).map((columns) => ({ room, columns })));
  const size = ({ room, columns }: Layout): number => fitting(room, columns, Math.ceil(count / columns));
  const best = layouts.reduce((a, b) => (size(b) > size(a) + CLEARLY ? b : a));
  return arrange(best, count, size(best));
}

/** Side by side unless another arrangement is larger by this much. */
const CLEARLY = 0.06;

interface Layout {
  readonly room: Room;
  readonly columns: number;
}

const columnsUpTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

const fitting = ({ left, top, right, bottom }: Room, columns: number, rows: number): number =>
  Math.min(LARGEST, (right - left) / (columns * WIDTH), (bottom - top) / (rows * HEIGHT));

function arrange({ room, columns }: Layout, count: number, scale: number): Slot[] {
  const rows = Math.ceil(count / columns);
  const [x, y] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2 + RISE * scale];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const across = (i % columns) - (inRow - 1) / 2;
    return { x: x + across * WIDTH * scale, y: y + (row - (rows - 1) / 2) * HEIGHT * scale, scale };
  });
}

const CHAMBER: Room = { left: -48, top: -48, right: 48, bottom: 48 };

/** The middle, or the middle with the passages that lead away from it. */
function roomsOf({ shape, rotation, kind }: TileInput): Room[] {
  const open = openSides(shape, rotation);
  const reach = (side: Side): number => (open.includes(side) ? ENDS : 48);
  const lengthwise = { left: -AISLE, top: -reach(0), right: AISLE, bottom: reach(2) };
  const across = { left: -reach(3), top: -HEADROOM, right: reach(1), bottom: HEADROOM };
  if (kind === 'squeeze' || shape === 'I') return [open.includes(0) ? lengthwise : across];
  return [CHAMBER, across, lengthwise];
}

/** Ledges and slides are stood on by halves: what is left of the passage on this side of the edge. */
function halfOf(side: Side): Room {
  const aisle = side % 2 === 0 ? AISLE : HEADROOM;
  const [ax, ay] = turn([-aisle, -97], side);
  const [bx, by] = turn([aisle, -20], side);
  return { left: Math.min(ax, bx), top: Math.min(ay, by), right: Math.max(ax, bx), bottom: Math.max(ay, by) };
}

/** The same in board units. */
export const slotsOn = (tile: PlacedTile, count: number, half?: Side): Slot[] =>
  slots(tile, count, half).map(({ x, y, scale }) => ({ x: tile.x * TILE + x, y: tile.y * TILE + y, scale }));
