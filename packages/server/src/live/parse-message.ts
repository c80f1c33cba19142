// From the text of a live message to a message that matches its schema.
import { ok, type Result } from '@undercroft/engine';
import { BOUNDS, type ClientMessage, clientMessageSchema, type Problem } from '@undercroft/protocol';
import * as v from 'valibot';
import { issueOf, reject } from '../problem.ts';

/** `text`: nothing if the message was binary. */
export function parseMessage(text: string | undefined): Result<ClientMessage, Problem> {
  const message = parseJson(text);
  if (!message.ok) return message;
  if (isWellFormedAct(message.value)) return ok(message.value);
  const parsed = v.safeParse(clientMessageSchema, message.value);
  return parsed.success ? ok(parsed.output) : reject('malformed', { detail: issueOf(parsed.issues[0]) });
}

function parseJson(text: string | undefined): Result<unknown, Problem> {
  if (text === undefined) return reject('malformed');
  try {
    return ok(JSON.parse(text));
  } catch {
    return reject('malformed');
  }
}

type Act = Extract<ClientMessage, { readonly type: 'act' }>;

/**
 * Fast path for well-formed moves, the most frequent message: the schema would take a twentieth of the time of a move. It
 * accepts nothing that the schema does not accept; anything else is left to the schema, which says what is wrong.
 */
export function isWellFormedAct(message: unknown): message is Act {
  const { type, ref, table, seat, seq, action, course } = (message ?? {}) as Readonly<Record<string, unknown>>;
  return (
    type === 'act' &&
    isCount(ref) &&
    typeof table === 'string' &&
    table.length <= BOUNDS.identifier &&
    isCount(seat, BOUNDS.seats - 1) &&
    isCount(seq, BOUNDS.entries) &&
    isAction(action) &&
    (course === undefined || (Array.isArray(course) && course.length <= BOUNDS.course && course.every(isAction))) &&
    Object.keys(message as object).every((key) => ACT_KEYS.has(key))
  );
}

const ACT_KEYS = new Set(['type', 'ref', 'table', 'seat', 'seq', 'action', 'course']);

const isCount = (value: unknown, max = Number.POSITIVE_INFINITY): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

const isAction = (value: unknown): boolean => {
  const type = (value as { readonly type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && type.length <= BOUNDS.identifier;
};
