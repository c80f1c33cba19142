import { type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';

const plain = searcher('plain', infernosEdge);

export const roster: Roster<InfernosEdge> = {
  game: infernosEdge,
  bots: { wanderer: wanderer as Bot<InfernosEdge>, novice: plain, adept: plain },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 100 }, adept: { iterations: 2000 } },
  plain,
  motives: ['anything', 'best-chance'],
};
