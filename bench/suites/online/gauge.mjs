// Loaded into a server that is measured: says what it has used when it is asked, over a channel of its own.
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Many collections: compiled code that nobody uses is thrown away only after several, and pages are given back later. */
async function memory() {
  for (let i = 0; i < 12; i++) {
    globalThis.gc();
    await wait(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

/** Of all threads, in seconds. */
function processor() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const answers = { memory, processor };

if (isMainThread && process.send) {
  process.on('message', async (ask) => process.send({ answer: await answers[ask]() }));
  process.on('disconnect', () => process.exit());
}
