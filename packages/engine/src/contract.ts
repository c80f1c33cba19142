// What every game of the catalog can do. See docs/adr/0003-two-faces.md for why there are codes and actions.
import type { GenericSchema } from 'valibot';
import type { Fault } from './fault.ts';
import type { Result } from './result.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** The id of a clause in rules/*.md. */
export type RuleId = string;

/** A legal move of the present position as a small integer. Never leaves the engine: records and wires carry actions. */
export type Code = number;

export interface Tagged {
  readonly type: string;
}

/** Something that happened, told to whoever watches; `rule` says by which clause. */
export interface Told extends Tagged {
  readonly rule: RuleId;
}

export type Narrator<E extends Told = Told> = (event: E) => void;

/** Why something may not be done. `kind` is for machines, `rule` for the reader, `detail` for the sentence. */
export interface Refusal {
  readonly kind: string;
  readonly rule: RuleId;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** How a game ended. `scores` per seat: 1 won, 0 lost, in between a draw or a lesser medal. */
export interface Ending {
  readonly how: string;
  readonly rule: RuleId;
  readonly scores: readonly number[];
}

export type Status =
  | { readonly type: 'seat'; readonly seat: Seat; readonly asks: string }
  | { readonly type: 'chance'; readonly asks: string }
  | { readonly type: 'over'; readonly ending: Ending };

/** `decider` answers a seat, or one of these. */
export const CHANCE = -1;
export const OVER = -2;

/** How much a game can come to. */
export interface Bounds {
  /** No position has more legal actions or outcomes than this: the size of a buffer for `legal`. */
  readonly maxLegal: number;
  /** No game has more entries than this. */
  readonly maxEntries: number;
}

/** What tools need to know of a game without playing it. */
export interface Facts<Options = unknown> extends Bounds {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly goal: 'duel' | 'co-op';
  /** Whether dice, draws or shuffles can happen at all. */
  readonly chance: boolean;
  /** Every value `Ending.how` can have. */
  readonly endings: readonly string[];
  /** Named settings that between them reach every option. */
  readonly variants: readonly { readonly name: string; readonly options: Options }[];
}

/** The types of one game, gathered under one name. */
export interface Kinds {
  State: unknown;
  Options: unknown;
  Action: Tagged;
  Outcome: Tagged;
  Event: Told;
  Snapshot: unknown;
}

/**
 * A rule set, as far as a table needs it among friends: what it is given has the right shape. It holds no state of its own:
 * everything about a game in progress is in the State it hands out.
 *
 * The playing face (`decider`, `legal`, `weights`, `play`, `score`, `copy`) allocates nothing and deals in codes.
 * The other (`open`, `check`, `write`, `status`, `save`) deals in plain JSON.
 */
export interface Playable<K extends Kinds = Kinds> {
  readonly id: string;
  /** Bumped exactly when some old record could replay differently. */
  readonly rules: number;
  readonly facts: Bounds;

  /** A new game. */
  open(options: K['Options']): Result<K['State'], Fault>;
  options(state: K['State']): K['Options'];
  seats(state: K['State']): number;

  /** Who has to decide: a seat, CHANCE or OVER. */
  decider(state: K['State']): number;
  /** All codes the decider may play, into `out`; answers how many. At a chance node: all possible outcomes. */
  legal(state: K['State'], out: Int32Array): number;
  /** At a chance node: the weight of each outcome in the order of `legal`; answers their sum. */
  weights(state: K['State'], out: Int32Array): number;
  /** Plays a code that `legal` listed, in place. */
  play(state: K['State'], code: Code, tell?: Narrator<K['Event']>): void;
  /** What the game is worth to a seat once it is over. */
  score(state: K['State'], seat: Seat): number;
  /** Storage for `copy`. */
  blank(): K['State'];
  copy(from: K['State'], into: K['State']): void;

  status(state: K['State']): Status;
  /** The code of an action (at a chance node: of an outcome), or why it may not be played. */
  check(state: K['State'], move: K['Action'] | K['Outcome']): Result<Code, Refusal>;
  /** The action or outcome behind a code of the present position. */
  write(state: K['State'], code: Code): K['Action'] | K['Outcome'];
  /** A readable snapshot in plain JSON. */
  save(state: K['State']): K['Snapshot'];
}

/** The whole of a rule set: with what tools want to know of it, and a door to the outside where everything is checked. */
export interface Game<K extends Kinds = Kinds> extends Playable<K> {
  readonly facts: Facts<K['Options']>;
  readonly shapes: {
    readonly options: GenericSchema;
    readonly action: GenericSchema;
    readonly outcome: GenericSchema;
    readonly snapshot: GenericSchema;
  };

  /** Options may leave out what has a default. */
  open(options: unknown): Result<K['State'], Fault>;
  check(state: K['State'], move: unknown): Result<Code, Refusal>;
  load(snapshot: unknown): Result<K['State'], Fault>;
}

/** A buffer large enough for `legal` and `weights` of this game. */
export const buffer = ({ facts }: { readonly facts: Bounds }): Int32Array => new Int32Array(facts.maxLegal);

/** What can be copied: as much of a game as a copy needs. */
interface Copying<State> {
  blank(): State;
  copy(from: State, into: State): void;
}

export function clone<State>(game: Copying<State>, state: State): State {
  const copy = game.blank();
  game.copy(state, copy);
  return copy;
}
