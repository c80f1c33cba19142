// A grid of coloured characters to draw on.
import { type Display, padded } from './display.ts';

/** Colours by their number among the 256 of a terminal. Without `bg`, the background stays as it is. */
export interface CellStyle {
  readonly fg?: number;
  readonly bg?: number | undefined;
  readonly bold?: boolean;
  /** Replaces the character on displays without colour. */
  readonly plain?: string | undefined;
}

/** A few characters in one style. */
export interface Label {
  readonly text: string;
  readonly style: CellStyle;
}

interface Cell {
  char: string;
  style: CellStyle;
}

const RESET = '\x1b[0m';

export class Canvas {
  readonly #rows: Cell[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ({ char: ' ', style: {} })));
  }

  /** Writes from a cell to the right; what does not fit is clipped. */
  write(row: number, column: number, text: string, style: CellStyle = {}): void {
    for (const [i, char] of [...text].entries()) {
      const cell = this.#rows[row]?.[column + i];
      if (cell) Object.assign(cell, { char, style: { bg: cell.style.bg, ...style } });
    }
  }

  writeLabels(row: number, column: number, labels: readonly Label[]): void {
    let at = column;
    for (const { text, style } of labels) {
      this.write(row, at, text, style);
      at += text.length;
    }
  }

  lines(display: Display): string[] {
    return this.#rows.map((row) => (display.colour ? coloured(row) : plain(row)));
  }
}

const plain = (row: readonly Cell[]): string =>
  row
    .map(({ char, style }) => style.plain ?? char)
    .join('')
    .trimEnd();

export const labelsWidth = (labels: readonly Label[]): number => labels.reduce((sum, { text }) => sum + text.length, 0);

/** Labels in a row, as text for a line. */
export function drawLabels(labels: readonly Label[], display: Display): string {
  const width = labelsWidth(labels);
  const canvas = new Canvas(width, 1);
  canvas.writeLabels(0, 0, labels);
  return padded(canvas.lines(display)[0] ?? '', width);
}

/** Neighbouring cells of one style share one escape sequence. */
function coloured(row: readonly Cell[]): string {
  let line = '';
  let now = RESET;
  for (const { char, style } of trimmed(row)) {
    const wanted = sequence(style);
    if (wanted !== now) line += wanted;
    now = wanted;
    line += char;
  }
  return now === RESET ? line : line + RESET;
}

function trimmed(row: readonly Cell[]): readonly Cell[] {
  return row.slice(0, row.findLastIndex(({ char, style }) => char !== ' ' || style.bg !== undefined) + 1);
}

function sequence({ fg, bg, bold }: CellStyle): string {
  const codes = [
    ...(bold ? ['1'] : []),
    ...(fg === undefined ? [] : [`38;5;${fg}`]),
    ...(bg === undefined ? [] : [`48;5;${bg}`]),
  ];
  return codes.length === 0 ? RESET : `\x1b[0;${codes.join(';')}m`;
}
