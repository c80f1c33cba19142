// Counts garbage collections, as Node reports them.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

let entries = [];
const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
observer.observe({ entryTypes: ['gc'] });

/** Reports arrive late, so this waits for them, and goes by when a collection started. */
export async function collectionsBetween(started, ended) {
  await wait(50);
  const inside = [...entries, ...observer.takeRecords()].filter(
    ({ startTime }) => startTime >= started && startTime <= ended,
  );
  entries = [];
  return {
    collections: inside.length,
    majorCollections: inside.filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length,
    collectionSeconds: inside.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  };
}
