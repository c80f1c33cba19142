// Runs tests against mutants in a separate process, and replaces that process when a mutant hangs or crashes it.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./test-process.mjs', import.meta.url));
/** A mutant that fills the memory should fail soon. */
const NODE_OPTIONS = ['--max-old-space-size=2048'];

/** The next message of a process, or the news that it has ended. */
function answerOf(child) {
  return new Promise((resolve) => {
    const finish = (outcome) => {
      child.off('message', finish);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const onExit = (code, signal) => finish({ status: 'crashed', by: `the process ended with ${signal ?? code}` });
    child.once('message', finish);
    child.once('exit', onExit);
  });
}

const isRunning = (child) => child !== undefined && child.exitCode === null && child.signalCode === null;

export class Tester {
  #folder;
  #env;
  #child;

  /** `folder` is a copy of the tree; it is only read. */
  constructor(folder, env = {}) {
    this.#folder = folder;
    this.#env = { ...process.env, ...env };
  }

  /** Runs the steps in order until one fails. Without a mutant, it tests the unchanged code. */
  async run({ steps, mutant }) {
    if (!isRunning(this.#child)) await this.#start();
    const answer = answerOf(this.#child);
    this.#child.send({ steps, mutant });
    const outcome = await answer;
    if (outcome.status === 'timeout') await this.close();
    return outcome;
  }

  async close() {
    if (!isRunning(this.#child)) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }

  async #start() {
    this.#child = fork(PROGRAM, [this.#folder], {
      cwd: this.#folder,
      env: this.#env,
      execArgv: NODE_OPTIONS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { status, by } = await answerOf(this.#child);
    if (status !== 'ready') throw new Error(`The test runner did not start: ${by}.`);
  }
}
