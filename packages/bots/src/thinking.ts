// How long a bot thinks. Bots count iterations; clocks and cancelling are the business of whoever asks.
import type { Advice, Thinking } from './bot.ts';

/** With iterations the answer is the same on every machine; with milliseconds it is there in time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** The time in milliseconds, from wherever. */
export type Clock = () => number;

export interface Manner {
  readonly clock?: Clock;
  /** Asked between iterations: true breaks off, and the best so far is the answer. */
  readonly stopped?: () => boolean;
}

/** Thinks until the budget is used up, nothing is left to think about, or somebody says stop. */
export function conclude(thinking: Thinking, budget: Budget, manner: Manner = {}): Advice {
  work(thinking, limit(budget, manner), manner.stopped);
  return thinking.advice();
}

/**
 * The same in pieces of a few milliseconds, so that a worker hears what it is told meanwhile. `pause` lets the others
 * speak: a turn of the event loop.
 */
export async function concludeInPieces(
  thinking: Thinking,
  budget: Budget,
  { clock, stopped, pause }: Manner & { readonly clock: Clock; readonly pause: () => Promise<void> },
): Promise<Advice> {
  const enough = limit(budget, { clock });
  for (;;) {
    const until = clock() + PIECE;
    const piece: Limit = (done) => enough(done) || clock() >= until;
    if (work(thinking, piece) === 'finished' || enough(0) || stopped?.()) return thinking.advice();
    await pause();
    if (stopped?.()) return thinking.advice();
  }
}

const PIECE = 12;

/** Whether it is enough, told how many iterations were just done. */
type Limit = (iterations: number) => boolean;

function limit(budget: Budget, { clock }: Manner): Limit {
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

function work(thinking: Thinking, enough: Limit, stopped?: () => boolean): 'finished' | 'enough' {
  if (enough(0)) return 'enough';
  while (thinking.step()) if (enough(1) || stopped?.()) return 'enough';
  return 'finished';
}
