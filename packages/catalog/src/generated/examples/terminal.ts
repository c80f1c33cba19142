// Written by scripts/games.mjs from games.json: do not edit.
import type { GameManifest } from '@undercroft/terminal/manifest';
import { terminal as wake } from '@undercroft/wake/terminal';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly GameManifest[] = hasExamples ? ([wake] as unknown as GameManifest[]) : [];
