// Written by scripts/games.mjs from games.json: do not edit.
import type { Card } from '@undercroft/words/game-words';
import { hungarianCard as infernosEdge } from '@undercroft/infernos-edge/words';
import { hungarianCard as pocketSub } from '@undercroft/pocket-sub/words';
import { hungarianCard as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/cards-hu.ts';

const REAL: readonly Card[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly Card[] = [...REAL, ...EXAMPLES];
