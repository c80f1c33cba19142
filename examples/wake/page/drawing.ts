// Everything that is drawn: cells of 100 by 100, subs, mines and reefs around 0,0.

export const CELL = 100;
const COLOURS = ['#d8503f', '#4a8fd8'] as const;

export const subShape = (seat: 0 | 1): string =>
  `<g fill="${COLOURS[seat]}" stroke="#0b1418" stroke-width="3"><rect x="-10" y="-26" width="20" height="16" rx="5"/>` +
  '<ellipse rx="34" ry="15"/></g><circle r="4" cx="14" fill="#efe6d2"/>';
export const MINE_SHAPE =
  '<g stroke="#efe6d2" stroke-width="4"><path d="M-20 0h40M0-20v40M-14-14l28 28M-14 14l28-28"/><circle r="12" fill="#26323a"/></g>';
export const REEF_SHAPE =
  '<path d="M-34 24 -16-18 -4 4 8-26 34 24Z" fill="#6d6457" stroke="#2c2822" stroke-width="4"/>';

/** A shape alone, as a picture. */
export const picture = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" aria-hidden="true">${shape}</svg>`;

/** The middle of a cell. */
export function middleOf(cell: string, size: number): { readonly x: number; readonly y: number } {
  const [column, row] = [cell.charCodeAt(0) - 97, Number(cell[1]) - 1];
  return { x: (column + 0.5) * CELL, y: (size - row - 0.5) * CELL };
}
