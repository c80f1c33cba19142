// Written by scripts/games.mjs from games.json: do not edit.
import type { GameManifest } from '@undercroft/page-kit/manifest';
import { page as wake } from '@undercroft/wake/page';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly GameManifest[] = hasExamples ? ([wake] as unknown as GameManifest[]) : [];
