// Schemas for the parts of a record that comes from outside.
import * as v from 'valibot';
import { PLAYER_KINDS, RECORD_FORMAT } from './record.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const entryNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const tagged = v.looseObject({ type: v.string() });

const occupantSchema = v.strictObject({ player: v.picklist(PLAYER_KINDS), name: v.optional(v.string()) });
export type SeatOccupant = v.InferOutput<typeof occupantSchema>;

export const entrySchema = v.variant('type', [
  v.strictObject({ type: v.literal('act'), seat, action: tagged }),
  v.strictObject({ type: v.literal('chance'), outcome: tagged }),
  v.strictObject({ type: v.literal('undo'), seat, takes: entryNumber, agreed: v.optional(v.array(seat)) }),
  v.strictObject({ type: v.literal('sit'), seat, sitter: occupantSchema }),
]);

/** Verifies chance at an online table: the hash published at the start, and the secret once the game is over. */
const diceSchema = v.strictObject({
  table: v.string(),
  /** How many entries were played elsewhere, with other dice. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hash: v.string(),
  secret: v.optional(v.string()),
});

const isObject = (data: unknown): boolean => typeof data === 'object' && data !== null && !Array.isArray(data);

export const headSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.pipe(v.unknown(), v.check(isObject, 'expected an object')),
  seats: v.array(occupantSchema),
  dice: v.optional(diceSchema),
});
export type Head = v.InferOutput<typeof headSchema>;
