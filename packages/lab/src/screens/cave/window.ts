// Which part of the cave is shown: all of it, or as much around the focus as there is room for.
import { list, plural } from '../../words/grammar.ts';
import { xy } from './places.ts';
import type { Chamber, Sight } from './sight.ts';
import { LARGE, type Size, SMALL, TINY } from './sizes.ts';

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The whole cave, and the empty cells around it that an opening leads to. */
export function wholeCave({ chambers, gaps }: Sight): Window {
  const cells = [...chambers.map(({ cell }) => cell), ...gaps].map(xy);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** At most so large, with the focus as near its middle as the edge of the cave allows. */
export function around(sight: Sight, columns: number, rows: number): Window {
  const whole = wholeCave(sight);
  const [x, y] = xy(sight.focus);
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

export interface Plan {
  readonly window: Window;
  readonly size: Size;
}

/** How large, and at most so many columns and rows of it; all of the cave where that is not said. */
export interface Wish {
  readonly size: Size;
  readonly most?: readonly [columns: number, rows: number];
}

const wishes = (size: Size, ...windows: readonly (readonly [number, number])[]): Wish[] =>
  windows.map((most) => ({ size, most }));

/** Rather the whole cave small than a part of it large. */
export const CAVE_WISHES: readonly Wish[] = [
  { size: LARGE },
  ...wishes(LARGE, [7, 7], [7, 5]),
  { size: SMALL },
  ...wishes(SMALL, [11, 9], [9, 7], [7, 7], [7, 5], [5, 5], [5, 4], [5, 3], [4, 3], [3, 3]),
];

/** A temple is seven columns wide: rather all of them than large. */
export const TEMPLE_WISHES: readonly Wish[] = [
  { size: LARGE },
  ...wishes(LARGE, [7, 7], [7, 6]),
  { size: SMALL },
  ...wishes(SMALL, [7, 7], [7, 6]),
  { size: TINY },
  ...wishes(SMALL, [7, 5]),
  ...wishes(TINY, [7, 7], [7, 6], [7, 5]),
];
/** Where even that is too much. */
export const SPARE_WISHES: readonly Wish[] = [
  ...wishes(SMALL, [5, 4]),
  ...wishes(TINY, [7, 4], [5, 4]),
  ...wishes(SMALL, [3, 3]),
];

/** The largest first. */
export function plans(sight: Sight, wanted: readonly Wish[]): Plan[] {
  const all = wanted.map(({ size, most }) => ({ window: most ? around(sight, ...most) : wholeCave(sight), size }));
  const names = all.map((plan) => JSON.stringify(plan));
  return all.filter((_, i) => names.indexOf(names[i] ?? '') === i);
}

// ---------------------------------------------------------------- beyond its edge

/** What the window leaves out: how many tiles on each side, and who is there. */
export function beyond<C extends Chamber>(
  { chambers }: Sight<C>,
  window: Window,
  news: (chamber: C) => readonly string[],
): string[] {
  const parts = DIRECTIONS.flatMap(([name, lies]) => {
    const hidden = chambers.filter((chamber) => lies(chamber, window));
    const who = list(hidden.flatMap(news));
    return hidden.length === 0 ? [] : [`${plural(hidden.length, 'tile')} ${name}${who && `, ${who}`}`];
  });
  return parts.length === 0 ? [] : [`    beyond: ${parts.join('; ')}`];
}

type Lies = (chamber: Chamber, window: Window) => boolean;
/** A tile beyond a corner is counted once, as north or south. */
const isBeside: Lies = ({ y }, { top, rows }) => y >= top && y < top + rows;
const DIRECTIONS: readonly (readonly [string, Lies])[] = [
  ['north', ({ y }, { top }) => y < top],
  ['east', (chamber, window) => isBeside(chamber, window) && chamber.x >= window.left + window.columns],
  ['south', ({ y }, { top, rows }) => y >= top + rows],
  ['west', (chamber, window) => isBeside(chamber, window) && chamber.x < window.left],
];
