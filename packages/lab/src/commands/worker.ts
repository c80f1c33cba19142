// `worker`: plays games that others have put on a queue.
import { type Arguments, readWhole } from '../cli/arguments.ts';
import type { Command } from '../cli/command.ts';
import { rejectUsage } from '../cli/io.ts';
import { readWorkers } from '../cli/lab-options.ts';
import { CORES } from '../simulation/pool.ts';
import { english } from '../words/english.ts';

export const worker: Command = {
  name: 'worker',
  usage: '--queue ADDRESS [--workers W] [--idle SECONDS]',
  about: [
    'Takes batches of games from a queue in Postgres and plays them, until it is stopped.',
    'Any number of workers on any machines can serve one queue. Whatever happens to a worker, no game is lost or counted twice.',
    'Ctrl-C ends the game at hand and gives back what is left of the batch; once more ends at once.',
    'Only runs of the very same build of Undercroft are played: others would come out differently.',
  ],
  options: [
    {
      name: 'queue',
      value: 'ADDRESS',
      help: 'the Postgres with the queue: postgres://user:password@host:5432/database',
    },
    { name: 'workers', value: 'W', help: `how many threads play (${CORES} on this machine)` },
    { name: 'idle', value: 'SECONDS', help: 'end when there was nothing to do for so long (default: never)' },
  ],
  examples: ['worker --queue postgres://lab@db.example/lab', 'worker --queue "$QUEUE" --workers 4 --idle 60'],
  async run(args, io) {
    const url = args.text('queue');
    if (url === undefined)
      return rejectUsage(io, 'Which queue? --queue postgres://user:password@host:5432/database.', 'worker');
    if (args.words.length > 0) return rejectUsage(io, `worker takes no words: ${args.words.join(' ')}.`, 'worker');
    const workers = readWorkers(args);
    if (!workers.ok) return rejectUsage(io, workers.error, 'worker');
    const idle = readIdle(args);
    if (!idle.ok) return rejectUsage(io, idle.error, 'worker');
    // The Postgres code is loaded only where it is used.
    const { serveQueue } = await import('../queue/serve.ts');
    const served = await serveQueue({ url, workers: workers.value, idleMs: idle.value * 1000 }, io);
    return served.ok ? served.value : rejectUsage(io, served.error, 'worker');
  },
};

const readIdle = (args: Arguments) => {
  const text = args.text('idle');
  return text === undefined
    ? ({ ok: true, value: Number.POSITIVE_INFINITY } as const)
    : readWhole(text, '--idle', 1, english.usage);
};
