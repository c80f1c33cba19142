// The games of the page, in the order in which home shows them.
import { findManifest, manifests } from '@undercroft/catalog/page';
import type { GameManifest } from '@undercroft/page-kit/manifest';
import type { Card } from '@undercroft/words/game-words';
import { cards } from './language.ts';

export const GAME_IDS: readonly string[] = manifests.map(({ words }) => words.id);
export const isGameId = (id: string): boolean => GAME_IDS.includes(id);

/** There is one for every id of the list. */
export const manifestOf = (id: string): GameManifest => findManifest(id) as GameManifest;

/** What home says of a game, in the reader's language. */
export const cardOf = (id: string): Card => cards.value.find((card) => card.id === id) as Card;

/** A game that this page does not have is called as in its save. */
export const gameName = (id: string): string => (isGameId(id) ? cardOf(id).name : id);
