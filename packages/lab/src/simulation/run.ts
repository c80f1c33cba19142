// Plays the missing games of a plan on an executor, until all are done or the run is aborted.
import { ok, type Result } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { commandOf } from '../players/spec.ts';
import { type Plan, sizeOf } from '../results/plan.ts';
import { ChunkScheduler, DEFAULT_CHUNK_MS, FOREIGN_CHUNK_MS } from './chunks.ts';
import type { Executor } from './executor.ts';

export interface PlanRun {
  readonly plan: Plan;
  readonly executor: Executor;
  /** Whether a game already has a result. */
  readonly isDone: (index: number) => boolean;
  /** Called with finished games, in any order. A failure ends the run. */
  readonly onGames: (games: readonly GameResult[]) => Result<void, string>;
  readonly signal: AbortSignal;
}

/** How long an executor may take to stop. */
const GRACE_MS = 3000;

const hasForeign = ({ settings }: Plan): boolean =>
  settings.some(({ bots }) => bots.some((bot) => commandOf(bot) !== undefined));

/** What went wrong, if anything; an aborted run is not an error. */
export async function runPlan(run: PlanRun): Promise<Result<void, string>> {
  const { plan, executor, signal } = run;
  const chunks = new ChunkScheduler(sizeOf(plan), run.isDone, hasForeign(plan) ? FOREIGN_CHUNK_MS : DEFAULT_CHUNK_MS);
  let outcome: Result<void, string> = ok(undefined);
  const work = async () => {
    for (let chunk = chunks.next(); chunk && outcome.ok && !signal.aborted; chunk = chunks.next()) {
      const began = performance.now();
      const played = await executor.play(plan, chunk.from, chunk.to);
      chunks.recordDuration(chunk, performance.now() - began);
      const accepted = played.ok ? run.onGames(played.value) : played;
      if (!accepted.ok) outcome = accepted;
    }
  };
  const all = Promise.all(Array.from({ length: executor.count }, work));
  try {
    await Promise.race([all, waitForStop(signal, executor)]);
  } finally {
    await executor.close();
  }
  return outcome;
}

/** Resolves when the executor was told to stop and had time to do so; never, if the run is not aborted. */
function waitForStop(signal: AbortSignal, executor: Executor): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      executor.stop();
      setTimeout(resolve, GRACE_MS).unref();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
