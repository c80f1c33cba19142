// What a position waits for: a decision of a seat, or chance.

import { indices } from '@undercroft/engine';
import type { Descent } from './descent.ts';

export const ASKS = [
  'nothing',
  'action',
  'directed',
  'chain',
  'take',
  /** ST-RM-6: between the drawn tile and the one set aside. */
  'choose',
  'place',
  'appear',
  'horror',
  'path',
  'spawn',
  'tile',
  'aside',
  'die',
  'hazard',
  'over',
] as const;
export type Ask = (typeof ASKS)[number];

export const {
  nothing: NOTHING_ASKED,
  action: ASK_ACTION,
  directed: ASK_DIRECTED,
  chain: ASK_CHAIN,
  take: ASK_TAKE,
  choose: ASK_CHOOSE,
  place: ASK_PLACE,
  appear: ASK_APPEAR,
  horror: ASK_HORROR,
  path: ASK_PATH,
  spawn: ASK_SPAWN,
  tile: DRAW_TILE,
  aside: DRAW_ASIDE,
  die: ROLL_DIE,
  hazard: DRAW_HAZARD,
  over: GAME_OVER,
} = indices(ASKS);

export const isChance = (asks: number): boolean => asks >= DRAW_TILE && asks <= DRAW_HAZARD;

/** The clause behind each question. */
const ASK_RULES: Readonly<Record<number, string>> = {
  [ASK_ACTION]: 'ST-TURN-1',
  [ASK_DIRECTED]: 'ST-LEA-1',
  [ASK_CHAIN]: 'ST-ACT-RUN',
  [ASK_TAKE]: 'ST-GEO-2',
  [ASK_CHOOSE]: 'ST-RM-6',
  [ASK_PLACE]: 'ST-ACT-REVEAL',
  [ASK_APPEAR]: 'ST-DIV-1',
  [ASK_HORROR]: 'ST-HOR-ORDER',
  [ASK_PATH]: 'ST-HOR-MOVE',
  [ASK_SPAWN]: 'ST-HOR-SPAWN',
  [DRAW_TILE]: 'ST-ACT-REVEAL',
  [DRAW_ASIDE]: 'ST-GEO-2',
  [ROLL_DIE]: 'ST-TURN-5',
  [DRAW_HAZARD]: 'ST-HAZ-1',
  [GAME_OVER]: 'ST-END-1',
};
export const ruleOfAsk = (d: Descent): string => ASK_RULES[d.asks] as string;
