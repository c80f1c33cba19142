// What those need who think about positions themselves: how a position and a code are to be read.
export { centreOf, MAX_REGIONS, MAX_TOUCHING } from './board.ts';
export { argumentOf, DECLARE, kindOf } from './codes.ts';
export { isOutOfMines, RUN_COST } from './moving.ts';
export { berth, isHaven, isHero, type Sea } from './sea.ts';
export { CHOOSE_SUB, DEEP, GAME_OVER, ROCKY, WHIRLPOOL } from './vocabulary.ts';
