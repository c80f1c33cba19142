import type { BaseIssue, GenericIssue } from 'valibot';

/** A place in the data, for example ['seats', 2, 'name']. */
export type Path = readonly (string | number)[];

/** Why data from outside is not accepted. `kind` is for machines; the wording belongs to the interface. */
export interface InputError<Kind extends string = string> {
  readonly kind: Kind;
  readonly path?: Path;
  readonly expected?: string;
  readonly received?: string;
  /** The clause that the data breaks, if there is one. */
  readonly rule?: string;
  /** The names that exist, where one is not known. */
  readonly known?: readonly string[];
}

/** An error in a part of the data, as one in the whole. */
export const atPath = (path: Path, error: InputError): InputError => ({
  ...error,
  path: [...path, ...(error.path ?? [])],
});

/** A path in the data as text: 'steps[2].expect'. */
export const pathText = (path: Path = []): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step),
    '',
  );

/** The first issue of a schema as an InputError. */
export function malformed(issues: readonly [GenericIssue, ...GenericIssue[]]): InputError<'malformed'> {
  const first = deepest(issues[0]);
  return {
    kind: 'malformed',
    path: (first.path ?? []).map((step) => step.key as string | number),
    expected: first.expected ?? first.message,
    received: first.received,
  };
}

/** A union reports one issue for all its branches; the branch that got furthest says more. */
function deepest(issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const inner = (issue.issues ?? []).map(deepest);
  const best = inner.reduce<BaseIssue<unknown> | undefined>((a, b) => (a && depth(a) >= depth(b) ? a : b), undefined);
  if (!best || depth(best) === 0) return issue;
  return { ...best, path: [...(issue.path ?? []), ...(best.path ?? [])] as never };
}

const depth = (issue: BaseIssue<unknown>) => issue.path?.length ?? 0;
