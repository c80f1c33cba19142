// What a terminal says of every game, besides its words.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { GAMES } from './generated/terminal-words.ts';

export const findTerminalWords = (id: string): MoreGameWords | undefined => GAMES.find((words) => words.id === id);
