// The moves that stand: the entries of a record without those that were undone.
import type { Code, Emit, GameTypes, Playable } from './contract.ts';
import { clone } from './contract.ts';

/** Moves between two stored copies; an undo replays at most this many. */
const STRIDE = 32;

export interface Move {
  /** The number of its entry in the record. */
  readonly entry: number;
  readonly code: Code;
  /** The seat that moved, or CHANCE. */
  readonly by: number;
}

/** A state with the moves that led to it; it can be rewound. */
export class MoveHistory<K extends GameTypes> {
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

  play(move: Move, emit?: Emit<K['Event']>): void {
    this.#game.play(this.state, move.code, emit);
    this.#moves.push(move);
    if (this.#moves.length % STRIDE === 0) this.#copies.push(clone(this.#game, this.state));
  }

  /** Restores the position after the first `keep` moves. */
  rewindTo(keep: number): void {
    this.#moves.length = keep;
    this.#copies.length = Math.floor(keep / STRIDE) + 1;
    const nearest = this.#copies.length - 1;
    this.#game.copy(this.#copies[nearest] as K['State'], this.state);
    for (const move of this.#moves.slice(nearest * STRIDE)) this.#game.play(this.state, move.code);
  }
}
