// A server as a program of its own, which can be asked what it has used.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const GAUGE = new URL('gauge.mjs', import.meta.url).href;

/** `args`: the program as Node is told. It must say "listening" and its address, perhaps with another one. */
export async function startProgram(args, env = {}) {
  const child = spawn(process.execPath, ['--expose-gc', '--import', GAUGE, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [url, other] = await addressesOf(child);
  const ask = async (question) => {
    child.send(question);
    const [{ answer }] = await once(child, 'message');
    return answer;
  };
  return {
    url,
    other,
    /** Seconds of processor time so far. */
    processor: () => ask('processor'),
    /** Bytes, after a collection. */
    memory: () => ask('memory'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function addressesOf(child) {
  child.once('exit', (code) => {
    if (code) console.error(`a server ended with ${code}`);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /listening (.+)/.exec(line);
    if (!found) continue;
    // What else it says is for nobody.
    child.stdout.resume();
    return found[1].split(' ');
  }
  throw new Error('a server ended before it listened');
}
