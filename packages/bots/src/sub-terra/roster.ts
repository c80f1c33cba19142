import { type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';

const plain = searcher('plain', subTerra);

export const roster: Roster<SubTerra> = {
  game: subTerra,
  bots: { wanderer: wanderer as Bot<SubTerra>, novice: plain, adept: plain },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 100 }, adept: { iterations: 2000 } },
  plain,
  motives: ['anything', 'best-chance'],
};
