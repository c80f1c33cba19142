import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';

const plain = searcher('plain', pocketSub);

export const roster: Roster<PocketSub> = {
  game: pocketSub,
  bots: { wanderer: wanderer as Bot<PocketSub>, novice: plain, adept: plain },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 100 }, adept: { iterations: 2000 } },
  plain,
  motives: ['anything', 'best-chance'],
};
