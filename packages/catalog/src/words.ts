// The words of every game.
import type { GameWords } from '@undercroft/words/game-words';
import { GAMES } from './generated/words.ts';

export const gameWords: readonly GameWords[] = GAMES;

export const findWords = (id: string): GameWords | undefined => gameWords.find((words) => words.id === id);
