// What somebody is asked, in a sentence: for those who wait, at the table, on home and in the title of the window.
import { findAskedClauses } from '@undercroft/catalog/asked';
import type { Language } from '@undercroft/words';
import type { AskedClauses } from '@undercroft/words/game-words';
import { GAME_IDS } from '../app/games.ts';
import { useLoaded } from '../app/words.ts';

const load = async (game: string, language: Language): Promise<AskedClauses> =>
  (await findAskedClauses(game)?.load[language]())?.default ?? {};

/** Of one game; none until they are loaded. */
export function useAskedClauses(game: string): AskedClauses {
  const clauses = useLoaded((language) => load(game, language));
  return typeof clauses === 'object' ? clauses : NONE;
}

const NONE: AskedClauses = {};

/** Of every game, by its id. */
export function useAllAskedClauses(): Readonly<Record<string, AskedClauses>> {
  const clauses = useLoaded(async (language) =>
    Object.fromEntries(await Promise.all(GAME_IDS.map(async (game) => [game, await load(game, language)] as const))),
  );
  return typeof clauses === 'object' ? clauses : {};
}

interface DecidesWords {
  decides(name: string, clause: string): string;
}

/** 'Bence decides which way the horror comes'; nothing where the question has no clause. */
export function askedText(
  clauses: AskedClauses | undefined,
  { kind, name }: { readonly kind: string | undefined; readonly name: string },
  words: DecidesWords,
): string | undefined {
  const clause = kind === undefined ? undefined : clauses?.[kind];
  return clause === undefined || name === '' ? undefined : words.decides(name, clause);
}
