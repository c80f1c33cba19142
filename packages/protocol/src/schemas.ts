// What a client may send. The same schemas validate requests and describe the interface (OpenAPI).
import * as v from 'valibot';
import { action, BOUNDS, identifier, plainText, seat, seq, token } from './schema-parts.ts';
import { signalSchema } from './signals.ts';

export { BOUNDS, plainText } from './schema-parts.ts';

/** Further actions of the same seat, carried out as far as they are allowed and nothing comes between. */
const course = v.optional(v.pipe(v.array(action), v.maxLength(BOUNDS.course)));

export const STRENGTHS = ['wanderer', 'novice', 'adept'] as const;

export const seatRequestSchema = v.variant('for', [
  v.strictObject({ for: v.literal('me') }),
  /** Anyone who gets the link. */
  v.strictObject({ for: v.literal('link') }),
  /** The first to come. */
  v.strictObject({ for: v.literal('open') }),
  v.strictObject({ for: v.literal('bot'), strength: v.picklist(STRENGTHS) }),
]);

/** How a table is played: in one sitting, over days, or either. */
export const PACES = ['live', 'days', 'either'] as const;
export type Pace = (typeof PACES)[number];

/** What is agreed when a table opens, besides the game. */
const matters = {
  pace: v.optional(v.picklist(PACES)),
  /** Whether bots give hints; by default where everybody plays together. */
  hints: v.optional(v.boolean()),
};

/** Where and how a browser's push service takes messages (the Push API's PushSubscription as JSON). */
const endpoint = v.pipe(v.string(), v.maxLength(BOUNDS.endpoint), v.regex(/^https?:\/\/[!#-;=?-~]+$/, 'an address'));
const base64url = (length: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'base64url'));

export const bodySchemas = {
  name: v.strictObject({ name: plainText(BOUNDS.name) }),
  guest: v.strictObject({ name: v.optional(plainText(BOUNDS.name)) }),
  recover: v.strictObject({ token }),
  open: v.strictObject({
    game: identifier,
    options: v.optional(v.looseObject({}), {}),
    seats: v.optional(v.pipe(v.array(seatRequestSchema), v.maxLength(BOUNDS.seats))),
    ...matters,
  }),
  import: v.strictObject({
    /** A record as the text of a file. */
    record: v.pipe(v.string(), v.maxLength(5_000_000)),
    /** How many of its entries to keep; all if left out. */
    upTo: v.optional(seq),
    seats: v.optional(v.pipe(v.array(seatRequestSchema), v.maxLength(BOUNDS.seats))),
    ...matters,
  }),
  act: v.strictObject({ seat, seq, action, course }),
  undo: v.strictObject({ seat, seq, takes: v.optional(seq) }),
  answer: v.strictObject({ seat, agree: v.boolean() }),
  take: v.strictObject({ link: v.optional(token) }),
  sit: v.strictObject({ bot: v.picklist(STRENGTHS) }),
  link: v.strictObject({ seat }),
  chat: v.strictObject({ text: plainText(BOUNDS.chat) }),
  mute: v.strictObject({ isMuted: v.boolean() }),
  /** Whether people who only watch may speak. */
  chatters: v.strictObject({ watchers: v.boolean() }),
  push: v.strictObject({
    endpoint,
    keys: v.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
    expirationTime: v.optional(v.nullable(v.number())),
  }),
  /** All of the guest's subscriptions if left out. */
  unpush: v.strictObject({ endpoint: v.optional(endpoint) }),
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
  v.strictObject({
    type: v.literal('signal'),
    /** With it the signal is answered by `passed`; without, only a problem is reported. */
    ref: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    table: identifier,
    seat,
    signal: signalSchema,
  }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
