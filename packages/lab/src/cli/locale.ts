// The language of the terminal: its words, and the screens of the games in it.
import type { Screen } from '@undercroft/terminal/screen';
import type { Language } from '@undercroft/words/game-words';
import { type CommandLineWords, loadCommandLineWords } from '@undercroft/words/terminal';
import { loadScreens } from '../games/screens.ts';

export interface Locale {
  readonly words: CommandLineWords;
  readonly screens: readonly Screen[];
}

export async function loadLocale(language: Language): Promise<Locale> {
  const [words, screens] = await Promise.all([loadCommandLineWords(language), loadScreens(language)]);
  return { words, screens };
}

export const findScreen = ({ screens }: Pick<Locale, 'screens'>, id: string): Screen | undefined =>
  screens.find((screen) => screen.game.id === id);
