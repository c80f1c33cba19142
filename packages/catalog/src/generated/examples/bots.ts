// Written by scripts/games.mjs from games.json: do not edit.
import { plainRoster } from '@undercroft/bots';
import { hasExamples } from '../../examples.ts';

export const EXAMPLES: Readonly<Record<string, () => Promise<unknown>>> = hasExamples ? ({
  'wake': async () => plainRoster((await import('@undercroft/wake')).rules),
}) : {};
