// Signals: what people at a table show each other while they play. Nothing of it is kept, and nothing of it is an entry.
import * as v from 'valibot';
import { BOUNDS, loose, place, seat, seq } from './schema-parts.ts';
import { IDEAS_WANTED, SIGNS } from './signs.ts';

/** The number that the server gave an idea. */
const idea = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

export const signalSchema = v.variant('kind', [
  /** Points at a place of the board. */
  v.strictObject({ kind: v.literal('point'), place }),
  v.strictObject({ kind: v.literal('sign'), sign: v.picklist(SIGNS) }),
  /** A way that somebody might take, in the position after `seq` entries. The next idea of the same seat replaces it. */
  v.strictObject({
    kind: v.literal('idea'),
    seq,
    for: seat,
    way: v.pipe(v.array(place), v.minLength(1), v.maxLength(BOUNDS.way)),
    action: v.optional(loose),
  }),
  v.strictObject({ kind: v.literal('agree'), idea }),
  v.strictObject({ kind: v.literal('withdraw'), idea }),
  /** When somebody wants ideas for their own pieces. `isAsking`: they have asked the table, for this turn. */
  v.strictObject({ kind: v.literal('ideas'), wants: v.picklist(IDEAS_WANTED), isAsking: v.boolean() }),
  /** The page was touched: the player deciding is thinking. */
  v.strictObject({ kind: v.literal('touched') }),
]);

/** What a seat may signal. */
export type Signal = v.InferOutput<typeof signalSchema>;

/** What followers of a table are sent; a nudge comes from a request of its own, and only to whom it is for. */
export type PassedSignal = Signal | { readonly kind: 'nudge'; readonly seat: number };
