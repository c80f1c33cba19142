import { findReasons } from '@undercroft/catalog/reasons';
import type { Reasons } from '@undercroft/words/game-words';
import { useLoaded } from '../app/words.ts';

/** Why the bots of a game make their moves, by motive. */
export const useReasons = (game: string): Reasons | 'missing' | undefined =>
  useLoaded(async (language) => (await findReasons(game)?.load[language]())?.default ?? {});
