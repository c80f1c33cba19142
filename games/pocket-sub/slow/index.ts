/** Pocket Sub, written a second time from the rules alone: slow, plain, and there to be compared with the fast rules. */
export { apply } from './apply.ts';
export type { Tile } from './board.ts';
export { choices, decider, result, weights } from './choices.ts';
export { countTurns } from './count.ts';
export { type Position, position } from './position.ts';
export { open } from './setup.ts';
export type { Outcome, SlowState } from './state.ts';
export type { Cell, Choice, Colour, Decision, Face, Options, Region, Spin, TileOutcome, Token } from './vocabulary.ts';
