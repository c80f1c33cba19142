// What a position waits for: a decision of some seat, or chance.
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

export const NOTHING_ASKED = 0;
export const ASK_ACTION = 1;
export const ASK_CRAWL = 2;
export const ASK_COMMANDED = 3;
export const ASK_CHAIN = 4;
/** IE-GUI-2: the second Reveal. */
export const ASK_ILLUMINATE = 5;
/** IE-ARC-1: which of two tiles. */
export const ASK_CHOOSE = 6;
export const ASK_PLACE = 7;
export const ASK_SANCTUM = 8;
/** IE-ARC-2. */
export const ASK_LUCK = 9;
/** IE-HAZ-1: which of two faces. */
export const ASK_FIRST = 10;
export const ASK_WAKE = 11;
export const ASK_GUARDIAN = 12;
export const ASK_VICTIM = 13;
export const ASK_PATH = 14;
export const DRAW_TILE = 15;
export const ROLL_DIE = 16;
export const ROLL_HAZARD = 17;
export const GAME_OVER = 18;

export const isChance = (asks: number): boolean => asks >= DRAW_TILE && asks <= ROLL_HAZARD;
