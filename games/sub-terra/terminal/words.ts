// What the terminal says: the words of the game in the language in use, and those that only a terminal needs.
import type { SubTerraWords, TerminalWords } from '@undercroft/sub-terra/words';
import type { ScreenWords } from '@undercroft/terminal/manifest';

export type Words = Pick<ScreenWords<SubTerraWords, TerminalWords>, 'game' | 'terminal'>;
