// The games as the terminal knows them.
import { loadCards } from '@undercroft/catalog/cards';
import { manifests } from '@undercroft/catalog/terminal';
import type { Card, Language } from '@undercroft/words/game-words';

export { findManifest, manifests } from '@undercroft/catalog/terminal';

const CARDS: Readonly<Record<Language, readonly Card[]>> = { en: await loadCards('en'), hu: await loadCards('hu') };

/** What is said about a game before it is opened. */
export const cardOf = (id: string, language: Language): Card | undefined =>
  CARDS[language].find((card) => card.id === id);

/** What players call a game. */
export const nameOf = (id: string, language: Language): string => cardOf(id, language)?.name ?? id;

/** Examples of a command, game by game. */
export const examplesOf = (command: string): string[] => manifests.flatMap(({ examples }) => examples?.[command] ?? []);
