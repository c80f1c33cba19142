import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';
import { adept } from './adept.ts';
import { MOTIVES } from './motives.ts';
import { novice } from './novice.ts';

const plain = searcher('plain', subTerra);

export const roster: Roster<SubTerra> = {
  game: subTerra,
  bots: { wanderer: wanderer as Bot<SubTerra>, novice, adept },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 300 } },
  plain,
  motives: Object.keys(MOTIVES),
};
