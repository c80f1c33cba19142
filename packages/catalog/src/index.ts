// The one list of games. Everything that offers, plays, stores or measures games finds them here.
import type { Game } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';

export const catalog: readonly Game[] = [subTerra, infernosEdge, pocketSub];

export const findGame = (id: string): Game | undefined => catalog.find((game) => game.id === id);
