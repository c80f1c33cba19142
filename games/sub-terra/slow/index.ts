/** Sub Terra, written a second time from the rules alone: slow, plain, and there to be compared with the fast rules. */
export type { Mark, PlacedTile } from './cave.ts';
export { type Result, result } from './end.ts';
export { apply, asks, choices, decider, weights } from './engine.ts';
export { type Position, position } from './position.ts';
export { open } from './setup.ts';
export type { CaverState, End, SlowState } from './state.ts';
export type { Task } from './task.ts';
export type {
  Action,
  Caver,
  Cell,
  Choice,
  Decision,
  DieOutcome,
  Hazard,
  HazardOutcome,
  Options,
  PointsAction,
  Side,
  TileName,
  TileOutcome,
} from './vocabulary.ts';
