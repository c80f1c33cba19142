/** Inferno's Edge implemented a second time from the rules alone, slow and plain, to check the first implementation. */
export { type Result, result } from './end.ts';
export { apply, asks, choices, decider, weights } from './engine.ts';
export { type Position, position } from './position.ts';
export { open } from './setup.ts';
export type { End, ExplorerState, SlowState } from './state.ts';
export type { Task } from './task.ts';
export type { Mark, PlacedTile } from './temple.ts';
export type {
  Action,
  Cell,
  Choice,
  Decision,
  DieOutcome,
  Explorer,
  Hazard,
  HazardOutcome,
  Item,
  Options,
  PointsAction,
  Side,
  SidedAction,
  TileName,
  TileOutcome,
} from './vocabulary.ts';
