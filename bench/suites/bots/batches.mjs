// Games played one after another in this thread, as a worker of the laboratory plays them.
import { playBatch } from '../../../packages/lab/dist/simulation/batch.js';
import { countDecisions, planOf } from './plans.mjs';

export async function batches(game, strength) {
  const plan = await planOf(game, strength, 'bench/bots/games');
  let next = 0;
  const run = async (games) => {
    const from = next;
    next += games;
    return countDecisions(await playBatch(plan, from, next));
  };
  return { run };
}
