// A grid of coloured characters that drawings are put on.
import { type Paper, padded } from './paper.ts';

/** Colours by their number among the 256 of a terminal. A ground that is left out stays as it is. */
export interface Ink {
  readonly fg?: number;
  readonly bg?: number | undefined;
  readonly bold?: boolean;
  /** Written instead of the character where there is no colour. */
  readonly plain?: string | undefined;
}

/** A few characters in one ink. */
export interface Label {
  readonly text: string;
  readonly ink: Ink;
}

interface Cell {
  char: string;
  ink: Ink;
}

const RESET = '\x1b[0m';

export class Canvas {
  readonly #rows: Cell[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => ({ char: ' ', ink: {} })));
  }

  /** Writes from a cell to the right; what would fall off the canvas is left out. */
  write(row: number, column: number, text: string, ink: Ink = {}): void {
    for (const [i, char] of [...text].entries()) {
      const cell = this.#rows[row]?.[column + i];
      if (cell) Object.assign(cell, { char, ink: { bg: cell.ink.bg, ...ink } });
    }
  }

  writeLabels(row: number, column: number, labels: readonly Label[]): void {
    let at = column;
    for (const { text, ink } of labels) {
      this.write(row, at, text, ink);
      at += text.length;
    }
  }

  lines(paper: Paper): string[] {
    return this.#rows.map((row) => (paper.colour ? coloured(row) : plain(row)));
  }
}

const plain = (row: readonly Cell[]): string =>
  row
    .map(({ char, ink }) => ink.plain ?? char)
    .join('')
    .trimEnd();

export const labelsWidth = (labels: readonly Label[]): number => labels.reduce((sum, { text }) => sum + text.length, 0);

/** Labels in a row, as text for a line. */
export function drawLabels(labels: readonly Label[], paper: Paper): string {
  const width = labelsWidth(labels);
  const canvas = new Canvas(width, 1);
  canvas.writeLabels(0, 0, labels);
  return padded(canvas.lines(paper)[0] ?? '', width);
}

/** Neighbouring cells of one ink share one escape sequence. */
function coloured(row: readonly Cell[]): string {
  let line = '';
  let now = RESET;
  for (const { char, ink } of trimmed(row)) {
    const wanted = sequence(ink);
    if (wanted !== now) line += wanted;
    now = wanted;
    line += char;
  }
  return now === RESET ? line : line + RESET;
}

function trimmed(row: readonly Cell[]): readonly Cell[] {
  return row.slice(0, row.findLastIndex(({ char, ink }) => char !== ' ' || ink.bg !== undefined) + 1);
}

function sequence({ fg, bg, bold }: Ink): string {
  const codes = [
    ...(bold ? ['1'] : []),
    ...(fg === undefined ? [] : [`38;5;${fg}`]),
    ...(bg === undefined ? [] : [`48;5;${bg}`]),
  ];
  return codes.length === 0 ? RESET : `\x1b[0;${codes.join(';')}m`;
}
