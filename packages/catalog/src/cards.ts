// What is said about every game before it is opened, in one language.
import type { Card, Language } from '@undercroft/words/game-words';

const LISTS: Readonly<Record<Language, () => Promise<{ readonly GAMES: readonly Card[] }>>> = {
  en: () => import('./generated/cards-en.ts'),
  hu: () => import('./generated/cards-hu.ts'),
};

export const loadCards = async (language: Language): Promise<readonly Card[]> => (await LISTS[language]()).GAMES;
