// A tree search over whole turns: every turn of a position is evaluated, the promising ones are searched further, and proven
// wins and losses are kept as such.

import type { Advice, Deliberation, DisplayChance, Idea, Question } from '@undercroft/bots';
import type { Code, Seat } from '@undercroft/engine';
import { GAME_OVER, type PocketSub, pocketSub, type Sea } from '@undercroft/pocket-sub';
import type { Candidates } from './candidates.ts';
import { explain } from './explain.ts';
import type { TurnRater } from './rating.ts';
import { OPEN, Tree, WON } from './tree.ts';

const MAX_SEATS = 4;

/** What a search needs besides the question. They hold nothing between two steps, so several searches can share them. */
interface SearchParts {
  readonly candidates: Candidates;
  readonly rater: TurnRater;
  readonly displayChance: DisplayChance<PocketSub>;
}

export class TurnSearch implements Deliberation {
  readonly #tree = new Tree();
  readonly #question: Question<PocketSub>;
  readonly #parts: SearchParts;
  /** Only between two sides is one's loss the other's win, so that results can be proved. */
  readonly #canProve: boolean;
  readonly #sea = pocketSub.blank();
  readonly #path: number[] = [];
  /** The value of the last evaluated position, per seat. */
  readonly #worth = new Float64Array(MAX_SEATS);
  /** The first evaluation of each first code of a turn. */
  readonly #firstValues: ReadonlyMap<Code, number>;

  constructor(question: Question<PocketSub>, parts: SearchParts) {
    const { state, stream } = question;
    const { candidates } = parts;
    this.#question = question;
    this.#parts = parts;
    this.#canProve = state.board.players !== 3;
    candidates.gather(state, { byFirstCode: true });
    candidates.addNoise(stream);
    this.#firstValues = candidates.valueByFirstCode();
    this.#tree.chooser[0] = pocketSub.decider(state);
    this.#expand(0, pocketSub.decider(state));
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
    if (tree.isDecided(node)) this.#useProof(node, sea);
    else this.#evaluateLeaf(node, sea);
    this.#backpropagate();
    return true;
  }

  /** For a node whose result is proved. */
  #useProof(node: number, sea: Sea): void {
    const { players, sides } = sea.board;
    const side = sides[this.#tree.chooser[node]!];
    const won = this.#tree.proof[node] === WON ? 1 : 0;
    for (let seat = 0; seat < players; seat++) {
      if (sea.phase === GAME_OVER) this.#worth[seat] = pocketSub.score(sea, seat);
      else this.#worth[seat] = sides[seat] === side ? won : 1 - won;
    }
  }

  /** A leaf is worth as much as its best turn at first evaluation. */
  #evaluateLeaf(node: number, sea: Sea): void {
    const { candidates } = this.#parts;
    candidates.gather(sea, { byFirstCode: false });
    this.#worth.set(candidates.best);
    this.#expand(node, pocketSub.decider(sea));
  }

  #expand(node: number, seat: Seat): void {
    const { candidates } = this.#parts;
    candidates.sort();
    this.#tree.expand(node, seat, candidates);
    this.#prove(node);
  }

  #backpropagate(): void {
    const tree = this.#tree;
    const path = this.#path;
    tree.visits[0]!++;
    for (let place = path.length - 1; place >= 0; place--) {
      const node = path[place]!;
      tree.addResult(node, this.#worth[tree.chooser[node]!]!);
      this.#prove(place === 0 ? 0 : path[place - 1]!);
    }
  }

  #prove(node: number): void {
    if (this.#canProve) this.#tree.prove(node, this.#question.state.board.sides);
  }

  advice(): Advice {
    const children = this.#children();
    const advice = this.#adviceFrom(children);
    if (!this.#sinksOwnSub(advice.line)) return advice;
    const sparing = children.filter((child) => !this.#sinksOwnSub(this.#tree.line(child)));
    return sparing.length === 0 ? advice : { ...advice, sparing: this.#adviceFrom(sparing) };
  }

  #adviceFrom(children: readonly number[]): Omit<Advice, 'sparing'> {
    const line = this.#tree.line(this.#best(children));
    const code = line[0]!;
    const reason = explain(this.#parts.rater, this.#question.state, line, this.#tree.proof[0]!);
    return { code, line, ideas: this.#ideas(code, children), reason };
  }

  /** PS-TURN-2 allows to give up a sub, and sometimes it is the best there is; a hint says so only if nothing else is left. */
  #sinksOwnSub(line: readonly Code[]): boolean {
    const { state } = this.#question;
    const sea = this.#sea;
    sea.copyFrom(state);
    for (const code of line) pocketSub.play(sea, code);
    return sea.fleet[state.seat]! < state.fleet[state.seat]!;
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

  #ideas(chosen: Code, children: readonly number[]): Idea[] {
    const ideas = Array.from(this.#question.codes, (code) => {
      const turns = children.filter((child) => this.#tree.firstCode(child) === code);
      return this.#idea(code, turns);
    });
    return ideas.sort((a, b) => +(b.code === chosen) - +(a.code === chosen) || b.trials - a.trials);
  }

  /** The best turn with this first code and its chance, and the trials of all such turns; the first evaluation counts as one. */
  #idea(code: Code, children: readonly number[]): Idea {
    if (children.length > 0) {
      const trials = children.reduce((sum, child) => sum + this.#tree.visits[child]! + 1, 0);
      const best = this.#best(children);
      const chance = this.#displayed(code, this.#tree.worth(best));
      return { code, chance, trials, line: this.#tree.line(best) };
    }
    const first = this.#firstValues.get(code);
    return first === undefined ? { code, trials: 0 } : { code, chance: this.#displayed(code, first), trials: 1 };
  }

  #displayed(code: Code, value: number): number {
    return this.#parts.displayChance(this.#question.state, code, value);
  }
}
