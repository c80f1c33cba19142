// English, for the laboratory: it speaks no other language.
import { loadCommandLineWords } from '@undercroft/words/terminal';

export const english = await loadCommandLineWords('en');
