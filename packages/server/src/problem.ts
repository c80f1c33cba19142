// What a client is told when its request is not carried out. Problems that clients cause are values (Result); what is
// thrown is a bug of ours or a database that cannot be reached, and becomes a problem where the server meets the client.
import { fail, type Result } from '@undercroft/engine';
import type { Problem } from '@undercroft/protocol';
import * as v from 'valibot';
import { isStorageFault } from './store/storage-fault.ts';

export const reject = (kind: Problem['kind'], more: Omit<Problem, 'kind'> = {}): Result<never, Problem> =>
  fail({ kind, ...more });

/** Of an error that was thrown. */
export function problemOf(error: unknown): Problem {
  if (isStorageFault(error)) return { kind: 'cannot-store' };
  const { code, message } = error as { code?: string; message?: string };
  const isUnavailable = UNAVAILABLE_CODE.test(code ?? '') || UNAVAILABLE_MESSAGE.test(message ?? '');
  return { kind: isUnavailable ? 'unavailable' : 'broken' };
}

/** The database cannot be reached, or the connection was lost. */
const UNAVAILABLE_CODE = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|57P0|08|53)/;
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end|Query read timeout|not currently accepting connections|database is not open/i;

/** Where a message does not match its schema. Long input is cut off rather than sent back. */
export const issueOf = (issue: v.BaseIssue<unknown>): { readonly at: string; readonly issue: string } => ({
  at: (v.getDotPath(issue) ?? '').slice(0, MAX_DETAIL_LENGTH),
  issue: issue.message.slice(0, MAX_DETAIL_LENGTH),
});

const MAX_DETAIL_LENGTH = 200;
