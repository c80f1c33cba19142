// A worker as a program: it says what it does, and ends well.
import { ok, type Result } from '@undercroft/engine';
import { type ExitCode, FAILED, FINE } from '../cli/command.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { type Io, say } from '../cli/io.ts';
import { Pool } from '../simulation/pool.ts';
import { plural } from '../words/grammar.ts';
import { buildText } from './build.ts';
import { tell } from './database.ts';
import { openQueue, type Queue } from './open.ts';
import { placeOf } from './trouble.ts';
import { Worker } from './worker.ts';

export interface Service {
  readonly url: string;
  readonly workers: number;
  /** How long it may find nothing to do. */
  readonly idleMs: number;
}

/** One to keep batches, one to say that it is there. */
const FURTHER_CONNECTIONS = 2;

export async function serveQueue(service: Service, io: Io): Promise<Result<ExitCode, string>> {
  const queue = await openQueue(service.url, service.workers + FURTHER_CONNECTIONS);
  return queue.ok ? ok(await serve(queue.value, service, io)) : queue;
}

async function serve(queue: Queue, { workers, idleMs }: Service, io: Io): Promise<ExitCode> {
  const place = placeOf(queue.db.url);
  const stop = onInterrupt(() => say(io, 'Stopping: what is left goes back to the queue.'));
  const hands = new Pool({ workers });
  queue.db.onAway = (away) => say(io, away ? `Postgres at ${place} does not answer; trying again.` : 'It is back.');
  say(io, `${plural(workers, 'thread')} at ${place}, ${buildText(queue.build)}. Waiting for games.`);
  try {
    const worked = await new Worker({ queue, hands, idleMs, say: (text) => say(io, text), signal: stop.signal }).run();
    say(io, `Played ${plural(worked.games, 'game')}, finished ${plural(worked.batches, 'batch', 'batches')}.`);
    return FINE;
  } catch (error) {
    io.stderr.write(`undercroft: ${tell(error, queue.db.url)}\n`);
    return FAILED;
  } finally {
    stop.forget();
    await hands.close();
    await queue.close();
  }
}
