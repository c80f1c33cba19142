// Written by scripts/games.mjs from games.json: do not edit.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { reasons as infernosEdge } from '@undercroft/infernos-edge/words';
import { reasons as pocketSub } from '@undercroft/pocket-sub/words';
import { reasons as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/reasons.ts';

const REAL: readonly MoreGameWords[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly MoreGameWords[] = [...REAL, ...EXAMPLES];
