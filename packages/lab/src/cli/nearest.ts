// "Did you mean": the known word that is closest to a mistyped one.
import type { TerminalWords } from '@undercroft/words/terminal';

export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate ?? known.find((candidate) => word.length > 1 && candidate.startsWith(word.toLowerCase()));
}

/** How many letters must be inserted, deleted, changed or swapped with the next (optimal string alignment). */
export function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

/** ' Did you mean play?' or nothing. */
export function didYouMean(word: string, known: readonly string[], usage: TerminalWords['usage']): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : ` ${usage.didYouMean(meant)}`;
}
