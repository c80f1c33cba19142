// The three games of the page.
import type { GameId } from '../words/index.ts';

export const GAME_IDS: readonly GameId[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
