// A server in a process of its own, which reports the processor time and memory it has used.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const PROBE = new URL('usage-probe.mjs', import.meta.url).href;

/** `args` are those of Node. The server must print "listening" and its address, perhaps followed by a second one. */
export async function startServerProcess(args, env = {}) {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [url, secondUrl] = await addressesOf(child);
  const request = async (what) => {
    child.send(what);
    const [{ reply }] = await once(child, 'message');
    return reply;
  };
  return {
    url,
    secondUrl,
    /** Processor time so far. */
    cpuSeconds: () => request('cpuSeconds'),
    /** In bytes, after a garbage collection. */
    memory: () => request('memory'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function addressesOf(child) {
  child.once('exit', (code) => {
    if (code) console.error(`a server exited with ${code}`);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /listening (.+)/.exec(line);
    if (!found) continue;
    // Nobody reads the rest of its output.
    child.stdout.resume();
    return found[1].split(' ');
  }
  throw new Error('a server exited before it was listening');
}
