import { type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';
import { adept } from './adept.ts';
import { MOTIVES } from './motives.ts';
import { novice } from './novice.ts';

const plain = searcher('plain', infernosEdge);

export const roster: Roster<InfernosEdge> = {
  game: infernosEdge,
  bots: { wanderer: wanderer as Bot<InfernosEdge>, novice, adept },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 200 } },
  plain,
  motives: MOTIVES,
};
