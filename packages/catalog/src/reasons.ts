// Why the bots of every game make their moves.
import type { MoreGameWords, Reasons } from '@undercroft/words/game-words';
import { GAMES } from './generated/reasons.ts';

export const findReasons = (id: string): MoreGameWords<Reasons> | undefined =>
  GAMES.find((words) => words.id === id) as MoreGameWords<Reasons> | undefined;
