// Names of places as people say them: by steps from the start ('2E 1N'), by side ('north', 'n'), by caver.
import { DX, DY, SIDES, type SideName } from '@undercroft/cave';
import { CAVERS, type Caver } from '@undercroft/sub-terra';
import { SIGNS } from './names.ts';

/** '2,-1' is '2E 1N'; '0,0' is 'start'. */
export function placeName(cell: string): string {
  const [x, y] = xy(cell);
  return [columnName(x), rowName(y)].filter((part) => part !== '').join(' ') || 'start';
}

/** With the article that a sentence needs. */
export const atPlace = (cell: string): string => (cell === '0,0' ? 'the start' : placeName(cell));

export const columnName = (x: number): string => (x === 0 ? '' : `${Math.abs(x)}${x > 0 ? 'E' : 'W'}`);
export const rowName = (y: number): string => (y === 0 ? '' : `${Math.abs(y)}${y > 0 ? 'S' : 'N'}`);

export function xy(cell: string): readonly [x: number, y: number] {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return [x, y];
}

export function besideCell(cell: string, side: SideName): string {
  const [x, y] = xy(cell);
  const at = SIDES.indexOf(side);
  return `${x + (DX[at] ?? 0)},${y + (DY[at] ?? 0)}`;
}

/** On which side of `from` the other cell lies, if they touch. */
export const sideTowards = (from: string, to: string): SideName | undefined =>
  SIDES.find((side) => besideCell(from, side) === to);

export type Named =
  | { readonly type: 'cell'; readonly cell: string }
  | { readonly type: 'side'; readonly side: SideName }
  | { readonly type: 'here' }
  | { readonly type: 'caver'; readonly caver: Caver };

/** Reads '2E 1N', '1n2e', '3 south', 'n', 'west', 'start', 'here', 'Medic', 'me'. Undefined: no place at all. */
export function readPlace(text: string): Named | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'here') return { type: 'here' };
  if (word === 'start') return { type: 'cell', cell: '0,0' };
  const side = readSide(word);
  if (side) return { type: 'side', side };
  const caver = readCaver(word);
  return caver ? { type: 'caver', caver } : readCell(word);
}

export const readSide = (word: string): SideName | undefined =>
  SIDES.find((side) => side === word || side.charAt(0) === word);

export function readCaver(text: string): Caver | undefined {
  const word = text.toLowerCase().replace(/^the\s+/, '');
  return CAVERS.find((caver) => caver === word || SIGNS[caver].toLowerCase() === word);
}

const STEPS = /(\d{1,2})\s*(north|east|south|west|[nesw])/g;
const CELL = /^(?:\d{1,2}\s*(?:north|east|south|west|[nesw])[\s,]*){1,2}$/;

function readCell(word: string): Named | undefined {
  if (!CELL.test(word)) return undefined;
  let [x, y] = [0, 0];
  for (const [, count, letters = ''] of word.matchAll(STEPS)) {
    const side = SIDES.findIndex((name) => name.startsWith(letters));
    x += Number(count) * (DX[side] ?? 0);
    y += Number(count) * (DY[side] ?? 0);
  }
  return { type: 'cell', cell: `${x},${y}` };
}
