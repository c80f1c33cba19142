// What a client said over the live connection, as it came, made into something that has the shape it should have.
import { BOUNDS, type Saying, saying } from '@undercroft/protocol';
import * as v from 'valibot';
import { deny, issueOf } from '../tables/problem.ts';

export function read(text: string | undefined): Saying {
  const said = parse(text ?? deny('malformed'));
  if (isAct(said)) return said;
  const parsed = v.safeParse(saying, said);
  if (!parsed.success) return deny('malformed', { detail: issueOf(parsed.issues[0]) });
  return parsed.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return deny('malformed');
  }
}

type Act = Extract<Saying, { readonly type: 'act' }>;

/**
 * A move that has its shape, by the shortest way: nothing is said as often, and to ask the shape takes a twentieth of all that a move costs. What
 * is not taken here is judged there, and told what is wrong with it; nothing is taken here that is not taken there.
 */
export function isAct(said: unknown): said is Act {
  const { type, ref, table, seat, seq, action, course } = (said ?? {}) as Readonly<Record<string, unknown>>;
  return (
    type === 'act' &&
    isCount(ref) &&
    typeof table === 'string' &&
    table.length <= BOUNDS.word &&
    isCount(seat, BOUNDS.seats - 1) &&
    isCount(seq, BOUNDS.entries) &&
    isAction(action) &&
    (course === undefined || (Array.isArray(course) && course.length <= BOUNDS.course && course.every(isAction))) &&
    Object.keys(said as object).every((key) => KEYS.has(key))
  );
}

const KEYS = new Set(['type', 'ref', 'table', 'seat', 'seq', 'action', 'course']);

const isCount = (value: unknown, most = Number.POSITIVE_INFINITY): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isAction = (value: unknown): boolean => {
  const type = (value as { readonly type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' && type.length <= BOUNDS.word;
};
