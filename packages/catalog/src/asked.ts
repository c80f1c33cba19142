// What those who wait are told somebody is asked, in every game.
import type { AskedClauses, MoreGameWords } from '@undercroft/words/game-words';
import { GAMES } from './generated/asked.ts';

export const findAskedClauses = (id: string): MoreGameWords<AskedClauses> | undefined =>
  GAMES.find((words) => words.id === id) as MoreGameWords<AskedClauses> | undefined;
