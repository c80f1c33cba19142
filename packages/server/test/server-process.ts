// The server in a process of its own, which can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../src/index.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** On a free port, or the same as before. `script` starts it in its own way, by importing `SERVER_MAIN`. */
  static async start(
    database: Config['database'],
    port = 0,
    env: Record<string, string> = {},
    script?: string,
  ): Promise<ServerProcess> {
    const where: Record<string, string> =
      'url' in database ? { DATABASE_URL: database.url } : { UNDERCROFT_FILE: database.file, DATABASE_URL: '' };
    const child = spawn(process.execPath, script === undefined ? [MAIN] : ['--eval', script], {
      env: { ...process.env, ...GENEROUS, ...where, PORT: String(port), SERVER_MAIN: MAIN, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stderr = '';
    child.stderr?.on('data', (data) => {
      stderr += data;
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (data) => {
        const found = /listening (\S+)/.exec(String(data));
        if (found) resolve(found[1] as string);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${stderr}`)));
    });
    return new ServerProcess(child, url);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** The memory in use after garbage collection. */
  async measure(): Promise<Memory> {
    const measured = new Promise<Memory>((resolve) => {
      const listen = (data: Buffer) => {
        const found = /measured (\{.*\})/.exec(String(data));
        if (!found) return;
        this.#child.stdout?.off('data', listen);
        resolve(JSON.parse(found[1] as string) as Memory);
      };
      this.#child.stdout?.on('data', listen);
    });
    this.#child.kill('SIGUSR2');
    return measured;
  }

  /** With SIGKILL. */
  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** With SIGTERM; returns the exit code. */
  async stop(): Promise<number | null> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return code;
  }
}

/** In bytes. */
export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

/** The environment that `measure` needs. */
export const MEASURABLE = { NODE_OPTIONS: `--require ${fileURLToPath(new URL('memory-probe.cjs', import.meta.url))}` };

/** Tests send more requests than people, over more connections. */
const GENEROUS = {
  UNDERCROFT_BURST: '1000000',
  UNDERCROFT_PER_SECOND: '1000000',
  UNDERCROFT_SOCKETS_PER_ADDRESS: '10000',
};
