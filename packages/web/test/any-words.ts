// Words of the page and of the games, by one name for each area.
import { findWords, gameWords } from '@undercroft/catalog/words';
import { type Area, type Language, loadWords } from '@undercroft/words';

/** The areas that the page shows. */
const PAGE_AREAS: readonly Area[] = ['page', 'pages', 'hints'];

/** Those areas, and every game. */
export const AREAS: readonly string[] = [...PAGE_AREAS, ...gameWords.map(({ id }) => id)];

export async function loadAnyWords(language: Language, area: string): Promise<unknown> {
  const game = findWords(area);
  return game ? withLaterWords((await game.load[language]()).default) : loadWords(language, area as Area);
}

/** What a game loads later, when somebody looks at a place or asks for dangers, is among its words, too. */
async function withLaterWords(words: unknown): Promise<unknown> {
  const entries = Object.entries(words as object).map(async ([key, value]) => {
    const [, name] = /^load([A-Z]\w*)$/.exec(key) ?? [];
    return name === undefined || typeof value !== 'function' ? [key, value] : [name.toLowerCase(), await value()];
  });
  return Object.fromEntries(await Promise.all(entries));
}
