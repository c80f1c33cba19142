// Tries all legal codes in playouts and plays what turns out best.

import type { Bot, DisplayChance } from '@undercroft/bots';
import type { SubTerra } from '@undercroft/sub-terra';
import { HalvingSearch } from './halving-search.ts';
import { Playouts } from './playouts.ts';

export function createAdept(displayChance: DisplayChance<SubTerra>): Bot<SubTerra> {
  const playouts = new Playouts();
  return { name: 'adept', think: (question) => new HalvingSearch(question, playouts, displayChance) };
}
