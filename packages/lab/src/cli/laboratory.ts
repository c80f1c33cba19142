// The laboratory speaks English, whatever the language of the terminal.
import { gameOptions } from './game-options.ts';
import { loadLocale } from './locale.ts';

export const laboratory = await loadLocale('en');

/** Options of all games. */
export const GAME_OPTIONS = gameOptions(laboratory);
