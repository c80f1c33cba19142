// What text is written on: its size, and whether it supports colour.
import { stripVTControlCharacters, styleText } from 'node:util';

export interface Display {
  readonly columns: number;
  /** None for a file or a pipe. */
  readonly rows?: number | undefined;
  readonly colour: boolean;
}

type Format = Parameters<typeof styleText>[0];

/** Styled text where the display supports colour, else the plain text. */
export const styled = (display: Display, format: Format, text: string): string =>
  display.colour ? styleText(format, text, { validateStream: false }) : text;

/** How many columns a line takes, without its colours. */
export const widthOf = (line: string): number => [...stripVTControlCharacters(line)].length;

export const padded = (line: string, width: number): string => line + ' '.repeat(Math.max(0, width - widthOf(line)));
