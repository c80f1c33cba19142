// Searches whole turns and plays the most promising one.

import type { Bot, DisplayChance } from '@undercroft/bots';
import type { PocketSub } from '@undercroft/pocket-sub';
import { Candidates } from './candidates.ts';
import { PathTables } from './path-table.ts';
import { TurnRater } from './rating.ts';
import { TurnSearch } from './turn-search.ts';

export function createAdept(displayChance: DisplayChance<PocketSub>): Bot<PocketSub> {
  const tables = new PathTables();
  const parts = { candidates: new Candidates(tables), rater: new TurnRater(tables), displayChance };
  return { name: 'adept', think: (question) => new TurnSearch(question, parts) };
}
