import type { BaseIssue, GenericIssue } from 'valibot';

/** Where in the data: ['seats', 2, 'name']. */
export type Path = readonly (string | number)[];

/** Why a piece of data from outside could not be taken. `kind` is for machines, wording belongs to the interface. */
export interface Fault {
  readonly kind: string;
  readonly path?: Path;
  readonly expected?: string;
  readonly received?: string;
  /** The clause the data would break, where there is one. */
  readonly rule?: string;
}

/** The first complaint of a schema, as a fault. */
export function malformed(issues: readonly [GenericIssue, ...GenericIssue[]]): Fault {
  const first = deepest(issues[0]);
  return {
    kind: 'malformed',
    path: (first.path ?? []).map((step) => step.key as string | number),
    expected: first.expected ?? first.message,
    received: first.received,
  };
}

/** A union complains as a whole; the branch that came furthest says more. */
function deepest(issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const inner = (issue.issues ?? []).map(deepest);
  const best = inner.reduce<BaseIssue<unknown> | undefined>((a, b) => (a && depth(a) >= depth(b) ? a : b), undefined);
  if (!best || depth(best) === 0) return issue;
  return { ...best, path: [...(issue.path ?? []), ...(best.path ?? [])] as never };
}

const depth = (issue: BaseIssue<unknown>) => issue.path?.length ?? 0;
