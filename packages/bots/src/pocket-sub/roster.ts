import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import type { Bot } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { searcher } from '../search.ts';
import { wanderer } from '../wanderer.ts';
import { adept } from './adept.ts';
import { SEARCH_MOTIVES } from './explain.ts';
import { novice } from './novice.ts';
import { THUMBS } from './thumb.ts';

const plain = searcher('plain', pocketSub);

export const roster: Roster<PocketSub> = {
  game: pocketSub,
  bots: { wanderer: wanderer as Bot<PocketSub>, novice, adept },
  budgets: { wanderer: { iterations: 1 }, novice: { iterations: 1 }, adept: { iterations: 1500 } },
  plain,
  motives: ['anything', ...SEARCH_MOTIVES, ...THUMBS.map(({ motive }) => motive)],
};
