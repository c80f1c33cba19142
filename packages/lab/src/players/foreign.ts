// A foreign bot in a seat. Whatever it does, the game goes on: if it decides too late or illegally, the wanderer
// decides instead, and the forfeit is counted. See docs/foreign-bots.md for the rules.
import { buffer, type Code, type Ending, isEqual, type Playable, type Seat } from '@undercroft/engine';
import * as v from 'valibot';
import type { Decision, DecisionRequest, ForfeitReason, Player } from './player.ts';
import { type Answer, Program } from './program.ts';

export const PROTOCOL = 1;
/** How long a program may take to become ready. */
export const START_TIMEOUT_MS = 10_000;
/** How often in one game a program that died is restarted. */
export const RESTARTS = 3;
/** How long it takes at most to notice that the run was interrupted. */
const POLL_MS = 100;

/** Thrown when a run is interrupted while a foreign program is thinking. */
export class Interrupted extends Error {}

export interface ForeignPlayerSetup {
  readonly game: Playable;
  readonly options: unknown;
  readonly command: string;
  readonly timeLimit: number;
  readonly shouldStop: () => boolean;
}

const answerSchema = v.union([
  v.object({ id: v.number(), choice: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ id: v.number(), action: v.record(v.string(), v.unknown()) }),
]);

export class ForeignPlayer implements Player {
  readonly #setup: ForeignPlayerSetup;
  readonly #codes: Int32Array;
  #program: Program | undefined;
  #restarts = 0;
  #requests = 0;
  #gameMessage: unknown;

  constructor(setup: ForeignPlayerSetup) {
    this.#setup = setup;
    this.#codes = buffer(setup.game);
  }

  /** Games do not depend on earlier ones, so a dead program gets all its restarts again. */
  begin(seat: Seat): void {
    this.#restarts = 0;
    if (!this.#program?.isAlive) this.#program = undefined;
    this.#gameMessage = { type: 'game', seat, options: this.#setup.options };
    this.#program?.send(this.#gameMessage);
  }

  async decide(request: DecisionRequest): Promise<Decision> {
    const { game } = this.#setup;
    const legal = this.#codes.slice(0, game.legal(request.state, this.#codes));
    const choice = await this.#choose(request, legal);
    if (typeof choice === 'number') return { codes: [legal[choice] as Code] };
    const stream = request.stream.split(`forfeit/${request.seat}/${request.entries}`);
    return { codes: [legal[stream.below(legal.length)] as Code], forfeit: choice };
  }

  end(seat: Seat, { how, scores }: Ending): void {
    this.#program?.send({ type: 'over', seat, how, scores });
  }

  async close(): Promise<void> {
    await this.#program?.close();
  }

  /** The index of a legal code, or why there is none. */
  async #choose({ state, seat, entries, stream }: DecisionRequest, legal: Int32Array): Promise<number | ForfeitReason> {
    const { game, timeLimit } = this.#setup;
    const program = await this.#runningProgram();
    if (typeof program === 'string') return program;
    const actions = Array.from(legal, (code) => game.decode(state, code));
    const id = ++this.#requests;
    const answer = await this.#unlessStopped(
      program.request(
        {
          type: 'decide',
          id,
          seat,
          position: game.save(state),
          legal: actions,
          random: stream.split(`foreign/${seat}/${entries}`).below(RANDOM),
        },
        timeLimit,
      ),
    );
    return answer.type === 'answered' ? readChoice(answer.data, id, actions) : answer.type;
  }

  async #runningProgram(): Promise<Program | ForfeitReason> {
    if (this.#program?.isAlive) return this.#program;
    if (this.#program && this.#restarts++ >= RESTARTS) return 'died';
    const { command, game } = this.#setup;
    this.#program = new Program(command);
    const greeting = await this.#unlessStopped(greet(this.#program, game));
    if (greeting.type !== 'answered') return greeting.type === 'slow' ? 'slow' : 'died';
    this.#program.send(this.#gameMessage);
    return this.#program;
  }

  /** Stops waiting for the program when the run is interrupted. */
  async #unlessStopped(answer: Promise<Answer>): Promise<Answer> {
    let look: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      look = setInterval(() => {
        if (!this.#setup.shouldStop()) return;
        this.#program?.kill();
        reject(new Interrupted());
      }, POLL_MS);
    });
    try {
      return await Promise.race([answer, over]);
    } finally {
      clearInterval(look);
    }
  }
}

const RANDOM = 2 ** 30;

/** Sends the greeting; 'answered' if the program is ready. */
async function greet(program: Program, { id, rules }: Playable): Promise<Answer> {
  const answer = await program.request({ type: 'hello', protocol: PROTOCOL, game: id, rules }, START_TIMEOUT_MS);
  if (answer.type !== 'answered' || isReady(answer.data)) return answer;
  program.kill();
  return { type: 'nonsense' };
}

const isReady = (data: unknown): boolean => v.is(v.object({ type: v.literal('ready') }), data);

function readChoice(data: unknown, id: number, actions: readonly unknown[]): number | 'nonsense' {
  const answer = v.safeParse(answerSchema, data);
  if (!answer.success || answer.output.id !== id) return 'nonsense';
  const { output } = answer;
  const choice = 'choice' in output ? output.choice : actions.findIndex((action) => isEqual(action, output.action));
  return choice >= 0 && choice < actions.length ? choice : 'nonsense';
}

/** What is wrong with a program, if anything. */
export async function checkProgram(command: string, game: Playable): Promise<string | undefined> {
  const program = new Program(command);
  const greeting = await greet(program, game);
  await program.close();
  switch (greeting.type) {
    case 'answered':
      return undefined;
    case 'died':
      return greeting.why;
    case 'slow':
      return `it did not say that it is ready within ${START_TIMEOUT_MS / 1000} seconds`;
    case 'nonsense':
      return 'it answered something else than {"type":"ready"}';
    default:
      return greeting satisfies never;
  }
}
