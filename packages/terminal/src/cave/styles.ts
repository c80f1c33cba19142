// Colours that mean the same in every cave. Whatever a colour says, a sign says too.
import type { CellStyle, Label } from '../text/canvas.ts';

export interface Ground {
  readonly ground: CellStyle;
  readonly text: CellStyle;
  /** The pattern on the ground. */
  readonly texture: CellStyle;
}

export const ground = (bg: number, text: number, texture: number): Ground => ({
  ground: { bg },
  text: { fg: text },
  texture: { fg: texture },
});

/** By torchlight, and without. */
export interface Light {
  readonly lit: Ground;
  readonly dim: Ground;
}

/** Dark everywhere, and colour only where a torch shines. */
export const DARK = 234;
export const STONE: Light = { lit: ground(240, 255, 244), dim: ground(DARK, 245, 236) };

export const WALL_STYLE: Readonly<Record<'lit' | 'dim', CellStyle>> = {
  lit: { fg: 180, bold: true },
  dim: { fg: 242 },
};
export const BLAST_STYLE: CellStyle = { fg: 208, bold: true };
export const GAP_STYLE: CellStyle = { fg: 243 };
export const HAND_STYLE: CellStyle = { fg: 16, bg: 230, bold: true };
export const COMPASS_STYLE: CellStyle = { fg: 243 };
export const CHOICE_STYLE: CellStyle = { fg: 16, bg: 214, bold: true };
/** Never harm by colour alone: the mark also has a '!'. */
export const DANGER_STYLE: CellStyle = { fg: 231, bg: 88, bold: true };
export const BEAST_STYLE: CellStyle = { fg: 231, bg: 124, bold: true };

const ACTING_STYLE: CellStyle = { fg: 16, bg: 214, bold: true };
const STANDING_STYLE: CellStyle = { fg: 16, bg: 230, bold: true };
const FALLEN_STYLE: CellStyle = { fg: 224, bg: 88 };

/** Columns of a figure: a sign before, two letters, health. */
export const FIGURE_WIDTH = 4;

export interface Figure {
  /** Two letters. */
  readonly sign: string;
  readonly health: number;
  readonly acting: boolean;
}

/** '▸Le∴': acting, Leader, three health. Lower case at zero health. */
export const figureLabel = (figure: Figure, before: string, health: string): Label => ({
  text: `${figure.acting ? '▸' : before}${letters(figure)}${health}`,
  style: figureStyle(figure),
});

/** No room for health: 'LeMe'. */
export const tightLabel = (figure: Figure): Label => ({ text: letters(figure), style: figureStyle(figure) });

const letters = ({ sign, health }: Figure): string => (health > 0 ? sign : sign.toLowerCase());

const figureStyle = ({ health, acting }: Figure): CellStyle =>
  health === 0 ? FALLEN_STYLE : acting ? ACTING_STYLE : STANDING_STYLE;
