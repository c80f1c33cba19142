// The bots of Pocket Sub.

import type { Bot, Roster } from '@undercroft/bots';
import { calibratedBy, searchBot, wanderer } from '@undercroft/bots';
import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import { createAdept } from './adept.ts';
import { createChanceModel } from './chance-model.ts';
import { MOTIVES } from './motives.ts';
import { createNovice } from './novice.ts';

export const createRoster = (): Roster<PocketSub> => ({
  game: pocketSub,
  bots: {
    wanderer: wanderer as Bot<PocketSub>,
    novice: createNovice(),
    adept: createAdept(calibratedBy(createChanceModel())),
  },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 1000 } },
  plain: searchBot('plain', pocketSub),
  motives: MOTIVES,
});
