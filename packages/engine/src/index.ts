export { Agenda, argumentOf, jobOf } from './agenda.ts';
export { byType } from './by-type.ts';
export { type Dice, drawOutcome, type Odds, odds } from './chance.ts';
export * from './contract.ts';
export { type Fault, malformed, type Path } from './fault.ts';
export { canonical, type Difference, differences, fits, merged, same } from './json.ts';
export { impossible, loadSnapshot } from './loading.ts';
export { Playout } from './playout.ts';
export { Stream } from './random.ts';
export { type Entry, FORMAT, type GameRecord, PLAYERS, type Player, type Sitter, upTo } from './record.ts';
export { readRecord, writeRecord } from './record-file.ts';
export { enter, type FindGame, type RecordFault, replay, type Watch } from './replay.ts';
export { fail, must, ok, type Result } from './result.ts';
export {
  checkScenario,
  deciding,
  type Expect,
  type Failure,
  readScenario,
  type Scenario,
  type ScenarioReport,
  type Step,
  scenarioShape,
  tableFor,
} from './scenario.ts';
export { badTeam } from './seating.ts';
export { type Happened, Table } from './table.ts';
export type { UndoPlan } from './undo.ts';
