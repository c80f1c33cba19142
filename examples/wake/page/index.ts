// Wake on the page.
import type { GameManifest } from '@undercroft/page-kit/manifest';
import { type WakeWords, words } from '@undercroft/wake/words';

export const page: GameManifest<WakeWords> = {
  words,
  rulePrefix: 'WK',
  loadTable: () => import('./table.ts'),
  loadFullRules: () => import('./full-rules.ts'),
  loadEnd: () => import('./end.ts'),
};
