export { type Bounds, Cave, MAX_TILES, NOTHING } from './cave.ts';
export { Distances, UNREACHED } from './distance.ts';
export * from './sides.ts';
export { firstSides, NO_WAY, stepsOf, type Way, Ways } from './ways.ts';
