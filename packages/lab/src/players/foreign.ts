// A foreign bot in a seat. Whatever it does, the game goes on: for a decision that it does not make in time, or that may
// not be made, the wanderer decides, and it is counted. See docs/foreign-bots.md for the rules.
import { buffer, type Code, type Ending, type Playable, type Seat, same } from '@undercroft/engine';
import * as v from 'valibot';
import type { Decision, Forfeited, Player, Question } from './player.ts';
import { type Answer, Program } from './program.ts';

export const PROTOCOL = 1;
/** How long a program may take to say that it is ready. */
export const START_MS = 10_000;
/** How often in one game a program that is gone is started again. */
export const RESTARTS = 3;
/** How long it may take until a run that is broken off is noticed. */
const LOOK_MS = 100;

/** Thrown through a game that is broken off while a foreign program was thinking. */
export class BrokenOff extends Error {}

export interface Foreign {
  readonly game: Playable;
  readonly options: unknown;
  readonly command: string;
  readonly timeLimit: number;
  readonly isOver: () => boolean;
}

const answerShape = v.union([
  v.object({ id: v.number(), choice: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ id: v.number(), action: v.record(v.string(), v.unknown()) }),
]);

export class ForeignPlayer implements Player {
  readonly #about: Foreign;
  readonly #codes: Int32Array;
  #program: Program | undefined;
  #restarts = 0;
  #questions = 0;
  #begun: unknown;

  constructor(about: Foreign) {
    this.#about = about;
    this.#codes = buffer(about.game);
  }

  /** A game does not depend on those before it: who is gone is started for the first time again. */
  begin(seat: Seat): void {
    this.#restarts = 0;
    if (!this.#program?.isAlive) this.#program = undefined;
    this.#begun = { type: 'game', seat, options: this.#about.options };
    this.#program?.tell(this.#begun);
  }

  async decide(question: Question): Promise<Decision> {
    const { game } = this.#about;
    const legal = this.#codes.slice(0, game.legal(question.state, this.#codes));
    const choice = await this.#choose(question, legal);
    if (typeof choice === 'number') return { line: [legal[choice] as Code] };
    const stream = question.stream.split(`forfeit/${question.seat}/${question.entries}`);
    return { line: [legal[stream.below(legal.length)] as Code], forfeit: choice };
  }

  end(seat: Seat, { how, scores }: Ending): void {
    this.#program?.tell({ type: 'over', seat, how, scores });
  }

  async close(): Promise<void> {
    await this.#program?.close();
  }

  /** Which of the legal codes, or why none. */
  async #choose({ state, seat, entries, stream }: Question, legal: Int32Array): Promise<number | Forfeited> {
    const { game, timeLimit } = this.#about;
    const program = await this.#running();
    if (typeof program === 'string') return program;
    const actions = Array.from(legal, (code) => game.write(state, code));
    const id = ++this.#questions;
    const answer = await this.#unlessOver(
      program.ask(
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
    return answer.type === 'said' ? judge(answer.data, id, actions) : answer.type;
  }

  async #running(): Promise<Program | Forfeited> {
    if (this.#program?.isAlive) return this.#program;
    if (this.#program && this.#restarts++ >= RESTARTS) return 'died';
    const { command, game } = this.#about;
    this.#program = new Program(command);
    const greeted = await this.#unlessOver(greet(this.#program, game));
    if (greeted.type !== 'said') return greeted.type === 'slow' ? 'slow' : 'died';
    this.#program.tell(this.#begun);
    return this.#program;
  }

  /** Nobody waits for a program when the run is over. */
  async #unlessOver(answer: Promise<Answer>): Promise<Answer> {
    let look: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      look = setInterval(() => {
        if (!this.#about.isOver()) return;
        this.#program?.kill();
        reject(new BrokenOff());
      }, LOOK_MS);
    });
    try {
      return await Promise.race([answer, over]);
    } finally {
      clearInterval(look);
    }
  }
}

const RANDOM = 2 ** 30;

/** Says hello; 'said' if it answered that it is ready. */
async function greet(program: Program, { id, rules }: Playable): Promise<Answer> {
  const answer = await program.ask({ type: 'hello', protocol: PROTOCOL, game: id, rules }, START_MS);
  if (answer.type !== 'said' || isReady(answer.data)) return answer;
  program.kill();
  return { type: 'nonsense' };
}

const isReady = (data: unknown): boolean => v.is(v.object({ type: v.literal('ready') }), data);

function judge(data: unknown, id: number, actions: readonly unknown[]): number | 'nonsense' {
  const answer = v.safeParse(answerShape, data);
  if (!answer.success || answer.output.id !== id) return 'nonsense';
  const { output } = answer;
  const choice = 'choice' in output ? output.choice : actions.findIndex((action) => same(action, output.action));
  return choice >= 0 && choice < actions.length ? choice : 'nonsense';
}

/** Whether a program can be had at all: what is wrong with it, if anything. */
export async function tryProgram(command: string, game: Playable): Promise<string | undefined> {
  const program = new Program(command);
  const greeted = await greet(program, game);
  await program.close();
  switch (greeted.type) {
    case 'said':
      return undefined;
    case 'died':
      return greeted.why;
    case 'slow':
      return `it did not say that it is ready within ${START_MS / 1000} seconds`;
    case 'nonsense':
      return 'it answered something else than {"type":"ready"}';
    default:
      return greeted satisfies never;
  }
}
