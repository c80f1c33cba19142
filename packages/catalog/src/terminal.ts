// How every game is played in a terminal.
import type { GameManifest } from '@undercroft/terminal/manifest';
import { GAMES } from './generated/terminal.ts';

export const manifests: readonly GameManifest[] = GAMES;

export const findManifest = (id: string): GameManifest | undefined => manifests.find((manifest) => manifest.id === id);
