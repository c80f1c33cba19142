// What the screen is told in, in both languages.
import type { Words } from '../../terminal/words.ts';
import en from '../../words/en/index.ts';
import enTerminal from '../../words/en/terminal.ts';
import hu from '../../words/hu/index.ts';
import huTerminal from '../../words/hu/terminal.ts';

export const ENGLISH: Words = { language: 'en', game: en, terminal: enTerminal };
export const HUNGARIAN: Words = { language: 'hu', game: hu, terminal: huTerminal };
