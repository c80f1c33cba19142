// Loaded into a server under test: on SIGUSR2 it prints how much memory is in use after garbage collection.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    gc();
    setTimeout(() => {
      gc();
      const { heapUsed, external, rss } = process.memoryUsage();
      console.log(`measured ${JSON.stringify({ heapUsed, external, rss })}`);
    }, 200);
  });
}
