// The format of a scenario; docs/scenarios.md describes it for people, docs/schemas/scenario.json for editors.
import * as v from 'valibot';
import { type InputError, malformed } from './input-error.ts';
import { PLAYER_KINDS } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** Goes up when the format changes so that some correct file no longer reads as before. */
export const SCENARIO_FORMAT = 1;

const anySeat = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(anySeat, v.description('A seat, from 0.'));
const move = v.looseObject({ type: v.string() });
const part = v.record(v.string(), v.unknown());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An optional field with a description, which editors show from the JSON Schema. */
const optional = <T extends v.GenericSchema>(text: string, schema: T) =>
  v.optional(v.pipe(schema, v.description(text)));

const clause = v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))]);
const optionalRule = optional('The clause, or a list of which it must be one; by default, any clause will do.', clause);

const refusedSchema = v.strictObject({
  action: v.pipe(
    v.unknown(),
    v.description(
      'A complete action, or at a chance node an outcome. One that is meant to be malformed says so as kind.',
    ),
  ),
  seat: optional('The seat that tries; by default, the one that has to decide.', anySeat),
  kind: optional('The kind of refusal; by default, any kind will do.', v.string()),
  rule: optionalRule,
});

const oddsSchema = v.strictObject({
  outcome: v.pipe(part, v.description('A part of one outcome.')),
  weight: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('How often it comes, compared with the others.'),
  ),
});

/** Events in order, or a pattern of them. */
const eventsSchema = v.union([
  v.array(part),
  v.strictObject({ anyOrder: v.pipe(v.array(part), v.description('Exactly these, in any order.')) }),
  v.strictObject({
    contains: v.pipe(v.array(part), v.minLength(1), v.description('At least these, in any order.')),
  }),
]);

const LISTS = 'A list must match item by item, unless it is { "anyOrder": […] } or { "contains": […] }.';

export const expectSchema = v.strictObject({
  decides: optional("Who decides: a seat, 'chance' or 'over'.", v.union([seat, v.picklist(['chance', 'over'])])),
  asks: optional("What the position waits for; 'nothing' when the game is over.", v.string()),
  legal: optional('All legal moves, in any order.', v.array(move)),
  legalCount: optional('The number of legal moves.', count),
  allows: optional('Some legal moves; parts suffice.', v.array(part)),
  forbids: optional('Some moves that are not legal; parts suffice.', v.array(part)),
  refused: optional('Actions that are refused, and under which rule.', v.array(refusedSchema)),
  events: optional(
    'Events of the step; parts suffice. A list: in this order, with others between. { "contains": […] }: in any order, with others between. { "anyOrder": […] }: exactly these, in any order.',
    eventsSchema,
  ),
  silent: optional('Events that the step must not emit; parts suffice.', v.array(part)),
  odds: optional('The exact weights of some outcomes; each part must match exactly one outcome.', v.array(oddsSchema)),
  state: optional(`A part of the snapshot. ${LISTS}`, part),
  result: optional(`A part of the ending. ${LISTS}`, part),
});
export type Expect = v.InferOutput<typeof expectSchema>;

export const stepSchema = v.strictObject({
  note: optional('For the reader.', v.string()),
  act: optional(
    'The action of a seat. At most one of act, chance, undo and sit; with none, only `expect` is checked.',
    move,
  ),
  chance: optional('The outcome of chance.', move),
  undo: optional(
    'A seat takes back its last action.',
    v.strictObject({ seat, agreed: optional('The seats that have agreed.', v.array(seat)) }),
  ),
  sit: optional(
    'Somebody else takes a seat.',
    v.strictObject({ seat, player: v.pipe(v.picklist(PLAYER_KINDS), v.description('Who it is.')) }),
  ),
  seat: optional('The seat that acts; by default, the one that has to decide.', anySeat),
  expect: optional('What must hold after the step.', expectSchema),
});
export type Step = v.InferOutput<typeof stepSchema>;

export const refusedSetupSchema = v.strictObject({
  kind: optional("The kind of error. Data that does not even fit its schema counts only as 'malformed'.", v.string()),
  rule: optionalRule,
  path: optional(
    "Where the error is, as messages say it: 'options.cavers[1].seat', 'position.horrors[0].at'.",
    v.string(),
  ),
});
export type RefusedSetup = v.InferOutput<typeof refusedSetupSchema>;

export const scenarioSchema = v.strictObject({
  $schema: optional('Where an editor finds this schema.', v.string()),
  scenario: v.pipe(v.literal(SCENARIO_FORMAT), v.description('The version of this format.')),
  game: v.pipe(v.string(), v.description('The id of a game in the catalog.')),
  title: v.pipe(v.string(), v.description('What it shows, in one sentence.')),
  rules: v.pipe(v.array(v.string()), v.minLength(1), v.description('The clauses it proves.')),
  note: optional('For the reader.', v.string()),
  options: optional('The options the game is opened with.', v.unknown()),
  position: optional(
    'Merged into the snapshot of the opening: objects merge, everything else is replaced. Some games accept what is left instead of what is gone.',
    part,
  ),
  refused: optional(
    'The options or the position are refused, so there are no steps: with this kind, under this rule, at this place.',
    refusedSetupSchema,
  ),
  steps: v.optional(v.pipe(v.array(stepSchema), v.description('What is played, and what must then hold.')), () => []),
});
export type Scenario = v.InferOutput<typeof scenarioSchema>;

/** Reads the format alone. Whether the game knows all names in it is for `checkScenario`. */
export function readScenario(data: unknown): Result<Scenario, InputError> {
  const read = v.safeParse(scenarioSchema, data);
  if (!read.success) return fail(malformed(read.issues));
  const error = overfullStep(read.output) ?? pointlessScenario(read.output);
  return error ? fail(error) : ok(read.output);
}

function overfullStep({ steps }: Scenario): InputError | undefined {
  const overfull = steps.findIndex((step) => movesIn(step).length > 1);
  if (overfull < 0) return undefined;
  return { kind: 'two-moves-in-a-step', path: ['steps', overfull], received: movesIn(steps[overfull]).join() };
}

const movesIn = (step: Step | undefined): string[] =>
  (['act', 'chance', 'undo', 'sit'] as const).filter((key) => step?.[key] !== undefined);

/** A refused set-up leaves nothing to play; without one, something must be played or checked. */
function pointlessScenario({ steps, refused }: Scenario): InputError | undefined {
  if (!refused)
    return steps.length > 0 ? undefined : { kind: 'malformed', path: ['steps'], expected: '>=1', received: '0' };
  if (steps.length > 0) return { kind: 'steps-after-a-refusal', path: ['steps'] };
  if (refused.kind !== undefined || refused.rule !== undefined) return undefined;
  return { kind: 'malformed', path: ['refused'], expected: '(kind | rule)', received: 'neither' };
}
