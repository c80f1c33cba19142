// Carries out an order: opens its files, shows how far it is, ends well when it is told to, and says what came of it.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Io } from '../cli/io.ts';
import { Progress } from '../cli/progress.ts';
import { writeWhole } from '../records/files.ts';
import { Csv } from '../results/csv.ts';
import type { GameResult } from '../results/game-result.ts';
import { InOrder } from '../results/in-order.ts';
import { type Journal, NO_JOURNAL, openJournal } from '../results/journal.ts';
import { indexOf, sizeOf } from '../results/plan.ts';
import type { Hands } from './hands.ts';
import type { Order } from './order.ts';
import { Pool } from './pool.ts';
import { runPlan } from './run.ts';

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
  const opened = order.out === undefined ? ok(NO_JOURNAL) : openJournal(order.out, order.head);
  if (!opened.ok) return opened;
  const journal = opened.value;
  try {
    return await play(order, io, { take, journal, hands: hands?.() ?? poolFor(order) });
  } finally {
    journal.close();
  }
}

const poolFor = ({ workers, records }: Order): Hands => new Pool({ workers, folder: records });

interface Playing {
  readonly take: (game: GameResult) => void;
  readonly journal: Journal;
  readonly hands: Hands;
}

async function play(order: Order, io: Io, { take, journal, hands }: Playing): Promise<Result<Conducted, string>> {
  const { plan } = order.head;
  const csv = order.csv === undefined ? undefined : new Csv(plan);
  const inOrder = new InOrder(plan, (game) => {
    csv?.add(game);
    take(game);
  });
  const done = new Set(journal.before.map((game) => indexOf(plan, game)));
  const before = done.size;
  const progress = new Progress(io, sizeOf(plan), before);
  inOrder.add(journal.before);
  const began = performance.now();
  const interruption = onInterrupt();
  const ran = await runPlan({
    plan,
    hands,
    isDone: (index) => done.has(index),
    take: (games) => {
      const kept = journal.append(games);
      if (!kept.ok) return kept;
      for (const game of games) done.add(indexOf(plan, game));
      inOrder.add(games);
      progress.show(done.size);
      return ok(undefined);
    },
    signal: interruption.signal,
  });
  interruption.forget();
  progress.clear();
  inOrder.end();
  const seconds = (performance.now() - began) / 1000;
  const finished = ran.ok && done.size === sizeOf(plan) ? journal.finish() : ran;
  const written = finished.ok && csv && order.csv !== undefined ? writeWhole(order.csv, csv.text()) : finished;
  if (!written.ok) return fail(`The run ended early: ${written.error}`);
  const speed = { seconds, gamesPerSecond: (done.size - before) / seconds };
  return ok({ games: done.size, planned: sizeOf(plan), speed });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The first Ctrl-C ends the run well; a second one ends the program. */
function onInterrupt(): { signal: AbortSignal; forget: () => void } {
  const control = new AbortController();
  const abort = () => {
    control.abort();
    forget();
  };
  const forget = () => {
    for (const name of SIGNALS) process.off(name, abort);
  };
  for (const name of SIGNALS) process.on(name, abort);
  return { signal: control.signal, forget };
}
