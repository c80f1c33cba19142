// Which kinds of refusal a game can give, read off its sources, and which of them its scenarios produce.

/** The kinds named in calls of `refuse('kind', …)`. */
export const refusalKinds = (source: string): string[] =>
  [...new Set([...source.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map((found) => found[1] as string))].sort();

export interface WithRefusals {
  readonly steps: readonly { readonly expect?: { readonly refused?: readonly { readonly kind?: string }[] } }[];
}

export function refusedKinds(scenarios: readonly WithRefusals[]): Set<string> {
  const refused = scenarios.flatMap(({ steps }) => steps.flatMap(({ expect }) => expect?.refused ?? []));
  return new Set(refused.flatMap(({ kind }) => (kind === undefined ? [] : [kind])));
}
