// Games by the laboratory's pool of workers, handed out as `undercroft simulate` does. The pool stays when a plan is
// finished: threads are started once.
import { canonical } from '@undercroft/engine';
import { Pool } from '../../../packages/lab/dist/simulation/pool.js';
import { runPlan } from '../../../packages/lab/dist/simulation/run.js';
import { decisionsIn, planOf } from './plans.mjs';

/** How many games of a seed are compared. */
const COMPARED = 4;

export async function pooled(game, strength, workers) {
  const pool = new Pool({ workers });
  const hands = {
    count: workers,
    play: (plan, from, to) => pool.play(plan, from, to),
    stop() {},
    close: async () => {},
  };
  let plans = 0;
  return {
    threads: workers,
    run: async (games) => decisionsIn(await played(game, strength, hands, `bench/bots/plan/${plans++}`, games)),
    game: async (seed) => (await played(game, strength, hands, seed, COMPARED)).map(canonical).sort().join('\n'),
  };
}

async function played(game, strength, hands, seed, games) {
  const plan = { ...(await planOf(game, strength, seed)), games };
  const results = [];
  const take = (some) => {
    results.push(...some);
    return { ok: true };
  };
  const ran = await runPlan({ plan, hands, isDone: () => false, take, signal: new AbortController().signal });
  if (!ran.ok) throw new Error(ran.error);
  return results;
}
