// Searches over whole turns: every turn of a position is judged at first sight, the promising ones are followed further,
// and what is certain (won or lost whatever the others do) is kept as certain.
import type { Code, Seat } from '@undercroft/engine';
import { GAME_OVER, type PocketSub, pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Advice, Bot, Idea, Question, Thinking } from '../bot.ts';
import { honestly, type Tell } from '../telling.ts';
import { Candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { telling } from './telling.ts';
import { OPEN, Tree, WON } from './tree.ts';

export const adeptTelling = (tell: Tell<PocketSub>): Bot<PocketSub> => ({
  name: 'adept',
  think: (question) => new Voyage(question, tell),
});

export const adept = adeptTelling(honestly(telling));

/** Used by one voyage at a time, between two steps by none. */
const candidates = new Candidates();
const MAX_SEATS = 4;

class Voyage implements Thinking {
  readonly #tree = new Tree();
  readonly #question: Question<PocketSub>;
  readonly #tell: Tell<PocketSub>;
  /** With two sides, what is lost for the one is won for the other: only then can anything be proved. */
  readonly #duel: boolean;
  readonly #sea = pocketSub.blank();
  readonly #path: number[] = [];
  /** What the last position looked at is worth, per seat. */
  readonly #worth = new Float64Array(MAX_SEATS);
  /** What each beginning of a turn is worth at first sight. */
  readonly #glances: ReadonlyMap<Code, number>;

  constructor(question: Question<PocketSub>, tell: Tell<PocketSub>) {
    const { state, stream } = question;
    this.#question = question;
    this.#tell = tell;
    this.#duel = state.board.players !== 3;
    candidates.gather(state, { apart: true });
    candidates.stir(stream);
    this.#glances = candidates.beginnings();
    this.#tree.chooser[0] = pocketSub.decider(state);
    this.#grow(0, pocketSub.decider(state));
  }

  step(): boolean {
    const tree = this.#tree;
    if (tree.proof[0] !== OPEN || tree.count[0] === 1) return false;
    const sea = this.#sea;
    sea.copyFrom(this.#question.state);
    this.#path.length = 0;
    let node = 0;
    do {
      node = tree.select(node);
      tree.play(node, sea);
      this.#path.push(node);
    } while (!tree.isLeaf(node));
    if (tree.isSettled(node)) this.#settle(node, sea);
    else this.#look(node, sea);
    this.#learn();
    return true;
  }

  /** A node whose worth is certain. */
  #settle(node: number, sea: Sea): void {
    const { players, sides } = sea.board;
    const side = sides[this.#tree.chooser[node]!];
    const won = this.#tree.proof[node] === WON ? 1 : 0;
    for (let seat = 0; seat < players; seat++) {
      if (sea.phase === GAME_OVER) this.#worth[seat] = pocketSub.score(sea, seat);
      else this.#worth[seat] = sides[seat] === side ? won : 1 - won;
    }
  }

  /** A node nobody has looked beyond: it is worth what its best turn looks like. */
  #look(node: number, sea: Sea): void {
    candidates.gather(sea, { apart: false });
    this.#worth.set(candidates.best);
    this.#grow(node, pocketSub.decider(sea));
  }

  #grow(node: number, seat: Seat): void {
    candidates.rank();
    this.#tree.expand(node, seat, candidates);
    this.#prove(node);
  }

  #learn(): void {
    const tree = this.#tree;
    const path = this.#path;
    tree.visits[0]!++;
    for (let place = path.length - 1; place >= 0; place--) {
      const node = path[place]!;
      tree.learn(node, this.#worth[tree.chooser[node]!]!);
      this.#prove(place === 0 ? 0 : path[place - 1]!);
    }
  }

  #prove(node: number): void {
    if (this.#duel) this.#tree.prove(node, this.#question.state.board.sides);
  }

  advice(): Advice {
    const best = this.#best(this.#children());
    const line = this.#tree.line(best);
    const code = line[0]!;
    const reason = explain(this.#question.state, line, this.#tree.proof[0]!);
    return { code, line, ideas: this.#ideas(code), reason };
  }

  #children(): number[] {
    const { first, count } = this.#tree;
    return Array.from({ length: count[0]! }, (_, i) => first[0]! + i);
  }

  #best(children: readonly number[]): number {
    return children.reduce((best, child) => (this.#isBetter(child, best) ? child : best));
  }

  #isBetter(a: number, b: number): boolean {
    const { proof, visits } = this.#tree;
    if (proof[a] !== proof[b]) return proof[a]! > proof[b]!;
    if (visits[a] !== visits[b]) return visits[a]! > visits[b]!;
    return this.#tree.worth(a) > this.#tree.worth(b);
  }

  #ideas(chosen: Code): Idea[] {
    const children = this.#children();
    const ideas = Array.from(this.#question.codes, (code) => {
      const beginningSo = children.filter((child) => this.#tree.beginning(child) === code);
      return this.#idea(code, beginningSo);
    });
    return ideas.sort((a, b) => +(b.code === chosen) - +(a.code === chosen) || b.trials - a.trials);
  }

  /** The chance of the best turn that begins so, and all trials of such turns; first sight counts as one. */
  #idea(code: Code, children: readonly number[]): Idea {
    if (children.length > 0) {
      const trials = children.reduce((sum, child) => sum + this.#tree.visits[child]! + 1, 0);
      return { code, chance: this.#told(code, this.#tree.worth(this.#best(children))), trials };
    }
    const glance = this.#glances.get(code);
    return glance === undefined ? { code, trials: 0 } : { code, chance: this.#told(code, glance), trials: 1 };
  }

  #told(code: Code, value: number): number {
    return this.#tell(this.#question.state, code, value);
  }
}
