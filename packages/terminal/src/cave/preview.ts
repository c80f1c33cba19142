// Previews what an action would do. Taken from a trial on a copy, so it promises nothing that the rules do not.
import type { Game, GameTypes, Tagged } from '@undercroft/engine';
import type { Odds } from '@undercroft/words/grammar';
import type { Loss } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import type { WeightedCase } from './odds.ts';

export interface Preview {
  readonly notes: readonly string[];
  readonly loss?: Loss;
}

/** What comes after the turn is not caused by the action. */
export function upToTurnEnd<E extends Tagged>(events: readonly E[]): readonly E[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended');
  return end < 0 ? events : events.slice(0, end);
}

export interface Roll<E> {
  readonly face: number;
  readonly events: readonly E[];
}

/** Every face of the die that is to be rolled, with its effect. `then` answers questions to the roller. */
export function rolls<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  then: (state: K['State']) => number | undefined = () => undefined,
): Roll<K['Event']>[] {
  return legalCodes(game, state).map((face) => {
    const fell = tryCode(game, state, face);
    const answer = then(fell.after);
    const more = answer === undefined ? [] : tryCode(game, fell.after, answer).events;
    return { face, events: upToTurnEnd([...fell.events, ...more]) };
  });
}

/** '1–3', '1, 4', '6'. */
export function range(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 1 && last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.join(', ');
}

/** Harms that may come, with their odds: the same harm in several cases is one. */
export function combineHarms<Harm extends object>(
  cases: readonly WeightedCase<readonly Harm[]>[],
): (Harm & { readonly odds: Odds })[] {
  const of = cases.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<string, { readonly harm: Harm; n: number }>();
  for (const { what: harms, weight } of cases)
    for (const harm of harms) {
      const known = found.get(JSON.stringify(harm)) ?? { harm, n: 0 };
      found.set(JSON.stringify(harm), { harm, n: known.n + weight });
    }
  return [...found.values()].map(({ harm, n }) => ({ ...harm, odds: { n, of } }));
}

/** In how many of all cases something is so. */
export const oddsOf = <T>(cases: readonly WeightedCase<T>[], is: (what: T) => boolean): Odds => ({
  n: cases.reduce((sum, { what, weight }) => sum + (is(what) ? weight : 0), 0),
  of: cases.reduce((sum, { weight }) => sum + weight, 0),
});
