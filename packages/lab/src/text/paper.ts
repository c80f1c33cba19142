// What text is written on: how wide it is and whether it takes colour.
import { stripVTControlCharacters, styleText } from 'node:util';

export interface Paper {
  readonly columns: number;
  /** None on paper without end: a file, a pipe. */
  readonly rows?: number | undefined;
  readonly colour: boolean;
}

type Format = Parameters<typeof styleText>[0];

/** Styled where the paper takes colour; the same words, bare, where it does not. */
export const styled = (paper: Paper, format: Format, text: string): string =>
  paper.colour ? styleText(format, text, { validateStream: false }) : text;

/** How many columns a line takes, without its colours. */
export const widthOf = (line: string): number => [...stripVTControlCharacters(line)].length;

export const padded = (line: string, width: number): string => line + ' '.repeat(Math.max(0, width - widthOf(line)));
