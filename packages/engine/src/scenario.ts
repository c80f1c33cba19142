// A scenario: a position, what is played from it, and what must then hold. Rule tests, tutorials, puzzles and bug
// reports share this one format; docs/scenarios.md describes it for people, docs/schemas/scenario.json for editors.
import * as v from 'valibot';
import type { Kinds, Seat } from './contract.ts';
import type { Fault } from './fault.ts';
import { malformed } from './fault.ts';
import { merged } from './json.ts';
import type { FindGame } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { type Failure, judge } from './scenario-judge.ts';
import { type Happened, Table } from './table.ts';

/** Bumped when the format changes. */
export const SCENARIO = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const move = v.looseObject({ type: v.string() });
const part = v.record(v.string(), v.unknown());

export const expectShape = v.strictObject({
  /** Who decides: a seat, 'chance' or 'over'. */
  decides: v.optional(v.union([seat, v.picklist(['chance', 'over'])])),
  /** What is asked. */
  asks: v.optional(v.string()),
  /** All that is legal, in any order. */
  legal: v.optional(v.array(move)),
  /** How many things are legal. */
  legalCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Some of what is legal, and some of what is not; parts suffice. */
  allows: v.optional(v.array(part)),
  forbids: v.optional(v.array(part)),
  /** Actions that are refused, and under which rule. `seat` is the one to decide unless named. */
  refused: v.optional(
    v.array(
      v.strictObject({ action: v.unknown(), seat: v.optional(seat), kind: v.optional(v.string()), rule: v.string() }),
    ),
  ),
  /** What the step told, in this order; others may come between, and parts suffice. */
  events: v.optional(v.array(part)),
  /** What the step must not have told. */
  silent: v.optional(v.array(part)),
  /** The exact weight of outcomes, as parts; each part must fit exactly one. */
  odds: v.optional(v.array(v.strictObject({ outcome: part, weight: v.pipe(v.number(), v.integer(), v.minValue(1)) }))),
  /** A part of the snapshot. */
  state: v.optional(part),
  /** A part of the ending. */
  result: v.optional(part),
});
export type Expect = v.InferOutput<typeof expectShape>;

export const stepShape = v.strictObject({
  note: v.optional(v.string()),
  /** One of these four, or none: then only `expect` is looked at. */
  act: v.optional(move),
  chance: v.optional(move),
  undo: v.optional(v.strictObject({ seat, agreed: v.optional(v.array(seat)) })),
  sit: v.optional(v.strictObject({ seat, player: v.picklist(['human', 'bot']) })),
  /** Who acts: the one to decide unless named. */
  seat: v.optional(seat),
  expect: v.optional(expectShape),
});
export type Step = v.InferOutput<typeof stepShape>;

export const scenarioShape = v.strictObject({
  $schema: v.optional(v.string()),
  scenario: v.literal(SCENARIO),
  game: v.string(),
  title: v.string(),
  /** The clauses it proves. */
  rules: v.pipe(v.array(v.string()), v.minLength(1)),
  note: v.optional(v.string()),
  options: v.optional(v.unknown()),
  /** Laid over the opening's snapshot: objects merge, everything else is replaced. */
  position: v.optional(part),
  steps: v.pipe(v.array(stepShape), v.minLength(1)),
});
export type Scenario = v.InferOutput<typeof scenarioShape>;

export interface ScenarioReport {
  readonly title: string;
  readonly rules: readonly string[];
  /** None: it holds. Steps are counted from 0. */
  readonly failures: readonly Failure[];
}

export function readScenario(data: unknown): Result<Scenario, Fault> {
  const read = v.safeParse(scenarioShape, data);
  if (!read.success) return fail(malformed(read.issues));
  const crowded = read.output.steps.findIndex((step) => deeds(step).length > 1);
  if (crowded < 0) return ok(read.output);
  return fail({
    kind: 'two-deeds-in-a-step',
    path: ['steps', crowded],
    received: deeds(read.output.steps[crowded]).join(),
  });
}

const deeds = (step: Step | undefined): string[] =>
  (['act', 'chance', 'undo', 'sit'] as const).filter((deed) => step?.[deed] !== undefined);

/** Reads a scenario and plays it. A fault says that it cannot be played at all, failures what did not hold. */
export function checkScenario(find: FindGame, data: unknown): Result<ScenarioReport, Fault> {
  const scenario = readScenario(data);
  if (!scenario.ok) return scenario;
  const table = tableFor(find, scenario.value);
  if (!table.ok) return table;
  const { title, rules, steps } = scenario.value;
  return ok({ title, rules, failures: playSteps(table.value, steps) });
}

/** A table standing in the scenario's position. */
export function tableFor(find: FindGame, scenario: Scenario): Result<Table, Fault> {
  const game = find(scenario.game);
  if (!game) return fail({ kind: 'unknown-game', path: ['game'], received: scenario.game });
  const opening = game.open(scenario.options);
  if (!opening.ok) return fail(below('options', opening.error));
  if (!scenario.position) return Table.open(game, scenario.options);
  const position = game.load(toJson(merged(game.save(opening.value), scenario.position)));
  return position.ok ? ok(Table.standing(game, position.value)) : fail(below('position', position.error));
}

const toJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const below = (key: string, fault: Fault): Fault => ({ ...fault, path: [key, ...(fault.path ?? [])] });

/** Stops at the first step that fails: what comes after would only confuse. */
function playSteps(table: Table, steps: readonly Step[]): Failure[] {
  for (const [index, step] of steps.entries()) {
    const done = perform(table, step);
    const failures = done.ok ? judge(table, step.expect ?? {}, done.value) : [done.error];
    if (failures.length > 0) return failures.map((failure) => ({ ...failure, step: index }));
  }
  return [];
}

function perform(table: Table, step: Step): Result<Happened['events'], Failure> {
  const happened = deed(table, step);
  if (happened === undefined) return ok([]);
  if (happened.ok) return ok(happened.value.events);
  return fail({ what: 'refused', at: '', expected: 'accepted', received: happened.error });
}

function deed(table: Table, step: Step) {
  if (step.act) return table.propose(step.seat ?? deciding(table), step.act);
  if (step.chance) return table.settle(step.chance);
  if (step.undo) return table.undo(step.undo.seat, step.undo.agreed ? { agreed: step.undo.agreed } : {});
  if (step.sit) return table.sit(step.sit.seat, { player: step.sit.player });
  return undefined;
}

/** The seat to decide; −1, which nobody has, if it is nobody's decision. */
export function deciding<K extends Kinds>(table: Table<K>): Seat {
  const status = table.status();
  return status.type === 'seat' ? status.seat : -1;
}

export type { Failure };
