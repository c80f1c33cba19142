// How long a bot thinks. Bots only know iterations; clocks and cancelling are up to the caller.
import type { Advice, Deliberation } from './bot.ts';

/** With iterations the advice is the same on every machine; with milliseconds it arrives in time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** The time in milliseconds since any moment. */
export type Clock = () => number;

export interface ConcludeOptions {
  readonly clock?: Clock;
  /** Called between iterations: true stops the deliberation, and the best move so far is the advice. */
  readonly shouldStop?: () => boolean;
}

/** Deliberates until the budget is spent, nothing is left to find out, or the caller stops it. */
export function conclude(deliberation: Deliberation, budget: Budget, options: ConcludeOptions = {}): Advice {
  stepUntil(deliberation, limitOf(budget, options), options.shouldStop);
  return deliberation.advice();
}

/** The same in slices of a few milliseconds, with a `pause` between them in which a worker can receive messages. */
export async function concludeInSlices(
  deliberation: Deliberation,
  budget: Budget,
  { clock, shouldStop, pause }: ConcludeOptions & { readonly clock: Clock; readonly pause: () => Promise<void> },
): Promise<Advice> {
  const isSpent = limitOf(budget, { clock });
  for (;;) {
    const until = clock() + SLICE_MS;
    const isSliceOver: Limit = (done) => isSpent(done) || clock() >= until;
    if (stepUntil(deliberation, isSliceOver) === 'finished' || isSpent(0) || shouldStop?.())
      return deliberation.advice();
    await pause();
    if (shouldStop?.()) return deliberation.advice();
  }
}

const SLICE_MS = 12;

/** Whether the budget is spent, given how many iterations were just run. */
type Limit = (iterations: number) => boolean;

function limitOf(budget: Budget, { clock }: ConcludeOptions): Limit {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return (done) => {
      left -= done;
      return left <= 0;
    };
  }
  if (!clock) throw new Error('a budget of milliseconds needs a clock');
  const until = clock() + budget.milliseconds;
  return () => clock() >= until;
}

function stepUntil(deliberation: Deliberation, isSpent: Limit, shouldStop?: () => boolean): 'finished' | 'stopped' {
  if (isSpent(0)) return 'stopped';
  while (deliberation.step()) if (isSpent(1) || shouldStop?.()) return 'stopped';
  return 'finished';
}
