// Sub Terra on the page.

import type { GameManifest } from '@undercroft/page-kit/manifest';
import { type SubTerraWords, words } from '@undercroft/sub-terra/words';

export const page: GameManifest<SubTerraWords> = {
  words,
  rulePrefix: 'ST',
  loadTable: () => import('./table.ts'),
  loadFullRules: () => import('./full-rules.ts'),
  loadEnd: () => import('./end.ts'),
};
