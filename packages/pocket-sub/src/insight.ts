// What those need who think about positions themselves: how a position and a code are to be read.
export { centreOf, MAX_REGIONS, MAX_TOUCHING } from './board.ts';
export { argumentOf, codeOf, DECLARE, kindOf } from './codes.ts';
export { isOutOfMines, RUN_COST } from './moving.ts';
export { berth, friends, isHaven, isHero, type Sea } from './sea.ts';
export {
  CHOOSE_SUB,
  DEEP,
  GAME_OVER,
  MINE,
  PLACE_CC,
  PLACE_SUB,
  ROCKY,
  STEP,
  WHIRLPOOL,
} from './vocabulary.ts';
