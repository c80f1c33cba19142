// Carries out an order: opens its files, shows how far it is, ends well when it is told to, and says what came of it.
import { fail, ok, type Result } from '@undercroft/engine';
import { onInterrupt } from '../cli/interrupt.ts';
import type { Io } from '../cli/io.ts';
import { Progress } from '../cli/progress.ts';
import type { Queue } from '../queue/open.ts';
import { writeWhole } from '../records/files.ts';
import { Csv } from '../results/csv.ts';
import type { GameResult } from '../results/game-result.ts';
import { InOrder } from '../results/in-order.ts';
import { type Journal, NO_JOURNAL, openJournal } from '../results/journal.ts';
import { indexOf, type Plan, sizeOf } from '../results/plan.ts';
import type { Hands } from './hands.ts';
import type { Order } from './order.ts';
import { Pool } from './pool.ts';
import { type Run, runPlan } from './run.ts';

export interface Conducted {
  /** How many games there are now, and how many the plan has. */
  readonly games: number;
  readonly planned: number;
  /** Of this run alone. */
  readonly speed: { readonly seconds: number; readonly gamesPerSecond: number };
}

export interface Manner {
  /** Hears every game once, in the order of the plan. */
  readonly take: (game: GameResult) => void;
  readonly hands?: () => Hands;
}

export async function conduct(order: Order, io: Io, { take, hands }: Manner): Promise<Result<Conducted, string>> {
  const queue = await queueOf(order);
  if (!queue.ok) return queue;
  const run = queue.value ? onQueue(queue.value, order, io) : byHands(hands ?? (() => poolFor(order)));
  try {
    return await withJournal(order, io, { take, run });
  } finally {
    await queue.value?.close();
  }
}

/** What talks to Postgres is loaded where it is wanted. */
async function queueOf({ queue }: Order): Promise<Result<Queue | undefined, string>> {
  if (queue === undefined) return ok(undefined);
  const { openQueue } = await import('../queue/open.ts');
  return openQueue(queue.url, CONNECTIONS);
}

async function withJournal(order: Order, io: Io, { take, run }: Playing): Promise<Result<Conducted, string>> {
  const ledger = new Ledger(order, take);
  const opened =
    order.out === undefined ? ok(NO_JOURNAL) : openJournal(order.out, order.head, (game) => ledger.add([game]));
  if (!opened.ok) return opened;
  const journal = opened.value;
  try {
    return await play(order, io, { run, journal, ledger });
  } finally {
    journal.close();
  }
}

/** Which games there are, and what is counted of them. */
class Ledger {
  readonly #plan: Plan;
  readonly #inOrder: InOrder;
  readonly #done = new Set<number>();
  readonly csv: Csv | undefined;

  constructor({ head: { plan }, csv }: Order, take: (game: GameResult) => void) {
    this.#plan = plan;
    this.csv = csv === undefined ? undefined : new Csv(plan);
    this.#inOrder = new InOrder(plan, (game) => {
      this.csv?.add(game);
      take(game);
    });
  }

  get games(): number {
    return this.#done.size;
  }

  isDone(index: number): boolean {
    return this.#done.has(index);
  }

  add(games: readonly GameResult[]): void {
    for (const game of games) this.#done.add(indexOf(this.#plan, game));
    this.#inOrder.add(games);
  }

  end(): void {
    this.#inOrder.end();
  }
}

/** Plays what is missing, wherever that is done. */
type Runner = (run: Omit<Run, 'hands'>) => Promise<Result<void, string>>;

const poolFor = ({ workers, records }: Order): Hands => new Pool({ workers, folder: records });
const byHands =
  (hands: () => Hands): Runner =>
  (run) =>
    runPlan({ ...run, hands: hands() });

/** One asks for results, one looks after batches. */
const CONNECTIONS = 2;

function onQueue(queue: Queue, { queue: wishes }: Order, { stderr }: Io): Runner {
  const say = (sentence: string) => stderr.write(`${stderr.isTTY ? '\r\x1b[K' : ''}${sentence}\n`);
  queue.db.onAway = (away) => say(away ? 'Postgres does not answer; trying again.' : 'It is back.');
  return async (run) => {
    const { runOnQueue } = await import('../queue/submit.ts');
    return runOnQueue(queue, { ...run, patience: wishes?.patience ?? 0, say });
  };
}

interface Playing {
  readonly take: (game: GameResult) => void;
  readonly run: Runner;
}

interface Going {
  readonly run: Runner;
  readonly journal: Journal;
  readonly ledger: Ledger;
}

async function play(order: Order, io: Io, { run, journal, ledger }: Going): Promise<Result<Conducted, string>> {
  const { plan } = order.head;
  const before = ledger.games;
  const progress = new Progress(io, sizeOf(plan), before);
  const began = performance.now();
  const interruption = onInterrupt();
  const ran = await run({
    plan,
    isDone: (index) => ledger.isDone(index),
    take: (games) => {
      const kept = journal.append(games);
      if (!kept.ok) return kept;
      ledger.add(games);
      progress.show(ledger.games);
      return ok(undefined);
    },
    signal: interruption.signal,
  });
  interruption.forget();
  progress.clear();
  ledger.end();
  const seconds = (performance.now() - began) / 1000;
  const finished = ran.ok && ledger.games === sizeOf(plan) ? journal.finish() : ran;
  const written =
    finished.ok && ledger.csv && order.csv !== undefined ? writeWhole(order.csv, ledger.csv.lines) : finished;
  if (!written.ok) return fail(`The run ended early: ${written.error}`);
  const speed = { seconds, gamesPerSecond: (ledger.games - before) / seconds };
  return ok({ games: ledger.games, planned: sizeOf(plan), speed });
}
