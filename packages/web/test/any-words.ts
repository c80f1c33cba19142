// Words of the page and of the games, by one name for each area.
import { findWords, gameWords } from '@undercroft/catalog/words';
import { type Area, type Language, loadWords } from '@undercroft/words';

/** The areas that the page shows. */
const PAGE_AREAS: readonly Area[] = ['page', 'pages', 'hints', 'learn', 'spoken', 'tables', 'together', 'away'];

/** Those areas, and every game. */
export const AREAS: readonly string[] = [...PAGE_AREAS, ...gameWords.map(({ id }) => id)];

export async function loadAnyWords(language: Language, area: string): Promise<unknown> {
  const game = findWords(area);
  return game ? withLaterWords((await game.load[language]()).default) : loadWords(language, area as Area);
}

/** What a game loads later is among its words, too: `loadAbout` gives what is said about places. */
async function withLaterWords(words: unknown): Promise<unknown> {
  if (typeof words !== 'object' || words === null) return words;
  const entries = await Promise.all(
    Object.entries(words).map(async ([key, value]) => {
      const later = /^load([A-Z])(.*)$/.exec(key);
      return later ? ([`${later[1]?.toLowerCase()}${later[2]}`, await value()] as const) : ([key, value] as const);
    }),
  );
  return Object.fromEntries(entries);
}
