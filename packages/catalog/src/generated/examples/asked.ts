// Written by scripts/games.mjs from games.json: do not edit.
import type { MoreGameWords } from '@undercroft/words/game-words';
import { askedClauses as wake } from '@undercroft/wake/words';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly MoreGameWords[] = hasExamples ? ([wake]) : [];
