// Loaded into a server under test: says how much memory it holds, after throwing away what nobody needs, when it is asked to.
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
