// The words of the command line: its own, and those it shares with the page. Apart from the areas of index.ts, so that the page
// does not carry what only a terminal says.
import type { TerminalWords } from './en/terminal.ts';
import type { Language } from './game-words.ts';
import { type HintWords, loadWords, type MoreWords, type PageWords } from './index.ts';

export interface CommandLineWords extends TerminalWords {
  readonly language: Language;
  readonly page: PageWords;
  readonly pages: MoreWords;
  readonly hints: HintWords;
}

const OWN: Readonly<Record<Language, () => Promise<{ readonly default: TerminalWords }>>> = {
  en: () => import('./en/terminal.ts'),
  hu: () => import('./hu/terminal.ts'),
};

export async function loadCommandLineWords(language: Language): Promise<CommandLineWords> {
  const [own, page, pages, hints] = await Promise.all([
    OWN[language](),
    loadWords(language, 'page'),
    loadWords(language, 'pages'),
    loadWords(language, 'hints'),
  ]);
  return { ...own.default, language, page, pages, hints };
}

export type { TerminalWords } from './en/terminal.ts';
