// Written by scripts/games.mjs from games.json: do not edit.
import type { Game } from '@undercroft/engine';
import { rules as wake } from '@undercroft/wake';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly Game[] = hasExamples ? ([wake] as unknown as Game[]) : [];
