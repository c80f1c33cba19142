// Signs and colours of the chart. Everything that a colour says, a sign says too.
import type { Colour } from '@undercroft/pocket-sub';
import type { Ink, Label } from '../../text/canvas.ts';
import type { Piece, Spin, Water } from './chart.ts';

export const EMBLEMS: Readonly<Record<Colour, string>> = { red: '▲', white: '○', blue: '◆', black: '✕' };

const FLEET_INKS: Readonly<Record<Colour, Ink>> = {
  red: { fg: 231, bg: 160, bold: true },
  white: { fg: 16, bg: 231, bold: true },
  blue: { fg: 231, bg: 27, bold: true },
  black: { fg: 231, bg: 16, bold: true },
};

/** `line` parts the regions of a tile, `sign` marks the water, `text` is for what is written on it. */
export const WATER_INKS: Readonly<Record<Water, Record<'ground' | 'line' | 'sign' | 'text', Ink>>> = {
  shallow: { ground: { bg: 152 }, line: { fg: 67 }, sign: { fg: 109 }, text: { fg: 17, bold: true } },
  deep: { ground: { bg: 24 }, line: { fg: 67 }, sign: { fg: 74 }, text: { fg: 231, bold: true } },
  rocky: { ground: { bg: 187 }, line: { fg: 67 }, sign: { fg: 137 }, text: { fg: 17, bold: true } },
};
export const WATER_SIGNS: Readonly<Record<Water, string>> = { shallow: ' ', deep: '≈', rocky: '^' };

/** The outlines of tiles; where nothing has been laid they stand alone. */
export const OUTLINE_INK: Ink = { fg: 17, bold: true };
export const OPEN_INK: Ink = { fg: 67 };
export const CHOICE_INK: Ink = { fg: 16, bg: 214, bold: true };
/** Harm never by colour alone: the mark also carries a '!'. */
export const DANGER_INK: Ink = { fg: 231, bg: 88, bold: true };
export const COURSE_INK: Ink = { fg: 214, bg: 236, bold: true };

export const SPIN_SIGNS: Readonly<Record<Spin, string>> = { clockwise: '↻', 'counter-clockwise': '↺' };

/** What stands around the emblem tells the pieces apart. */
const PIECE_SIGNS: Readonly<Record<Piece['kind'], readonly [string, string]>> = {
  cc: ['[', ']'],
  sub: ['<', '>'],
  hero: ['★', '>'],
  mine: ['*', '*'],
};

export const pieceLabel = (piece: Piece): Label => ({ text: pieceSign(piece), ink: FLEET_INKS[piece.fleet] });

export function pieceSign({ kind, fleet }: Piece): string {
  const [before, after] = PIECE_SIGNS[kind];
  return before + EMBLEMS[fleet] + after;
}
