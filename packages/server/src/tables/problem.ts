// A request that cannot be granted: thrown where it is found, told by whoever talks to the client.
import type { Problem } from '@undercroft/protocol';
import * as v from 'valibot';

export class Denied extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export const deny = (kind: Problem['kind'], more: Omit<Problem, 'kind'> = {}): never => {
  throw new Denied({ kind, ...more });
};

/** What a client is told of anything that was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Denied) return error.problem;
  const { code, message } = error as { code?: string; message?: string };
  return { kind: GONE_CODE.test(code ?? '') || GONE_TEXT.test(message ?? '') ? 'unavailable' : 'broken' };
}

/** The database cannot be reached, or has gone away in the middle. */
const GONE_CODE = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|57P0|08|53)/;
const GONE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end|Query read timeout|not currently accepting connections|database is not open/i;

/** Where something sent is not of the shape that was asked for. What was sent is not sent back at length. */
export const issueOf = (issue: v.BaseIssue<unknown>): { readonly at: string; readonly issue: string } => ({
  at: (v.getDotPath(issue) ?? '').slice(0, MOST_TOLD),
  issue: issue.message.slice(0, MOST_TOLD),
});

const MOST_TOLD = 200;
