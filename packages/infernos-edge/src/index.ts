export { costOf, priceOf } from './actions.ts';
export * from './events.ts';
export { BRACES, STATES, type State } from './expedition.ts';
export * from './explorers.ts';
export { type InfernosEdge, type InfernosEdgeEnding, infernosEdge } from './game.ts';
export { DIFFICULTIES, type Difficulty, FACES, type Face, markerFor } from './hazards.ts';
export * from './insight.ts';
export type { Snapshot } from './snapshot.ts';
export * from './vocabulary.ts';
