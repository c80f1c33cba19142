// Inferno's Edge on the page.
import './style.css';
import { type LoadedWords, words } from '@undercroft/infernos-edge/words';
import type { GameManifest } from '@undercroft/page-kit/manifest';

export const page: GameManifest<LoadedWords> = {
  words,
  rulePrefix: 'IE',
  loadTable: () => import('./table.ts'),
  loadFullRules: () => import('./full-rules.ts'),
  loadEnd: () => import('./end.ts'),
};
