// Signs and colours of the chart. Whatever a colour says, a sign says too.
import type { Colour } from '@undercroft/pocket-sub';
import type { CellStyle, Label } from '@undercroft/terminal/text/canvas';
import type { Piece, Spin, Water } from './chart.ts';

export const EMBLEMS: Readonly<Record<Colour, string>> = { red: '▲', white: '○', blue: '◆', black: '✕' };

const FLEET_STYLES: Readonly<Record<Colour, CellStyle>> = {
  red: { fg: 231, bg: 160, bold: true },
  white: { fg: 16, bg: 231, bold: true },
  blue: { fg: 231, bg: 27, bold: true },
  black: { fg: 231, bg: 16, bold: true },
};

/** `line` separates the regions of a tile, `sign` marks the water, `text` is written on it. */
export const WATER_STYLES: Readonly<Record<Water, Record<'ground' | 'line' | 'sign' | 'text', CellStyle>>> = {
  shallow: { ground: { bg: 152 }, line: { fg: 67 }, sign: { fg: 109 }, text: { fg: 17, bold: true } },
  deep: { ground: { bg: 24 }, line: { fg: 67 }, sign: { fg: 74 }, text: { fg: 231, bold: true } },
  rocky: { ground: { bg: 187 }, line: { fg: 67 }, sign: { fg: 137 }, text: { fg: 17, bold: true } },
};
export const WATER_SIGNS: Readonly<Record<Water, string>> = { shallow: ' ', deep: '≈', rocky: '^' };

/** The outlines of tiles; open cells are outlines only. */
export const OUTLINE_STYLE: CellStyle = { fg: 17, bold: true };
export const OPEN_STYLE: CellStyle = { fg: 67 };
export const CHOICE_STYLE: CellStyle = { fg: 16, bg: 214, bold: true };
/** Never harm by colour alone: the mark also has a '!'. */
export const DANGER_STYLE: CellStyle = { fg: 231, bg: 88, bold: true };
export const COURSE_STYLE: CellStyle = { fg: 214, bg: 236, bold: true };

export const SPIN_SIGNS: Readonly<Record<Spin, string>> = { clockwise: '↻', 'counter-clockwise': '↺' };

/** The signs around the emblem tell the pieces apart. */
const PIECE_SIGNS: Readonly<Record<Piece['kind'], readonly [string, string]>> = {
  cc: ['[', ']'],
  sub: ['<', '>'],
  hero: ['★', '>'],
  mine: ['*', '*'],
};

export const pieceLabel = (piece: Piece): Label => ({ text: pieceSign(piece), style: FLEET_STYLES[piece.fleet] });

export function pieceSign({ kind, fleet }: Piece): string {
  const [before, after] = PIECE_SIGNS[kind];
  return before + EMBLEMS[fleet] + after;
}
