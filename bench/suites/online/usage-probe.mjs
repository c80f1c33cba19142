// Loaded into a server that is measured; reports over the IPC channel what the process has used.
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Collects garbage many times, since unused compiled code is discarded after several collections and pages are returned later. */
async function memory() {
  for (let i = 0; i < 12; i++) {
    globalThis.gc();
    await wait(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

/** Of all threads. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const handlers = { memory, cpuSeconds };

if (isMainThread && process.send) {
  process.on('message', async (what) => process.send({ reply: await handlers[what]() }));
  process.on('disconnect', () => process.exit());
}
