export { ruleOfAsk } from './asks.ts';
export { CAVERS, type Caver, startingHealth } from './cavers.ts';
export { check } from './check/index.ts';
export { costOfAction } from './costs.ts';
export {
  type CaveInDanger,
  type HazardDanger,
  type HazardDangers,
  type Hit,
  hazardDangers,
  type Spared,
  type TremorDanger,
} from './dangers.ts';
export { type End, type Event, MEDALS, type Medal, type Roll, type Source, type StepKind } from './events.ts';
export { subTerra, subTerra as rules } from './game.ts';
export { HAZARDS, type Hazard } from './hazards.ts';
export { type Hunt, huntsOf, nextStrikes, type Strikes } from './hunts.ts';
export * from './insight.ts';
export { DIFFICULTIES, type Difficulty, SETUP_ERROR_KINDS, type SetupErrorKind } from './options.ts';
export { playableSubTerra, type SubTerra, type SubTerraEnding } from './playable.ts';
export { REFUSAL_KINDS, type RefusalKind } from './refusal-kinds.ts';
export type { RefusalDetails } from './refusals.ts';
export type { Action, Options, Outcome } from './schemas.ts';
export type { Snapshot } from './snapshot.ts';
export { TILE_KINDS, type TileKind } from './tiles.ts';
