// Timing, in the contestant's process. Nothing is allocated here between the two readings of the clock.
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { collectionsBetween } from './garbage-collections.mjs';

/**
 * Plays and times a number of games. The garbage collection before it also discards compiled code, so a run-up (`runUp` times
 * the games of the section) lets it be compiled again before the clock starts.
 */
export async function section(contestant, games, runUp) {
  globalThis.gc();
  if (runUp > 0) await contestant.run(Math.floor(games * runUp));
  await wait(20);
  const usedBefore = process.cpuUsage();
  const heapBefore = getHeapStatistics().used_heap_size;
  const started = performance.now();
  let counted = contestant.run(games);
  if (counted instanceof Promise) counted = await counted;
  const ended = performance.now();
  const heapGrowth = getHeapStatistics().used_heap_size - heapBefore;
  const { user, system } = process.cpuUsage(usedBefore);
  const seconds = (ended - started) / 1000;
  const cpuShare = Math.min(1, (user + system) / 1e6 / seconds / (contestant.threads ?? 1));
  const collections = await collectionsBetween(started, ended);
  return { games, seconds, cpuShare, heapGrowth, cost: seconds, ...countsOf(counted), ...collections };
}

const countsOf = (counted) => (typeof counted === 'number' ? { decisions: counted, bySeats: counted } : counted);

const SLICE_SECONDS = 0.1;
const MAX_SECONDS = 20;

/** Runs until it has not become faster for `steadyFor` seconds; returns games per second. */
export async function warmUp(contestant, steadyFor, gamesPerSection) {
  let games = gamesPerSection ?? 1;
  let best = 0;
  let steady = 0;
  for (let total = 0; steady < steadyFor && total < MAX_SECONDS; ) {
    const seconds = await timeGames(contestant, games);
    total += seconds;
    steady = games / seconds > best * 1.02 ? 0 : steady + seconds;
    best = Math.max(best, games / seconds);
    games = gamesPerSection ?? Math.max(1, Math.min(games * 2, Math.round(best * SLICE_SECONDS)));
  }
  return best;
}

async function timeGames(contestant, games) {
  const started = performance.now();
  await contestant.run(games);
  return (performance.now() - started) / 1000;
}
