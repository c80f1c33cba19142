// Inferno's Edge in a terminal, in both languages.
import { infernosEdgeScreen } from '../../terminal/screen.ts';
import type { Words } from '../../terminal/words.ts';
import game from '../../words/en/index.ts';
import terminal from '../../words/en/terminal.ts';
import gameHu from '../../words/hu/index.ts';
import terminalHu from '../../words/hu/terminal.ts';

export const ENGLISH: Words = { game, terminal };
export const HUNGARIAN: Words = { game: gameHu, terminal: terminalHu };

export const english = infernosEdgeScreen(ENGLISH);
export const hungarian = infernosEdgeScreen(HUNGARIAN);
