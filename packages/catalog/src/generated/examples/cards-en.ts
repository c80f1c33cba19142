// Written by scripts/games.mjs from games.json: do not edit.
import type { Card } from '@undercroft/words/game-words';
import { englishCard as wake } from '@undercroft/wake/words';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: readonly Card[] = hasExamples ? ([wake]) : [];
