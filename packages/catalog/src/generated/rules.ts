// Written by scripts/games.mjs from games.json: do not edit.
import type { Game } from '@undercroft/engine';
import { rules as infernosEdge } from '@undercroft/infernos-edge';
import { rules as pocketSub } from '@undercroft/pocket-sub';
import { rules as subTerra } from '@undercroft/sub-terra';
import { EXAMPLES } from './examples/rules.ts';

const REAL: readonly Game[] = [subTerra, infernosEdge, pocketSub] as unknown as Game[];

export const GAMES: readonly Game[] = [...REAL, ...EXAMPLES];
