// Which part of the cave is shown: all of it, or as much around the focus as there is room for.
import type { SideName } from '@undercroft/cave';
import type { Appearance } from './appearance.ts';
import { xy } from './places.ts';
import type { Size } from './sizes.ts';
import type { CaveView, Chamber } from './view.ts';

/** What is visible, and how it looks. */
export interface Drawable<C extends Chamber> {
  readonly view: CaveView<C>;
  readonly appearance: Appearance<C>;
}

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The whole cave, and the empty cells next to its openings. */
export function wholeCave({ chambers, gaps }: CaveView): Window {
  const cells = [...chambers.map(({ cell }) => cell), ...gaps].map(xy);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** A window of at most this size, with the focus as near its centre as the edge of the cave allows. */
export function around(view: CaveView, columns: number, rows: number): Window {
  const whole = wholeCave(view);
  const [x, y] = xy(view.focus);
  const across = fit({ from: whole.left, length: whole.columns }, columns, x);
  const down = fit({ from: whole.top, length: whole.rows }, rows, y);
  return { left: across.from, top: down.from, columns: across.length, rows: down.length };
}

interface Stretch {
  readonly from: number;
  readonly length: number;
}

function fit(whole: Stretch, most: number, focus: number): Stretch {
  const length = Math.min(most, whole.length);
  const last = whole.from + whole.length - length;
  return { from: Math.max(whole.from, Math.min(last, focus - Math.floor(length / 2))), length };
}

// ---------------------------------------------------------------- in several sizes

export interface BoardLayout {
  readonly window: Window;
  readonly size: Size;
}

/** The size of chambers and the most columns and rows to show; without `most`, the whole cave. */
export interface WindowOption {
  readonly size: Size;
  readonly most?: readonly [columns: number, rows: number];
}

/** Windows of a size, of this many columns and rows. */
export const windowOptions = (size: Size, ...windows: readonly (readonly [number, number])[]): WindowOption[] =>
  windows.map((most) => ({ size, most }));

/** The largest first. */
export function boardLayouts(view: CaveView, options: readonly WindowOption[]): BoardLayout[] {
  const all = options.map(({ size, most }) => ({ window: most ? around(view, ...most) : wholeCave(view), size }));
  const names = all.map((layout) => JSON.stringify(layout));
  return all.filter((_, i) => names.indexOf(names[i] ?? '') === i);
}

// ---------------------------------------------------------------- beyond its edge

/** What the window leaves out: how many tiles on each side, and who is there. */
export function beyond<C extends Chamber>({ view, appearance }: Drawable<C>, window: Window): string[] {
  const edges = DIRECTIONS.flatMap(([side, lies]) => {
    const hidden = view.chambers.filter((chamber) => lies(chamber, window));
    const notable = hidden.flatMap((chamber) => appearance.notables(chamber));
    return hidden.length === 0 ? [] : [{ side, tiles: hidden.length, notable }];
  });
  return edges.length === 0 ? [] : [`    ${appearance.cave.beyond(edges)}`];
}

type Lies = (chamber: Chamber, window: Window) => boolean;
/** A tile beyond a corner is counted once, as north or south. */
const isBeside: Lies = ({ y }, { top, rows }) => y >= top && y < top + rows;
const DIRECTIONS: readonly (readonly [SideName, Lies])[] = [
  ['north', ({ y }, { top }) => y < top],
  ['east', (chamber, window) => isBeside(chamber, window) && chamber.x >= window.left + window.columns],
  ['south', ({ y }, { top, rows }) => y >= top + rows],
  ['west', (chamber, window) => isBeside(chamber, window) && chamber.x < window.left],
];
