// The moves that stand: what is left of the entries when what was taken back is taken away.
import type { Code, Kinds, Playable } from './contract.ts';
import { clone } from './contract.ts';

/** How many moves lie between two kept copies: taking back costs at most this many replayed moves. */
const STRIDE = 32;

export interface Move {
  /** The number of its entry in the record. */
  readonly entry: number;
  readonly code: Code;
  /** Whose action, or CHANCE. */
  readonly by: number;
}

/** A state together with the moves that led to it, able to go back along them. */
export class Line<K extends Kinds> {
  readonly #game: Playable<K>;
  readonly #moves: Move[] = [];
  readonly #copies: K['State'][] = [];
  readonly state: K['State'];

  constructor(game: Playable<K>, opening: K['State']) {
    this.#game = game;
    this.state = opening;
    this.#copies.push(clone(game, opening));
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  play(move: Move, tell?: (event: K['Event']) => void): void {
    this.#game.play(this.state, move.code, tell);
    this.#moves.push(move);
    if (this.#moves.length % STRIDE === 0) this.#copies.push(clone(this.#game, this.state));
  }

  /** Back to where only the first `keep` moves had been made. */
  cut(keep: number): void {
    this.#moves.length = keep;
    this.#copies.length = Math.floor(keep / STRIDE) + 1;
    const nearest = this.#copies.length - 1;
    this.#game.copy(this.#copies[nearest] as K['State'], this.state);
    for (const move of this.#moves.slice(nearest * STRIDE)) this.#game.play(this.state, move.code);
  }
}
