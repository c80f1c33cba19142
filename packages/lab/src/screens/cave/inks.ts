// Colours that mean the same in every cave. Everything that a colour says, a sign says too.
import type { Ink, Label } from '../../text/canvas.ts';

export interface Ground {
  readonly ground: Ink;
  readonly text: Ink;
  /** What is strewn over the ground. */
  readonly texture: Ink;
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

/** Ink everywhere, and colour only where a torch shines. */
export const DARK = 234;
export const STONE: Light = { lit: ground(240, 255, 244), dim: ground(DARK, 245, 236) };

export const WALL_INK: Readonly<Record<'lit' | 'dim', Ink>> = { lit: { fg: 180, bold: true }, dim: { fg: 242 } };
export const BLAST_INK: Ink = { fg: 208, bold: true };
export const GAP_INK: Ink = { fg: 243 };
export const HAND_INK: Ink = { fg: 16, bg: 230, bold: true };
export const COMPASS_INK: Ink = { fg: 243 };
export const CHOICE_INK: Ink = { fg: 16, bg: 214, bold: true };
/** Harm never by colour alone: the mark also carries a '!'. */
export const DANGER_INK: Ink = { fg: 231, bg: 88, bold: true };
export const BEAST_INK: Ink = { fg: 231, bg: 124, bold: true };

const ACTING_INK: Ink = { fg: 16, bg: 214, bold: true };
const STANDING_INK: Ink = { fg: 16, bg: 230, bold: true };
const FALLEN_INK: Ink = { fg: 224, bg: 88 };

/** Columns of a figure: a sign before, two letters, health. */
export const FIGURE_WIDTH = 4;

export interface Figure {
  /** Two letters. */
  readonly sign: string;
  readonly health: number;
  readonly acting: boolean;
}

/** '▸Le∴': acting, Leader, three health. Who has none left is in lower case. */
export const figureLabel = (figure: Figure, before: string, health: string): Label => ({
  text: `${figure.acting ? '▸' : before}${letters(figure)}${health}`,
  ink: figureInk(figure),
});

/** No room for health: 'LeMe'. */
export const tightLabel = (figure: Figure): Label => ({ text: letters(figure), ink: figureInk(figure) });

const letters = ({ sign, health }: Figure): string => (health > 0 ? sign : sign.toLowerCase());

const figureInk = ({ health, acting }: Figure): Ink => (health === 0 ? FALLEN_INK : acting ? ACTING_INK : STANDING_INK);
