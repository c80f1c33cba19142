// Garbage collections, as the runtime reports them.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

let seen = [];
const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
observer.observe({ entryTypes: ['gc'] });

/** Reports come late, so we wait for them, and go by the time a collection started rather than by when we heard of it. */
export async function collectionsBetween(started, ended) {
  await wait(50);
  const inside = [...seen, ...observer.takeRecords()].filter(
    ({ startTime }) => startTime >= started && startTime <= ended,
  );
  seen = [];
  return {
    collections: inside.length,
    majorCollections: inside.filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length,
    collecting: inside.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  };
}
