// Which part of the cave is shown: all of it, or as much around the acting caver as there is room for.
import { list, plural } from '../../words/grammar.ts';
import { caverName } from './names.ts';
import { placeName, xy } from './places.ts';
import type { Chamber, Sight } from './sight.ts';

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

/** What the window leaves out: how many tiles on each side, and who is there. */
export function beyond(sight: Sight, window: Window): string[] {
  const parts = DIRECTIONS.flatMap(([name, lies]) => {
    const hidden = sight.chambers.filter((chamber) => lies(chamber, window));
    return hidden.length === 0 ? [] : [[`${plural(hidden.length, 'tile')} ${name}`, ...whoIs(hidden)].join(', ')];
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

function whoIs(hidden: readonly Chamber[]): string[] {
  const figures = hidden.flatMap(({ cell, figures }) =>
    figures.map(({ caver }) => `${caverName(caver)} ${placeName(cell)}`),
  );
  const horrors = hidden.flatMap(({ cell, horrors }) => (horrors > 0 ? [`horror ${placeName(cell)}`] : []));
  const all = [...figures, ...horrors];
  return all.length === 0 ? [] : [list(all)];
}
