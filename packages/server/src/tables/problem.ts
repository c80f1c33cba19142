// A request that cannot be granted: thrown where it is found, told by whoever talks to the client.
import type { Problem } from '@undercroft/protocol';

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
