// The one list of games. Everything that offers, plays, stores or measures games finds them here.
import type { Game } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';

export const catalog: readonly Game[] = [pocketSub];

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);
