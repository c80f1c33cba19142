// Looks for undo requests that nobody answered in time, at the tables in memory.
import type { Log } from '../log.ts';
import type { TableRegistry } from './registry.ts';
import { endLapsedRequest, hasLapsed } from './undo-requests.ts';

const SWEEP_MS = 1_000;

/** Every second. Returns a function that stops it. */
export function watchLapsingRequests(registry: TableRegistry, log: Log): () => void {
  const timer = setInterval(() => {
    for (const table of registry.tablesInMemory)
      if (hasLapsed(table, registry.limits))
        endLapsedRequest(registry, table.id).catch((error) =>
          log.warn({ error: String(error) }, 'an undo request could not be ended'),
        );
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
