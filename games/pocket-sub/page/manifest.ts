// Pocket Sub on the page.

import './style.css';
import type { GameManifest } from '@undercroft/page-kit/manifest';
import { type PocketSubWords, words } from '@undercroft/pocket-sub/words';

export const page: GameManifest<PocketSubWords> = {
  words,
  rulePrefix: 'PS',
  loadTable: () => import('./table.ts'),
  loadFullRules: () => import('./full-rules.ts'),
  loadEnd: () => import('./end.ts'),
};
