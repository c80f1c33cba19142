// A scenario: a position, what is played from it, and what must then hold. Rule tests, tutorials, puzzles and bug
// reports share this one format.
import * as v from 'valibot';
import type { Game, GameTypes, Seat } from './contract.ts';
import { atPath, type InputError, malformed, pathText } from './input-error.ts';
import { merge } from './json.ts';
import type { FindGame } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { checkExpectations, type Failure, isAmong } from './scenario-expectations.ts';
import { type Clauses, misspeltName } from './scenario-names.ts';
import { type RefusedSetup, readScenario, type Scenario, type Step } from './scenario-schema.ts';
import { type AppliedEntry, Table } from './table.ts';

export interface ScenarioReport {
  readonly title: string;
  readonly rules: readonly string[];
  /** Empty if the scenario holds. Steps are counted from 0; where there is none, it is about the set-up. */
  readonly failures: readonly Failure[];
}

/** Reads a scenario and plays it. An error means that it cannot be played; failures list what did not hold. */
export function checkScenario(find: FindGame, data: unknown, clauses?: Clauses): Result<ScenarioReport, InputError> {
  const read = readScenario(data);
  if (!read.ok) return read;
  const scenario = read.value;
  const game = find(scenario.game);
  if (!game) return fail(unknownGame(scenario));
  const misspelt = misspeltName(game, scenario, clauses);
  if (misspelt) return fail(misspelt);
  const { title, rules } = scenario;
  const failures = playScenario(game, scenario);
  return failures.ok ? ok({ title, rules, failures: failures.value }) : failures;
}

const unknownGame = ({ game }: Scenario): InputError => ({ kind: 'unknown-game', path: ['game'], received: game });

function playScenario(game: Game, scenario: Scenario): Result<readonly Failure[], InputError> {
  const table = openAt(game, scenario);
  if (scenario.refused) return refusalFailures(scenario.refused, table);
  return table.ok ? ok(playSteps(table.value, scenario.steps)) : table;
}

/** A table at the scenario's position. */
export function tableFor(find: FindGame, scenario: Scenario): Result<Table, InputError> {
  const game = find(scenario.game);
  return game ? openAt(game, scenario) : fail(unknownGame(scenario));
}

function openAt(game: Game, start: Pick<Scenario, 'options' | 'position'>): Result<Table, InputError> {
  const state = positionOf(game, start);
  if (!state.ok) return state;
  return start.position ? ok(Table.fromPosition(game, state.value)) : Table.open(game, start.options);
}

/** The position that options and a part of a snapshot stand for, checked like any other. */
export function positionOf<K extends GameTypes>(
  game: Game<K>,
  { options, position }: { readonly options?: unknown; readonly position?: object | undefined },
): Result<K['State'], InputError> {
  const opening = game.open(options as K['Options']);
  if (!opening.ok) return fail(atPath(['options'], opening.error));
  if (!position) return opening;
  const snapshot = completePosition(game as unknown as Game, game.save(opening.value), position);
  const state = snapshot.ok ? game.load(toJson(snapshot.value)) : snapshot;
  return state.ok ? state : fail(atPath(['position'], state.error));
}

const toJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** The snapshot that a position of a scenario stands for. What it says is left becomes what is gone. */
function completePosition(game: Game, opening: unknown, position: object): Result<unknown, InputError> {
  const isLeft = ([key]: [string, unknown]) => game.left !== undefined && key in game.left.schema.entries;
  const left = Object.entries(position).filter(isLeft);
  const given = Object.fromEntries(Object.entries(position).filter((entry) => !isLeft(entry)));
  const snapshot = merge(opening, given);
  if (!game.left || left.length === 0) return ok(snapshot);
  const [whole, rest] = [
    v.safeParse(game.schemas.snapshot, snapshot),
    v.safeParse(game.left.schema, Object.fromEntries(left)),
  ];
  if (!whole.success) return fail(malformed(whole.issues));
  if (!rest.success) return fail(malformed(rest.issues));
  return game.left.rewrite(whole.output, rest.output, new Set(Object.keys(given)));
}

/** Data that is malformed was not refused for what the scenario shows, unless it is to show just that. */
function refusalFailures(expected: RefusedSetup, table: Result<Table, InputError>): Result<Failure[], InputError> {
  if (table.ok) return ok([{ what: 'refused', at: '', expected, received: 'accepted' }]);
  const { error } = table;
  if (error.kind === 'malformed' && expected.kind !== 'malformed') return table;
  const path = pathText(error.path);
  const holds =
    isAmong(expected.kind, error.kind) && isAmong(expected.rule, error.rule) && isAmong(expected.path, path);
  return ok(holds ? [] : [{ what: 'refused', at: '', expected, received: { ...error, path } }]);
}

/** Stops at the first step that fails, because later failures would only follow from it. */
function playSteps(table: Table, steps: readonly Step[]): Failure[] {
  for (const [index, step] of steps.entries()) {
    const done = performStep(table, step);
    const failures = done.ok ? checkExpectations(table, step.expect ?? {}, done.value) : [done.error];
    if (failures.length > 0) return failures.map((failure) => ({ ...failure, step: index }));
  }
  return [];
}

function performStep(table: Table, step: Step): Result<AppliedEntry['events'], Failure> {
  const applied = applyStep(table, step);
  if (applied === undefined) return ok([]);
  if (applied.ok) return ok(applied.value.events);
  return fail({ what: 'refused', at: '', expected: 'accepted', received: applied.error });
}

function applyStep(table: Table, step: Step) {
  if (step.act) return table.propose(step.seat ?? decidingSeat(table), step.act);
  if (step.chance) return table.applyOutcome(step.chance);
  if (step.undo) return table.undo(step.undo.seat, step.undo.agreed ? { agreed: step.undo.agreed } : {});
  if (step.sit) return table.sit(step.sit.seat, { player: step.sit.player });
  return undefined;
}

/** The seat that has to decide, or −1 if none has. */
export function decidingSeat<K extends GameTypes>(table: Table<K>): Seat {
  const status = table.status();
  return status.type === 'seat' ? status.seat : -1;
}

export type { Clauses, Failure };
