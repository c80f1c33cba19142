// Searches over whole turns: every turn of a position is judged at first sight, the promising ones are followed further,
// and what is certain (won or lost whatever the others do) is kept as certain.
import { OVER, type Seat } from '@undercroft/engine';
import { GAME_OVER, type PocketSub, pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Advice, Bot, Idea, Question, Thinking } from '../bot.ts';
import { Candidates } from './candidates.ts';
import { explain } from './explain.ts';
import { LOST, OPEN, Tree, UNSEEN, WON } from './tree.ts';
import { LONGEST } from './turns.ts';

/** How much the search trusts first sight: the larger, the more evenly it looks at turns. */
const TEMPERATURE = 0.08;
const CURIOSITY = 0.6;
/** So many turns of a position are followed, at most. */
const WIDTH = 48;

export const adept: Bot<PocketSub> = { name: 'adept', think: (question) => new Voyage(question) };

const candidates = new Candidates();

class Voyage implements Thinking {
  readonly #tree = new Tree();
  readonly #question: Question<PocketSub>;
  readonly #seat: Seat;
  readonly #players: number;
  /** Two sides: what is bad for one is good for the other, and proofs go up the tree. */
  readonly #duel: boolean;
  readonly #sea = pocketSub.blank();
  readonly #path: number[] = [];
  readonly #worth = new Float64Array(4);
  /** What a beginning was worth at first sight, if none of its turns is followed. */
  readonly #glance = new Map<number, number>();

  constructor(question: Question<PocketSub>) {
    this.#question = question;
    this.#seat = pocketSub.decider(question.state);
    this.#players = question.state.board.players;
    this.#duel = this.#players !== 3;
    this.#tree.chooser[0] = this.#seat;
    this.#expand(0, question.state);
    this.#rememberGlances();
  }

  step(): boolean {
    const tree = this.#tree;
    if (tree.proof[0] !== OPEN || tree.count[0] === 1) return false;
    const sea = this.#sea;
    const path = this.#path;
    sea.copyFrom(this.#question.state);
    path.length = 0;
    let node = 0;
    do {
      node = this.#select(node);
      tree.play(node, sea);
      path.push(node);
    } while (tree.count[node]! > 0 && tree.proof[node] === OPEN);
    if (tree.proof[node] !== OPEN || tree.seat[node] === OVER) this.#settle(node, sea);
    else this.#expand(node, sea);
    this.#learn();
    return true;
  }

  /** A node whose worth is known for certain. */
  #settle(node: number, sea: Sea): void {
    if (sea.phase === GAME_OVER) {
      for (let seat = 0; seat < this.#players; seat++) this.#worth[seat] = pocketSub.score(sea, seat);
      return;
    }
    const { sides } = sea.board;
    const chooser = this.#tree.chooser[node]!;
    const won = this.#tree.proof[node] === WON ? 1 : 0;
    for (let seat = 0; seat < this.#players; seat++) this.#worth[seat] = sides[seat] === sides[chooser] ? won : 1 - won;
  }

  #expand(node: number, sea: Sea): void {
    const tree = this.#tree;
    candidates.gather(sea, { apart: node === 0 });
    if (node === 0) candidates.stir(this.#question.stream);
    candidates.rank();
    const n = candidates.count > WIDTH ? WIDTH : candidates.count;
    const first = tree.grow(n);
    tree.seat[node] = pocketSub.decider(sea);
    tree.first[node] = first;
    tree.count[node] = n;
    tree.narrowed[node] = candidates.count > WIDTH ? 1 : 0;
    let total = 0;
    const most = candidates.value[candidates.order[0]!]!;
    for (let k = 0; k < n; k++) {
      const from = candidates.order[k]!;
      const child = first + k;
      const value = candidates.value[from]!;
      tree.value[child] = value;
      tree.chooser[child] = tree.seat[node]!;
      tree.length[child] = candidates.length[from]!;
      for (let i = 0; i < LONGEST; i++) tree.codes[child * LONGEST + i] = candidates.codes[from * LONGEST + i]!;
      if (candidates.over[from] === 1) {
        tree.seat[child] = OVER;
        tree.proof[child] = value === 1 ? WON : value === 0 ? LOST : OPEN;
      } else tree.seat[child] = UNSEEN;
      const prior = Math.exp((value - most) / TEMPERATURE);
      tree.prior[child] = prior;
      total += prior;
    }
    for (let child = first; child < first + n; child++) tree.prior[child]! /= total;
    this.#worth.set(candidates.best);
    this.#prove(node);
  }

  /** The turn that promises most to whoever decides here; what is lost for certain only if everything is. */
  #select(node: number): number {
    const tree = this.#tree;
    const first = tree.first[node]!;
    const end = first + tree.count[node]!;
    const bonus = CURIOSITY * Math.sqrt(tree.visits[node]! + 1);
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      if (tree.proof[child] === LOST) continue;
      const promise = tree.worth(child) + (bonus * tree.prior[child]!) / (tree.visits[child]! + 1);
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    return best;
  }

  #learn(): void {
    const tree = this.#tree;
    const path = this.#path;
    tree.visits[0]!++;
    for (let place = path.length - 1; place >= 0; place--) {
      const node = path[place]!;
      tree.visits[node]!++;
      tree.value[node]! += this.#worth[tree.chooser[node]!]!;
      this.#prove(place === 0 ? 0 : path[place - 1]!);
    }
  }

  /** Whoever decides has won with a turn that wins and has lost if all turns lose; the node's chooser is friend or enemy. */
  #prove(node: number): void {
    const tree = this.#tree;
    if (!this.#duel || tree.proof[node] !== OPEN) return;
    const result = this.#resultOf(node);
    if (result === OPEN) return;
    const { sides } = this.#question.state.board;
    tree.proof[node] = sides[tree.chooser[node]!] === sides[tree.seat[node]!] ? result : -result;
  }

  #resultOf(node: number): number {
    const { first, count, narrowed, proof } = this.#tree;
    let result = narrowed[node] === 1 ? OPEN : LOST;
    for (let child = first[node]!; child < first[node]! + count[node]!; child++) {
      if (proof[child] === WON) return WON;
      if (proof[child] === OPEN) result = OPEN;
    }
    return result;
  }

  #rememberGlances(): void {
    for (let i = 0; i < candidates.count; i++) {
      const beginning = candidates.codes[i * LONGEST]!;
      const value = candidates.value[i]!;
      if (value > (this.#glance.get(beginning) ?? -1)) this.#glance.set(beginning, value);
    }
  }

  advice(): Advice {
    const best = this.#best();
    const line = this.#tree.line(best);
    const code = line[0]!;
    return { code, line, ideas: this.#ideas(code), reason: explain(this.#question.state, line, this.#tree.proof[0]!) };
  }

  #best(): number {
    const tree = this.#tree;
    const first = tree.first[0]!;
    let best = first;
    for (let child = first + 1; child < first + tree.count[0]!; child++) if (this.#isBetter(child, best)) best = child;
    return best;
  }

  #isBetter(a: number, b: number): boolean {
    const { proof, visits } = this.#tree;
    if (proof[a] !== proof[b]) return proof[a]! > proof[b]!;
    if (visits[a] !== visits[b]) return visits[a]! > visits[b]!;
    return this.#tree.worth(a) > this.#tree.worth(b);
  }

  /** For each beginning the chance of its best turn, and all trials of its turns. */
  #ideas(chosen: number): Idea[] {
    const tree = this.#tree;
    const best = new Map<number, number>();
    const trials = new Map<number, number>();
    const first = tree.first[0]!;
    for (let child = first; child < first + tree.count[0]!; child++) {
      const code = tree.beginning(child);
      const known = best.get(code);
      if (known === undefined || this.#isBetter(child, known)) best.set(code, child);
      trials.set(code, (trials.get(code) ?? 0) + tree.visits[child]! + 1);
    }
    const ideas = Array.from(this.#question.codes, (code): Idea => {
      const child = best.get(code);
      if (child !== undefined) return { code, chance: tree.worth(child), trials: trials.get(code) ?? 0 };
      const glance = this.#glance.get(code);
      return glance === undefined ? { code, trials: 0 } : { code, chance: glance, trials: 1 };
    });
    return ideas.sort((a, b) => +(b.code === chosen) - +(a.code === chosen) || b.trials - a.trials);
  }
}
