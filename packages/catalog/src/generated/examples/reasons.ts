// Written by scripts/games.mjs from games.json: do not edit.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly MoreGameWords[] = hasExamples ? ([]) : [];
