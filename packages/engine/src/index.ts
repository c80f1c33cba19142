export { byType } from './by-type.ts';
export { carryOptions } from './carry-options.ts';
export { type Dice, drawOutcome, type Odds, odds } from './chance.ts';
export * from './contract.ts';
export { described } from './described.ts';
export { bits, indices } from './indices.ts';
export { atPath, type InputError, malformed, type Path, pathText } from './input-error.ts';
export { argumentOf, JobStack, jobOf } from './job-stack.ts';
export { canonicalJson, isEqual, merge } from './json.ts';
export { impossible, loadSnapshot } from './loading.ts';
export { type Difference, differences, matches } from './patterns.ts';
export { Playout } from './playout.ts';
export { Stream } from './random.ts';
export {
  type Entry,
  type GameRecord,
  PLAYER_KINDS,
  type PlayerKind,
  RECORD_FORMAT,
  type SeatOccupant,
  truncateRecord,
} from './record.ts';
export { readEntry, readRecord, validateHead, writeRecord } from './record-file.ts';
export {
  applyEntry,
  type FindGame,
  openingTable,
  type RecordError,
  type ReplayListener,
  replay,
} from './replay.ts';
export { fail, ok, type Result, unwrap } from './result.ts';
export {
  type Clauses,
  checkScenario,
  decidingSeat,
  type Failure,
  positionOf,
  type ScenarioReport,
  tableFor,
} from './scenario.ts';
export { type Expect, readScenario, type Scenario, type Step, scenarioSchema } from './scenario-schema.ts';
export { type AppliedEntry, type MoveRefusal, TABLE_REFUSAL_KINDS, Table, type TableRefusalKind } from './table.ts';
export { TEAM_ERROR_KINDS, type TeamErrorKind, teamError } from './team.ts';
export type { UndoPlan, UndoRefusalKind } from './undo.ts';
