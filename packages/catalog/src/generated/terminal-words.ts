// Written by scripts/games.mjs from games.json: do not edit.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { terminalWords as infernosEdge } from '@undercroft/infernos-edge/words';
import { terminalWords as pocketSub } from '@undercroft/pocket-sub/words';
import { terminalWords as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/terminal-words.ts';

const REAL: readonly MoreGameWords[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly MoreGameWords[] = [...REAL, ...EXAMPLES];
