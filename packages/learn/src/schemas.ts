// The formats of what teaches a game: lessons, the coached first game, the spreads of "how to play". docs/lessons.md describes
// them for people. All texts are kept apart, by key (texts.ts), once for each language.
import * as v from 'valibot';

/** Goes up when the format changes so that some correct file no longer reads as before. */
export const LEARN_FORMAT = 1;

const part = v.record(v.string(), v.unknown());
const move = v.looseObject({ type: v.string() });
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/));
const rules = v.pipe(v.array(v.string()), v.minLength(1));

/** Something done on the page that is no entry of the record. */
const didSchema = v.union([
  v.strictObject({ chose: v.string() }),
  v.strictObject({ looked: v.string() }),
  v.strictObject({ refused: v.string() }),
  v.strictObject({ planned: part }),
]);
export type Did = v.InferOutput<typeof didSchema>;

/** A number that the game's own functions tell of a position, and its limits. What else is in it is an argument. */
const measureSchema = v.looseObject({ of: v.string(), min: v.optional(v.number()), max: v.optional(v.number()) });
export type Measure = v.InferOutput<typeof measureSchema>;

export interface Condition {
  readonly events?: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly silent?: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly state?: Readonly<Record<string, unknown>> | undefined;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
  readonly asks?: string | undefined;
  readonly decides?: number | 'chance' | 'over' | undefined;
  readonly measure?: readonly Measure[] | undefined;
  readonly did?: Did | undefined;
  readonly any?: readonly Condition[] | undefined;
  readonly not?: Condition | undefined;
}

const conditionSchema: v.GenericSchema<Condition> = v.strictObject({
  events: v.optional(v.array(part)),
  silent: v.optional(v.array(part)),
  state: v.optional(part),
  result: v.optional(part),
  asks: v.optional(v.string()),
  decides: v.optional(v.union([seat, v.picklist(['chance', 'over'])])),
  measure: v.optional(v.array(measureSchema)),
  did: v.optional(didSchema),
  any: v.optional(v.array(v.lazy(() => conditionSchema))),
  not: v.optional(v.lazy(() => conditionSchema)),
});

const otherSchema = v.strictObject({ seat, act: move });

/** What chance and the others do, wherever it is possible, in this order. */
const scriptEntries = {
  chance: v.optional(v.array(move)),
  others: v.optional(v.array(otherSchema)),
};
export type Scripted = v.InferOutput<v.StrictObjectSchema<typeof scriptEntries, undefined>>;

const positionEntries = {
  options: v.optional(v.unknown()),
  position: v.optional(part),
};

const startEntries = { ...positionEntries, learner: v.pipe(v.array(seat), v.minLength(1)), ...scriptEntries };
export type Start = v.InferOutput<v.StrictObjectSchema<typeof startEntries, undefined>>;

const stepSchema = v.union([v.strictObject({ act: move }), v.strictObject({ chance: move })]);
export type GuidedStep = v.InferOutput<typeof stepSchema>;

/** A step of a try: something done on the page, too; of a refusal the action that is refused. */
const trySchema = v.union([
  stepSchema,
  v.strictObject({ did: v.union([v.strictObject({ refused: v.string(), action: move }), didSchema]) }),
]);
export type TryStep = v.InferOutput<typeof trySchema>;

const pointSchema = v.strictObject({
  places: v.optional(v.array(v.string())),
  pieces: v.optional(v.array(v.string())),
  control: v.optional(v.string()),
});
export type Point = v.InferOutput<typeof pointSchema>;

export const lessonSchema = v.strictObject({
  $schema: v.optional(v.string()),
  lesson: v.literal(LEARN_FORMAT),
  game: v.string(),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: key,
  rules,
  ...startEntries,
  goal: conditionSchema,
  over: conditionSchema,
  wrong: v.array(
    v.strictObject({ when: conditionSchema, say: key, rule: v.optional(v.string()), stop: v.optional(v.boolean()) }),
  ),
  alternatives: v.optional(v.array(v.strictObject({ when: conditionSchema, say: key }))),
  point: v.optional(v.pipe(v.array(v.string()), v.description('Places or pieces to ring at the start.'))),
  solution: v.pipe(v.array(stepSchema), v.minLength(1)),
  tries: v.array(v.strictObject({ steps: v.array(trySchema), says: key })),
});
export type Lesson = v.InferOutput<typeof lessonSchema>;

const beatSchema = v.strictObject({
  id: key,
  cut: v.optional(v.strictObject({ line: v.optional(key), ...startEntries })),
  ...scriptEntries,
  point: v.optional(pointSchema),
  task: v.union([v.literal('continue'), conditionSchema]),
  wrong: v.array(v.strictObject({ when: conditionSchema, say: key, undo: v.optional(v.boolean()) })),
  /** What does it: actions, and what is done on the page. */
  show: v.array(trySchema),
  tries: v.optional(v.array(v.strictObject({ steps: v.array(trySchema), says: key }))),
  rules,
});
export type Beat = v.InferOutput<typeof beatSchema>;

export const coachSchema = v.strictObject({
  $schema: v.optional(v.string()),
  coach: v.literal(LEARN_FORMAT),
  game: v.string(),
  beats: v.pipe(v.array(beatSchema), v.minLength(1)),
  firsts: v.array(v.strictObject({ event: part, say: key, rules })),
  /** The whole game as it is meant, beat by beat. */
  run: v.array(v.strictObject({ beat: key, steps: v.array(trySchema) })),
});
export type Coach = v.InferOutput<typeof coachSchema>;

const markSchema = v.strictObject({
  n: v.number(),
  place: v.optional(v.string()),
  piece: v.optional(v.string()),
});

const ruled = { key, rule: v.string() };

export const howSchema = v.strictObject({
  $schema: v.optional(v.string()),
  how: v.literal(LEARN_FORMAT),
  game: v.string(),
  spreads: v.array(
    v.strictObject({
      id: key,
      pictures: v.array(
        v.strictObject({
          ...positionEntries,
          steps: v.optional(v.array(stepSchema)),
          marks: v.optional(v.array(markSchema)),
          frame: v.optional(v.array(v.string())),
        }),
      ),
      points: v.optional(v.array(v.strictObject({ n: v.number(), ...ruled }))),
      actions: v.optional(
        v.array(v.strictObject({ action: v.string(), cost: v.union([v.number(), v.string()]), ...ruled })),
      ),
      rows: v.optional(v.array(v.strictObject({ icon: v.string(), ...ruled }))),
      dangers: v.optional(v.array(v.strictObject(ruled))),
      steps: v.optional(v.array(v.strictObject(ruled))),
      more: v.optional(v.strictObject(ruled)),
    }),
  ),
});
export type HowToPlay = v.InferOutput<typeof howSchema>;
