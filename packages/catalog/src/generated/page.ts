// Written by scripts/games.mjs from games.json: do not edit.
import type { GameManifest } from '@undercroft/page-kit/manifest';
import { page as infernosEdge } from '@undercroft/infernos-edge/page';
import { page as pocketSub } from '@undercroft/pocket-sub/page';
import { page as subTerra } from '@undercroft/sub-terra/page';
import { EXAMPLES } from './examples/page.ts';

const REAL: readonly GameManifest[] = [subTerra, infernosEdge, pocketSub] as unknown as GameManifest[];

export const GAMES: readonly GameManifest[] = [...REAL, ...EXAMPLES];
