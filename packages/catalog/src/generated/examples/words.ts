// Written by scripts/games.mjs from games.json: do not edit.
import type { GameWords } from '@undercroft/words/game-words';
import { words as wake } from '@undercroft/wake/words';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly GameWords[] = hasExamples ? ([wake]) : [];
