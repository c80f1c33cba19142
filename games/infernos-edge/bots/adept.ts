// Tries what the heuristics suggest in playouts and plays what turns out best.

import type { Bot, DisplayChance } from '@undercroft/bots';
import type { InfernosEdge } from '@undercroft/infernos-edge';
import { type HalvingOptions, HalvingSearch } from './halving-search.ts';
import { type PlayoutOptions, Playouts } from './playouts.ts';

export type SearchOptions = PlayoutOptions & HalvingOptions;

export const SEARCH_OPTIONS: SearchOptions = {
  evaluatedAt: [3, 5, 7, 9],
  width: 8,
  noise: 0.1,
  proof: 1.2,
  halveAt: [7, 18],
  trials: 50,
};

export function createAdept(displayChance: DisplayChance<InfernosEdge>, options = SEARCH_OPTIONS): Bot<InfernosEdge> {
  const parts = { playouts: new Playouts(options), options, displayChance };
  return { name: 'adept', think: (question) => new HalvingSearch(question, parts) };
}
