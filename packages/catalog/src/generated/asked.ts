// Written by scripts/games.mjs from games.json: do not edit.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { askedClauses as infernosEdge } from '@undercroft/infernos-edge/words';
import { askedClauses as pocketSub } from '@undercroft/pocket-sub/words';
import { askedClauses as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/asked.ts';

const REAL: readonly MoreGameWords[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly MoreGameWords[] = [...REAL, ...EXAMPLES];
