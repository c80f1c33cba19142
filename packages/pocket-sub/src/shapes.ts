// The shapes of options, actions and outcomes, for what comes from outside.
import * as v from 'valibot';
import { FACES, SPINS, TOKENS } from './vocabulary.ts';

const region = v.string();

export const optionsShape = v.strictObject({
  players: v.optional(v.picklist([2, 3, 4]), 2),
  setup: v.optional(v.picklist(['introductory', 'standard']), 'introductory'),
  /** PS-SETUP-2: the seat that starts. */
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The Captain's mini expansion. */
  captain: v.optional(v.boolean(), false),
  mines: v.optional(v.picklist(['unlimited', 'twelve']), 'unlimited'),
});
export type Options = v.InferOutput<typeof optionsShape>;

export const actionShape = v.variant('type', [
  v.strictObject({ type: v.literal('place-cc'), at: region }),
  v.strictObject({ type: v.literal('place-sub'), at: region }),
  v.strictObject({ type: v.literal('whirlpool'), spin: v.picklist(SPINS), at: region }),
  v.strictObject({
    type: v.literal('tokens'),
    use: v.pipe(v.array(v.picklist(TOKENS)), v.minLength(1), v.maxLength(3)),
  }),
  v.strictObject({ type: v.literal('sub'), at: region }),
  v.strictObject({ type: v.literal('step'), to: region }),
  v.strictObject({ type: v.literal('mine'), at: region }),
]);
export type Action = v.InferOutput<typeof actionShape>;

/** Which face is turned up on the next cell of the outline, turned by how many sixths clockwise. */
export const outcomeShape = v.strictObject({
  type: v.literal('tile'),
  face: v.picklist(FACES),
  turn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
});
export type Outcome = v.InferOutput<typeof outcomeShape>;
