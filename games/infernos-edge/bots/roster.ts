// The bots of Inferno's Edge.

import type { Bot, Roster } from '@undercroft/bots';
import { calibratedBy, searchBot, wanderer } from '@undercroft/bots';
import { type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { createAdept } from './adept.ts';
import { createChanceModel } from './chance-model.ts';
import { MOTIVES } from './motives.ts';
import { createNovice } from './novice.ts';

export const createRoster = (): Roster<InfernosEdge> => ({
  game: infernosEdge,
  bots: {
    wanderer: wanderer as Bot<InfernosEdge>,
    novice: createNovice(),
    adept: createAdept(calibratedBy(createChanceModel())),
  },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 170 } },
  plain: searchBot('plain', infernosEdge),
  motives: MOTIVES,
});
