// A plan played by workers elsewhere: its batches are put on the queue, and results are taken as they come.
import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { type GameResult, gameResultShape } from '../results/game-result.ts';
import { indexOf, type Plan, sizeOf } from '../results/plan.ts';
import type { Run } from '../simulation/run.ts';
import { plural } from '../words/grammar.ts';
import type { Batch } from './batches.ts';
import { type Build, buildText, isSame } from './build.ts';
import { tell } from './database.ts';
import type { Queue } from './open.ts';
import { type Kept, PAGE } from './store.ts';

export interface Submission extends Omit<Run, 'hands'> {
  /** How many seconds nothing may be heard of a batch that somebody has taken. */
  readonly patience: number;
  /** What the one who waits should know. */
  readonly say: (sentence: string) => void;
}

/** The same plan and build have the same id: whoever asks for it again takes the run up. */
export const runId = (plan: string, { version, code }: Build): string =>
  createHash('sha256').update(`${version}\n${code}\n${plan}`).digest('hex').slice(0, 12);

const LOOK_MS = 250;
/** How long nobody may be there before it is said. */
const LONELY_MS = 3000;
/** Batches few enough to be handed about quickly, small enough that nobody waits long for the last. */
const BATCHES = 400;
const MOST_GAMES = 500;

export async function runOnQueue(queue: Queue, submission: Submission): Promise<Result<void, string>> {
  try {
    return await new Submitter(queue, submission).run();
  } catch (error) {
    return fail(tell(error, queue.db.url));
  }
}

class Submitter {
  readonly #queue: Queue;
  readonly #order: Submission;
  readonly #total: number;
  readonly #plan: string;
  readonly #id: string;
  /** The numbers that were taken, here or before. */
  readonly #taken = new Set<number>();
  #came = '0';
  #seen = 0;
  #said = new Set<string>();

  constructor(queue: Queue, order: Submission) {
    this.#queue = queue;
    this.#order = order;
    this.#total = sizeOf(order.plan);
    this.#plan = JSON.stringify(order.plan);
    this.#id = runId(this.#plan, queue.build);
    for (let game = 0; game < this.#total; game++) if (order.isDone(game)) this.#taken.add(game);
  }

  async run(): Promise<Result<void, string>> {
    const { store } = this.#queue;
    await store.addRun({ id: this.#id, ...this.#queue.build, plan: this.#plan, games: this.#total });
    await store.setTrouble(this.#id, null);
    await this.#putMissing();
    const began = Date.now();
    while (this.#taken.size < this.#total && !this.#order.signal.aborted) {
      const step = await this.#look();
      if (!step.ok) return step;
      if (Date.now() - began > LONELY_MS) await this.#lookForWorkers();
      if (step.value === 0) await rest(LOOK_MS, this.#order.signal);
    }
    if (this.#taken.size === this.#total) await store.removeRun(this.#id);
    return ok(undefined);
  }

  /** Batches of which something is neither here nor there. */
  async #putMissing(): Promise<void> {
    const { store, batches } = this.#queue;
    const there = await store.gamesIn(this.#id, 0, this.#total);
    const isMissing = (game: number) => !this.#taken.has(game) && !there.has(game);
    const missing = batchesOf(this.#id, this.#total).filter(({ from, to }) => {
      for (let game = from; game < to; game++) if (isMissing(game)) return true;
      return false;
    });
    await batches.put(missing, this.#order.patience);
  }

  /** Takes what has come; answers how much that was. */
  async #look(): Promise<Result<number, string>> {
    const come = await this.#queue.store.cameAfter(this.#id, this.#came);
    this.#came = come.at(-1)?.came ?? this.#came;
    this.#seen += come.length;
    return come.length > 0 ? this.#take(come) : this.#lookCloser();
  }

  /** Nothing new: was something passed over that came late, did somebody fail, is the run still there? */
  async #lookCloser(): Promise<Result<number, string>> {
    const { store, batches } = this.#queue;
    const run = await store.run(this.#id);
    if (!run) return fail('somebody else has taken the results of this run away. The same command plays it again.');
    if (run.trouble) return fail(run.trouble);
    const lost = await batches.givenUp(this.#id);
    if (lost)
      return fail(
        `games ${lost.from} to ${lost.to - 1} were given up: every worker that took them died. The same command tries again.`,
      );
    if ((await store.countGames(this.#id)) <= this.#seen) return ok(0);
    const late = await store.resultsOf(this.#id, this.#missing());
    this.#seen += late.length;
    return this.#take(late);
  }

  #missing(): number[] {
    const missing: number[] = [];
    for (let game = 0; game < this.#total && missing.length < PAGE; game++)
      if (!this.#taken.has(game)) missing.push(game);
    return missing;
  }

  #take(come: readonly Kept[]): Result<number, string> {
    const fresh = come.filter(({ game }) => !this.#taken.has(game));
    const games: GameResult[] = [];
    for (const kept of fresh) {
      const game = readKept(kept, this.#order.plan);
      if (!game.ok) return game;
      games.push(game.value);
    }
    const taken = this.#order.take(games);
    if (!taken.ok) return taken;
    for (const { game } of fresh) this.#taken.add(game);
    return ok(come.length);
  }

  async #lookForWorkers(): Promise<void> {
    if (this.#seen > 0) return;
    const workers = await this.#queue.store.workers();
    const others = workers.filter((worker) => !isSame(worker, this.#queue.build));
    const [other] = others;
    if (workers.length === 0)
      this.#say('No worker is there yet. On any machine with this database: undercroft worker --queue ADDRESS');
    else if (other && others.length === workers.length)
      this.#say(
        `${plural(others.length, 'worker is', 'workers are')} there, but of ${buildText(other)}; this is ${buildText(this.#queue.build)}. Games of different builds are not the same: they leave this run alone.`,
      );
  }

  #say(sentence: string): void {
    if (!this.#said.has(sentence)) this.#order.say(sentence);
    this.#said.add(sentence);
  }
}

/** Always cut the same way, so that a run that is taken up has the same batches. */
export function batchesOf(run: string, total: number): Batch[] {
  const size = Math.min(MOST_GAMES, Math.ceil(total / BATCHES));
  return Array.from({ length: Math.ceil(total / size) }, (_, i) => ({
    run,
    from: i * size,
    to: Math.min(total, (i + 1) * size),
  }));
}

/** Checked, and handed on as it was written: files of one machine and of many are the same to the byte. */
function readKept({ game, result }: Kept, plan: Plan): Result<GameResult, string> {
  const read: unknown = JSON.parse(result);
  if (v.is(gameResultShape, read) && indexOf(plan, read) === game) return ok(read);
  return fail(`what stands in the database for game ${game} is no result of this plan.`);
}

/** For a while, or until it is over. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
