// Games played by the laboratory's pool of workers and distributed as `undercroft simulate` does. The pool outlives a plan, so
// that threads are started once.
import { canonicalJson } from '@undercroft/engine';
import { Pool } from '../../../packages/lab/dist/simulation/pool.js';
import { runPlan } from '../../../packages/lab/dist/simulation/run.js';
import { countDecisions, planOf } from './plans.mjs';

/** How many games are compared for each seed. */
const COMPARED = 4;

export async function pooled(game, strength, workers) {
  const pool = new Pool({ workers });
  const executor = {
    count: workers,
    play: (plan, from, to) => pool.play(plan, from, to),
    stop() {},
    close: async () => {},
  };
  let plans = 0;
  return {
    threads: workers,
    run: async (games) =>
      countDecisions(await playPlan({ game, strength, executor, seed: `bench/bots/plan/${plans++}`, games })),
    game: async (seed) =>
      (await playPlan({ game, strength, executor, seed, games: COMPARED })).map(canonicalJson).sort().join('\n'),
  };
}

async function playPlan({ game, strength, executor, seed, games }) {
  const plan = { ...(await planOf(game, strength, seed)), games };
  const results = [];
  const onGames = (some) => {
    results.push(...some);
    return { ok: true };
  };
  const ran = await runPlan({ plan, executor, isDone: () => false, onGames, signal: new AbortController().signal });
  if (!ran.ok) throw new Error(ran.error);
  return results;
}
