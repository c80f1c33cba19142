// A plan from its first game to its last, by as many hands as there are, until it is done or somebody says stop.
import { ok, type Result } from '@undercroft/engine';
import { commandOf } from '../players/spec.ts';
import type { GameResult } from '../results/game-result.ts';
import { type Plan, sizeOf } from '../results/plan.ts';
import type { Hands } from './hands.ts';
import { FOREIGN_MS, Pieces, USUAL_MS } from './pieces.ts';

export interface Run {
  readonly plan: Plan;
  readonly hands: Hands;
  /** Whether a game was played before. */
  readonly isDone: (index: number) => boolean;
  /** Takes what is finished, in any order. A failure ends the run. */
  readonly take: (games: readonly GameResult[]) => Result<void, string>;
  readonly signal: AbortSignal;
}

/** How long hands may take to come to an end. */
const GRACE_MS = 3000;

const hasForeign = ({ settings }: Plan): boolean =>
  settings.some(({ bots }) => bots.some((bot) => commandOf(bot) !== undefined));

/** What went wrong, if anything; whether all games are there is for the taker to count. */
export async function runPlan(run: Run): Promise<Result<void, string>> {
  const { plan, hands, signal } = run;
  const pieces = new Pieces(sizeOf(plan), run.isDone, hasForeign(plan) ? FOREIGN_MS : USUAL_MS);
  let trouble: Result<void, string> = ok(undefined);
  const work = async () => {
    for (let piece = pieces.next(); piece && trouble.ok && !signal.aborted; piece = pieces.next()) {
      const began = performance.now();
      const played = await hands.play(plan, piece.from, piece.to);
      pieces.learn(piece, performance.now() - began);
      const taken = played.ok ? run.take(played.value) : played;
      if (!taken.ok) trouble = taken;
    }
  };
  const all = Promise.all(Array.from({ length: hands.count }, work));
  try {
    await Promise.race([all, stopped(signal, hands)]);
  } finally {
    await hands.close();
  }
  return trouble;
}

/** Comes when the hands were told to stop and had time to do so. Never, if nobody says stop. */
function stopped(signal: AbortSignal, hands: Hands): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      hands.stop();
      setTimeout(resolve, GRACE_MS).unref();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
