// How every game is played on the page, in the order in which home shows them.
import type { GameManifest } from '@undercroft/page-kit/manifest';
import { GAMES } from './generated/page.ts';

export const manifests: readonly GameManifest[] = GAMES;

export const findManifest = (id: string): GameManifest | undefined => manifests.find(({ words }) => words.id === id);
