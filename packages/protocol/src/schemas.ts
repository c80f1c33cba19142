// What a client may send. The same schemas validate requests and describe the interface (OpenAPI).
import * as v from 'valibot';

/** Limits of everything that can be sent; the server's configuration may be stricter, but not more generous. */
export const BOUNDS = {
  name: 40,
  chat: 500,
  seats: 8,
  record: 20_000,
  course: 20,
  entries: 1_000_000,
  /** An id of a table, a game or a kind of action. */
  identifier: 40,
} as const;

/** No control characters, lone surrogates, line separators or marks that change the direction of text. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
export const plainText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(PLAIN_TEXT, 'no control characters'));

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.seats - 1));
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.entries));
const token = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/, 'a token'));
const identifier = v.pipe(v.string(), v.maxLength(BOUNDS.identifier));
/** An action of the game, which checks everything but its type. */
const action = v.looseObject({ type: identifier });
/** Further actions of the same seat, carried out as far as they are allowed and nothing comes between. */
const course = v.optional(v.pipe(v.array(action), v.maxLength(BOUNDS.course)));

export const STRENGTHS = ['wanderer', 'novice', 'adept'] as const;

export const seatRequestSchema = v.variant('for', [
  v.strictObject({ for: v.literal('me') }),
  /** Whoever gets the link. */
  v.strictObject({ for: v.literal('link') }),
  /** Whoever comes first. */
  v.strictObject({ for: v.literal('open') }),
  v.strictObject({ for: v.literal('bot'), strength: v.picklist(STRENGTHS) }),
]);

export const bodySchemas = {
  name: v.strictObject({ name: plainText(BOUNDS.name) }),
  guest: v.strictObject({ name: v.optional(plainText(BOUNDS.name)) }),
  recover: v.strictObject({ token }),
  open: v.strictObject({
    game: identifier,
    options: v.optional(v.looseObject({}), {}),
    seats: v.optional(v.pipe(v.array(seatRequestSchema), v.maxLength(BOUNDS.seats))),
  }),
  import: v.strictObject({
    /** A record as the text of a file. */
    record: v.pipe(v.string(), v.maxLength(5_000_000)),
    /** How many of its entries to keep; all if left out. */
    upTo: v.optional(seq),
    seats: v.optional(v.pipe(v.array(seatRequestSchema), v.maxLength(BOUNDS.seats))),
  }),
  act: v.strictObject({ seat, seq, action, course }),
  undo: v.strictObject({ seat, seq, takes: v.optional(seq) }),
  answer: v.strictObject({ seat, agree: v.boolean() }),
  take: v.strictObject({ link: v.optional(token) }),
  sit: v.strictObject({ bot: v.picklist(STRENGTHS) }),
  link: v.strictObject({ seat }),
  chat: v.strictObject({ text: plainText(BOUNDS.chat) }),
  close: v.strictObject({ how: v.picklist(['resign', 'abandon']), seat: v.optional(seat) }),
} as const;

export type BodyName = keyof typeof bodySchemas;
export type RequestBody<S extends BodyName> = v.InferInput<(typeof bodySchemas)[S]>;
export type ParsedBody<S extends BodyName> = v.InferOutput<(typeof bodySchemas)[S]>;
export type SeatRequest = v.InferOutput<typeof seatRequestSchema>;
export type BotStrength = (typeof STRENGTHS)[number];

/** Messages of a client over the live connection, the most frequent first. */
export const clientMessageSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('act'),
    /** Returned with the answer. */
    ref: v.pipe(v.number(), v.integer(), v.minValue(0)),
    table: identifier,
    seat,
    seq,
    action,
    course,
  }),
  v.strictObject({ type: v.literal('follow'), table: identifier, after: seq }),
  v.strictObject({ type: v.literal('unfollow'), table: identifier }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
