// The parts that the schemas of messages share.
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
  /** The places of an idea. */
  way: 20,
  /** The characters of an idea's action as JSON. */
  action: 1_000,
  /** The address at which a push service takes messages for a browser. */
  endpoint: 1_000,
} as const;

/** No control characters, lone surrogates, line separators or marks that change the direction of text. */
const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
/** Something can be seen: not only spaces, characters without a width, and marks for other letters. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Mark}\u2800]/u;
export const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(PLAIN_TEXT, 'no control characters'),
    v.regex(VISIBLE, 'something that can be seen'),
  );

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.seats - 1));
export const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BOUNDS.entries));
export const token = v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/, 'a token'));
export const identifier = v.pipe(v.string(), v.maxLength(BOUNDS.identifier));
/** An action of the game, which checks everything but its type. */
export const action = v.looseObject({ type: identifier });

/** A place of a board as its game names it: '-1,0:e0'. Printable ASCII without spaces or anything that HTML reads. */
export const place = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(BOUNDS.identifier),
  v.regex(/^[!#-%(-;=?-~]*$/, 'the name of a place'),
);

/** An action that nobody checks: it is passed on as it is, so it must be small. */
export const loose = v.pipe(
  action,
  v.check((value) => jsonLength(value) <= BOUNDS.action, 'a small action'),
);

function jsonLength(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    // Nested too deeply.
    return Number.POSITIVE_INFINITY;
  }
}
