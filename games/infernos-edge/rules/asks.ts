// What a position waits for: a decision of a seat, or chance.
import { indices } from '@undercroft/engine';
import type { Expedition } from './expedition.ts';

export const ASKS = [
  'nothing',
  'action',
  'crawl',
  'commanded',
  'chain',
  'illuminate',
  'choose',
  'place',
  'sanctum',
  'luck',
  'first',
  'wake',
  'guardian',
  'victim',
  'path',
  'tile',
  'die',
  'hazard',
  'over',
] as const;
export type Ask = (typeof ASKS)[number];

export const {
  nothing: NOTHING_ASKED,
  action: ASK_ACTION,
  crawl: ASK_CRAWL,
  commanded: ASK_COMMANDED,
  chain: ASK_CHAIN,
  /** IE-GUI-2: the second Reveal. */
  illuminate: ASK_ILLUMINATE,
  /** IE-ARC-1: which of two tiles. */
  choose: ASK_CHOOSE,
  place: ASK_PLACE,
  sanctum: ASK_SANCTUM,
  /** IE-ARC-2. */
  luck: ASK_LUCK,
  /** IE-HAZ-1: which of two faces. */
  first: ASK_FIRST,
  wake: ASK_WAKE,
  guardian: ASK_GUARDIAN,
  victim: ASK_VICTIM,
  path: ASK_PATH,
  tile: DRAW_TILE,
  die: ROLL_DIE,
  hazard: ROLL_HAZARD,
  over: GAME_OVER,
} = indices(ASKS);

export const isChance = (asks: number): boolean => asks >= DRAW_TILE && asks <= ROLL_HAZARD;

/** The clause behind each question. */
const ASK_RULES: Readonly<Record<number, string>> = {
  [ASK_ACTION]: 'IE-TURN-1',
  [ASK_CRAWL]: 'IE-TURN-4',
  [ASK_COMMANDED]: 'IE-ARI-1',
  [ASK_CHAIN]: 'IE-ACT-RUN',
  [ASK_ILLUMINATE]: 'IE-GUI-2',
  [ASK_CHOOSE]: 'IE-ARC-1',
  [ASK_PLACE]: 'IE-ACT-REVEAL',
  [ASK_SANCTUM]: 'IE-SANC-1',
  [ASK_LUCK]: 'IE-ARC-2',
  [ASK_FIRST]: 'IE-HAZ-1',
  [ASK_WAKE]: 'IE-HAZ-WAKE',
  [ASK_GUARDIAN]: 'IE-GUARD-6',
  [ASK_VICTIM]: 'IE-GUARD-2',
  [ASK_PATH]: 'IE-GUARD-3',
  [DRAW_TILE]: 'IE-ACT-REVEAL',
  [ROLL_DIE]: 'IE-COMP-5',
  [ROLL_HAZARD]: 'IE-HAZ-1',
  [GAME_OVER]: 'IE-END-1',
};
export const ruleOfAsk = (e: Expedition): string => ASK_RULES[e.asks] as string;
