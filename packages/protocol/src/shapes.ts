// What a client may send. The same shapes check requests, and describe the interface (OpenAPI).
import * as v from 'valibot';

/** Bounds of everything that can be sent; the server's configuration may be stricter, never wider. */
export const BOUNDS = {
  name: 40,
  chat: 500,
  seats: 8,
  record: 20_000,
  course: 20,
  entries: 1_000_000,
  /** A name that a program gave: of a table, a game, a kind of action. */
  word: 40,
} as const;

/** Text as people write it, not empty: no control characters, no halves of characters, nothing that turns lines around. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
export const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(PLAIN, 'no control characters'));

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.seats - 1));
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.entries));
const token = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/, 'a token'));
const word = v.pipe(v.string(), v.maxLength(BOUNDS.word));
/** An action in the words of the game; the game itself judges the rest. */
const action = v.looseObject({ type: word });
/** What the same seat means to do right after, decided beforehand: as far as it is allowed and nothing comes between. */
const course = v.optional(v.pipe(v.array(action), v.maxLength(BOUNDS.course)));

export const STRENGTHS = ['wanderer', 'novice', 'adept'] as const;

export const seatWish = v.variant('for', [
  v.strictObject({ for: v.literal('me') }),
  /** Somebody who gets the link. */
  v.strictObject({ for: v.literal('link') }),
  /** Whoever comes first. */
  v.strictObject({ for: v.literal('open') }),
  v.strictObject({ for: v.literal('bot'), strength: v.picklist(STRENGTHS) }),
]);

export const shapes = {
  name: v.strictObject({ name: text(BOUNDS.name) }),
  guest: v.strictObject({ name: v.optional(text(BOUNDS.name)) }),
  recover: v.strictObject({ token }),
  open: v.strictObject({
    game: word,
    options: v.optional(v.looseObject({}), {}),
    seats: v.optional(v.pipe(v.array(seatWish), v.maxLength(BOUNDS.seats))),
  }),
  import: v.strictObject({
    /** A record as text, as it is written to a file. */
    record: v.pipe(v.string(), v.maxLength(5_000_000)),
    /** How many of its entries stand; all, if left out. */
    upTo: v.optional(seq),
    seats: v.optional(v.pipe(v.array(seatWish), v.maxLength(BOUNDS.seats))),
  }),
  act: v.strictObject({ seat, seq, action, course }),
  undo: v.strictObject({ seat, seq, takes: v.optional(seq) }),
  answer: v.strictObject({ seat, agree: v.boolean() }),
  take: v.strictObject({ link: v.optional(token) }),
  sit: v.strictObject({ bot: v.picklist(STRENGTHS) }),
  link: v.strictObject({ seat }),
  chat: v.strictObject({ text: text(BOUNDS.chat) }),
  close: v.strictObject({ how: v.picklist(['resign', 'abandon']), seat: v.optional(seat) }),
} as const;

export type Shape = keyof typeof shapes;
export type Sent<S extends Shape> = v.InferInput<(typeof shapes)[S]>;
export type Read<S extends Shape> = v.InferOutput<(typeof shapes)[S]>;
export type SeatWish = v.InferOutput<typeof seatWish>;
export type BotStrength = (typeof STRENGTHS)[number];

/** What may be said over the live connection; the most frequent first. */
export const saying = v.variant('type', [
  v.strictObject({
    type: v.literal('act'),
    /** Comes back with the answer. */
    ref: v.pipe(v.number(), v.integer(), v.minValue(0)),
    table: word,
    seat,
    seq,
    action,
    course,
  }),
  v.strictObject({ type: v.literal('follow'), table: word, after: seq }),
  v.strictObject({ type: v.literal('unfollow'), table: word }),
]);
export type Saying = v.InferOutput<typeof saying>;
