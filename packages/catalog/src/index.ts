// The one list of games. Everything that offers, plays, stores or measures games finds them here.
import type { Game } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';

export const catalog: readonly Game[] = [subTerra, pocketSub];

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);
