// Written by scripts/games.mjs from games.json: do not edit.
import type { GameManifest } from '@undercroft/terminal/manifest';
import { terminal as infernosEdge } from '@undercroft/infernos-edge/terminal';
import { terminal as pocketSub } from '@undercroft/pocket-sub/terminal';
import { terminal as subTerra } from '@undercroft/sub-terra/terminal';
import { EXAMPLES } from './examples/terminal.ts';

const REAL: readonly GameManifest[] = [subTerra, infernosEdge, pocketSub] as unknown as GameManifest[];

export const GAMES: readonly GameManifest[] = [...REAL, ...EXAMPLES];
