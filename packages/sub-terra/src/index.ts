export { priceOf } from './actions.ts';
export { CAVERS, type Caver, startingHealth } from './cavers.ts';
export type { End, Event, Medal, Roll, Source, Way } from './events.ts';
export { subTerra } from './game.ts';
export { DIFFICULTIES, type Difficulty, HAZARDS, type Hazard } from './hazards.ts';
export * from './insight.ts';
export { playableSubTerra, type SubTerra, type SubTerraEnding } from './playable.ts';
export type { Snapshot } from './snapshot.ts';
export type { Action, Options, Outcome } from './vocabulary.ts';
