// Fits text into a width: wrapping, columns, blocks side by side.
import { padded, widthOf } from './display.ts';

/** Breaks at blanks; lines after the first are indented by `hang`. A word that is too long keeps a line for itself. */
export function wrap(text: string, width: number, hang = 0): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const line = lines.pop() ?? '';
    const fits = line.trim() === '' || widthOf(line) + 1 + widthOf(word) <= width;
    if (fits) lines.push(`${line} ${word}`);
    else if (word === '') lines.push(line);
    else lines.push(line.trimEnd(), ' '.repeat(hang) + word);
  }
  return lines;
}

/** Terms with what they mean, the meanings wrapped in a column of their own. */
export function definitions(rows: readonly (readonly [term: string, meaning: string])[], width: number): string[] {
  const column = widest(rows.map(([term]) => term)) + 2;
  return rows.flatMap(([term, meaning]) => wrap(padded(term, column) + meaning, width, Math.min(column, width - 20)));
}

/** Items one after the other, wrapped between items. */
export function flow(items: readonly string[], width: number, gap = 3): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const line = lines.pop();
    const longer = line === undefined ? item : line + ' '.repeat(gap) + item;
    if (line === undefined || widthOf(longer) <= width) lines.push(longer);
    else lines.push(line, item);
  }
  return lines;
}

/** Two blocks side by side, `gap` columns apart. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = widest(left) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => (padded(left[i] ?? '', width) + (right[i] ?? '')).trimEnd());
}

export const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

/** Short items in as many columns as fit, read downwards. */
export function inColumns(items: readonly string[], width: number, gap = 3): string[] {
  const cell = widest(items) + gap;
  const columns = Math.max(1, Math.floor((width + gap) / cell));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => rowOf(items, { row, rows, cell }));
}

function rowOf(items: readonly string[], { row, rows, cell }: { row: number; rows: number; cell: number }): string {
  return items
    .filter((_, i) => i % rows === row)
    .map((item) => padded(item, cell))
    .join('')
    .trimEnd();
}

/**
 * A table whose columns are as wide as their widest cell. `right` names the columns that are aligned right. If it is
 * wider than `width`, the widest of the other columns is wrapped.
 */
export function table(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  width = Number.POSITIVE_INFINITY,
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => widest(rows.map((row) => row[column] ?? '')));
  const words = widths.map((own, column) => (right.includes(column) ? 0 : own));
  const folded = words.indexOf(Math.max(...words));
  const over = widths.reduce((sum, own) => sum + own + GAP, -GAP) - width;
  if (over > 0) widths[folded] = Math.max(LEAST_FOLDED, (widths[folded] ?? 0) - over);
  const fit = (cell: string, column: number) => {
    const own = widths[column] ?? 0;
    return right.includes(column) ? ' '.repeat(own - widthOf(cell)) + cell : padded(cell, own);
  };
  const line = (row: readonly string[]) => row.map(fit).join(' '.repeat(GAP)).trimEnd();
  return rows.flatMap((row) => foldedRow(row, folded, widths[folded] ?? 0).map(line));
}

const GAP = 2;
const LEAST_FOLDED = 16;

/** The row, followed by the rest of its long cell. */
function foldedRow(row: readonly string[], column: number, width: number): string[][] {
  const cell = row[column] ?? '';
  if (widthOf(cell) <= width) return [[...row]];
  const hang = cell.length - cell.trimStart().length + GAP;
  const [first = '', ...rest] = wrap(cell, width, hang);
  return [row.with(column, first), ...rest.map((part) => row.map((_, i) => (i === column ? part : '')))];
}
