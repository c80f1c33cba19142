// The bots of Sub Terra.

import type { Bot, Roster } from '@undercroft/bots';
import { calibratedBy, searchBot, wanderer } from '@undercroft/bots';
import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import { createAdept } from './adept.ts';
import { createChanceModel } from './chance-model.ts';
import { MOTIVES } from './motives.ts';
import { createNovice } from './novice.ts';

export const createRoster = (): Roster<SubTerra> => ({
  game: subTerra,
  bots: {
    wanderer: wanderer as Bot<SubTerra>,
    novice: createNovice(),
    adept: createAdept(calibratedBy(createChanceModel())),
  },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 240 } },
  plain: searchBot('plain', subTerra),
  motives: Object.keys(MOTIVES),
});
