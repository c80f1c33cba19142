// Written by scripts/games.mjs from games.json: do not edit.
import type { Card } from '@undercroft/words/game-words';
import { englishCard as infernosEdge } from '@undercroft/infernos-edge/words';
import { englishCard as pocketSub } from '@undercroft/pocket-sub/words';
import { englishCard as subTerra } from '@undercroft/sub-terra/words';
import { EXAMPLES } from './examples/cards-en.ts';

const REAL: readonly Card[] = [subTerra, infernosEdge, pocketSub];

export const GAMES: readonly Card[] = [...REAL, ...EXAMPLES];
