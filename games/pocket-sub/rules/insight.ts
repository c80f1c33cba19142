// What bots need to read a position and its codes.
export { centreOf, DEEP, MAX_REGIONS, MAX_TOUCHING, ROCKY } from './board.ts';
export { argumentOf, DECLARE, kindOf } from './codes.ts';
export { isOutOfMines, RUN_COST } from './moving.ts';
export { CHOOSE_SUB, GAME_OVER, WHIRLPOOL } from './phases.ts';
export { berth, isFriendlyCentre, isHero, type Sea } from './sea.ts';
