// A scenario: a position, what is played from it, and what must then hold. Rule tests, tutorials, puzzles and bug
// reports share this one format; docs/scenarios.md describes it for people, docs/schemas/scenario.json for editors.
import * as v from 'valibot';
import type { Kinds, Seat } from './contract.ts';
import type { Fault } from './fault.ts';
import { malformed } from './fault.ts';
import { merged } from './json.ts';
import { PLAYERS } from './record.ts';
import type { FindGame } from './replay.ts';
import { fail, ok, type Result } from './result.ts';
import { type Failure, judge } from './scenario-judge.ts';
import { type Happened, Table } from './table.ts';

/** Bumped when the format changes. */
export const SCENARIO = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const move = v.looseObject({ type: v.string() });
const part = v.record(v.string(), v.unknown());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Optional, with its explanation: the sentence goes into the JSON Schema, where an editor shows it. */
const maybe = <T extends v.GenericSchema>(text: string, schema: T) => v.optional(v.pipe(schema, v.description(text)));

const refusedShape = v.strictObject({
  action: v.unknown(),
  seat: maybe('Who tries; the one to decide unless named.', seat),
  kind: v.optional(v.string()),
  rule: v.string(),
});

const oddsShape = v.strictObject({ outcome: part, weight: v.pipe(v.number(), v.integer(), v.minValue(1)) });

export const expectShape = v.strictObject({
  decides: maybe("Who decides: a seat, 'chance' or 'over'.", v.union([seat, v.picklist(['chance', 'over'])])),
  asks: maybe("What is asked; 'nothing' when the game is over.", v.string()),
  legal: maybe('All that is legal, in any order.', v.array(move)),
  legalCount: maybe('How many things are legal.', count),
  allows: maybe('Some of what is legal; parts suffice.', v.array(part)),
  forbids: maybe('Some of what is not legal; parts suffice.', v.array(part)),
  refused: maybe('Actions that are refused, and under which rule.', v.array(refusedShape)),
  events: maybe('What the step told, in this order; others may come between, and parts suffice.', v.array(part)),
  silent: maybe('What the step must not have told; parts suffice.', v.array(part)),
  odds: maybe('The exact weights of some outcomes; each part must fit exactly one outcome.', v.array(oddsShape)),
  state: maybe('A part of the snapshot; objects may be partial, lists must be whole.', part),
  result: maybe('A part of the ending.', part),
});
export type Expect = v.InferOutput<typeof expectShape>;

export const stepShape = v.strictObject({
  note: maybe('For the reader.', v.string()),
  act: maybe(
    'What the seat does. At most one of act, chance, undo and sit; with none only `expect` is looked at.',
    move,
  ),
  chance: maybe('What chance brings.', move),
  undo: maybe('A seat takes back its last action.', v.strictObject({ seat, agreed: v.optional(v.array(seat)) })),
  sit: maybe('Somebody else takes a seat.', v.strictObject({ seat, player: v.picklist(PLAYERS) })),
  seat: maybe('Who acts; the one to decide unless named.', seat),
  expect: maybe('What must hold after it.', expectShape),
});
export type Step = v.InferOutput<typeof stepShape>;

export const scenarioShape = v.strictObject({
  $schema: maybe('Where an editor finds this schema.', v.string()),
  scenario: v.pipe(v.literal(SCENARIO), v.description('The version of this format.')),
  game: v.pipe(v.string(), v.description('The id of a game in the catalog.')),
  title: v.pipe(v.string(), v.description('What it shows, in one sentence.')),
  rules: v.pipe(v.array(v.string()), v.minLength(1), v.description('The clauses it proves.')),
  note: maybe('For the reader.', v.string()),
  options: maybe('The options the game is opened with.', v.unknown()),
  position: maybe('Laid over the snapshot of the opening: objects merge, everything else is replaced.', part),
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
