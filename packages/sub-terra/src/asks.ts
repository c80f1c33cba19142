// What a position waits for: a decision of some seat, or chance.
export const ASKS = [
  'nothing',
  'action',
  'directed',
  'chain',
  'take',
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

export const NOTHING_ASKED = 0;
export const ASK_ACTION = 1;
export const ASK_DIRECTED = 2;
export const ASK_CHAIN = 3;
export const ASK_TAKE = 4;
/** ST-RM-6: between the drawn tile and the one set aside. */
export const ASK_CHOOSE = 5;
export const ASK_PLACE = 6;
export const ASK_APPEAR = 7;
export const ASK_HORROR = 8;
export const ASK_PATH = 9;
export const ASK_SPAWN = 10;
export const DRAW_TILE = 11;
export const DRAW_ASIDE = 12;
export const ROLL_DIE = 13;
export const DRAW_HAZARD = 14;
export const GAME_OVER = 15;

export const isChance = (asks: number): boolean => asks >= DRAW_TILE && asks <= DRAW_HAZARD;
