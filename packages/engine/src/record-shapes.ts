// The shapes of a record's parts, for what comes from outside.
import * as v from 'valibot';
import { FORMAT, PLAYERS } from './record.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const seq = v.pipe(v.number(), v.integer(), v.minValue(1));
const tagged = v.looseObject({ type: v.string() });

const sitterShape = v.strictObject({ player: v.picklist(PLAYERS), name: v.optional(v.string()) });
export type Sitter = v.InferOutput<typeof sitterShape>;

export const entryShape = v.variant('type', [
  v.strictObject({ type: v.literal('act'), seat, action: tagged }),
  v.strictObject({ type: v.literal('chance'), outcome: tagged }),
  v.strictObject({ type: v.literal('undo'), seat, takes: seq, agreed: v.optional(v.array(seat)) }),
  v.strictObject({ type: v.literal('sit'), seat, sitter: sitterShape }),
]);

/** What verifies chance at a table online: the hash published at its start, and the secret once it is over. */
const diceShape = v.strictObject({
  table: v.string(),
  /** How many entries came from elsewhere, with dice of their own. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hash: v.string(),
  secret: v.optional(v.string()),
});

export const headShape = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.unknown(),
  seats: v.array(sitterShape),
  dice: v.optional(diceShape),
});
export type Head = v.InferOutput<typeof headShape>;
