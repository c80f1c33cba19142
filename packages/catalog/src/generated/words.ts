// Written by scripts/games.mjs from games.json: do not edit.
import type { GameWords } from '@undercroft/words/game-words';
import { words as infernosEdge } from '@undercroft/infernos-edge/words';
import { words as pocketSub } from '@undercroft/pocket-sub/words';
import { words as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/words.ts';

const REAL: readonly GameWords[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly GameWords[] = [...REAL, ...EXAMPLES];
