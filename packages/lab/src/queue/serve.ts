// Runs a worker until it is stopped, and prints what it does.
import { ok, type Result } from '@undercroft/engine';
import { plural } from '@undercroft/terminal/grammar';
import { type ExitCode, FAILED, SUCCESS } from '../cli/command.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { type Io, print } from '../cli/io.ts';
import { Pool } from '../simulation/pool.ts';
import { buildText } from './build.ts';
import { describeOrThrow } from './database.ts';
import { addressOf } from './database-error.ts';
import { openQueue, type Queue } from './open.ts';
import { Worker } from './worker.ts';

export interface WorkerOptions {
  readonly url: string;
  readonly workers: number;
  /** How long it may be idle before it ends. */
  readonly idleMs: number;
}

/** One for heartbeats of batches, one for those of the worker. */
const EXTRA_CONNECTIONS = 2;

export async function serveQueue(options: WorkerOptions, io: Io): Promise<Result<ExitCode, string>> {
  const queue = await openQueue(options.url, options.workers + EXTRA_CONNECTIONS);
  return queue.ok ? ok(await serve(queue.value, options, io)) : queue;
}

async function serve(queue: Queue, { workers, idleMs }: WorkerOptions, io: Io): Promise<ExitCode> {
  const address = addressOf(queue.db.url);
  const stop = onInterrupt(() => print(io, 'Stopping: what is left goes back to the queue.'));
  const executor = new Pool({ workers });
  queue.db.onOutage = (isDown) =>
    print(io, isDown ? `Postgres at ${address} does not answer; trying again.` : 'It is back.');
  print(io, `${plural(workers, 'thread')} at ${address}, ${buildText(queue.build)}. Waiting for games.`);
  try {
    const totals = await new Worker({
      queue,
      executor,
      idleMs,
      report: (text) => print(io, text),
      signal: stop.signal,
    }).run();
    print(io, `Played ${plural(totals.games, 'game')}, finished ${plural(totals.batches, 'batch', 'batches')}.`);
    return SUCCESS;
  } catch (error) {
    io.stderr.write(`undercroft: ${describeOrThrow(error, queue.db.url)}\n`);
    return FAILED;
  } finally {
    stop.dispose();
    await executor.close();
    await queue.close();
  }
}
