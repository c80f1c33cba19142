// Timing, in the contestant's process. Nothing here allocates between the two looks at the clock.
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectionsBetween } from './collections.mjs';

/**
 * Plays so many games, timed, in the steady state after a collection. That also throws away compiled code that leans on dead
 * shapes; without a run-up it would be timed to make it anew. `runUp`: so many times the games of the section.
 */
export async function section(contestant, games, runUp) {
  globalThis.gc();
  if (runUp > 0) await contestant.run(Math.floor(games * runUp));
  await wait(20);
  const used = process.cpuUsage();
  const heap = getHeapStatistics().used_heap_size;
  const started = performance.now();
  let counted = contestant.run(games);
  if (counted instanceof Promise) counted = await counted;
  const ended = performance.now();
  const grown = getHeapStatistics().used_heap_size - heap;
  const { user, system } = process.cpuUsage(used);
  const seconds = (ended - started) / 1000;
  const own = Math.min(1, (user + system) / 1e6 / seconds / (contestant.threads ?? 1));
  const collections = await collectionsBetween(started, ended);
  return { games, seconds, own, grown, cost: seconds, ...counts(counted), ...collections };
}

const counts = (counted) => (typeof counted === 'number' ? { decisions: counted, bySeats: counted } : counted);

const SLICE = 0.1;
const LONGEST = 20;

/** Runs until it has not become faster for `steadyFor` seconds; answers games per second. `size`: so many at a time. */
export async function warmUp(contestant, steadyFor, size) {
  let games = size ?? 1;
  let best = 0;
  let steady = 0;
  for (let total = 0; steady < steadyFor && total < LONGEST; ) {
    const seconds = await timed(contestant, games);
    total += seconds;
    steady = games / seconds > best * 1.02 ? 0 : steady + seconds;
    best = Math.max(best, games / seconds);
    games = size ?? Math.max(1, Math.min(games * 2, Math.round(best * SLICE)));
  }
  return best;
}

async function timed(contestant, games) {
  const started = performance.now();
  await contestant.run(games);
  return (performance.now() - started) / 1000;
}
