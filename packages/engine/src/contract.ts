// The interface that every game implements. docs/adr/0003-codes-and-actions.md explains why there are codes and actions.
import type { GenericSchema, InferOutput } from 'valibot';
import type { InputError } from './input-error.ts';
import type { Result } from './result.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;

/** The id of a clause in rules/*.md. */
export type RuleId = string;

/** A legal move of the current position as a small integer. Codes stay in memory: records and the wire carry actions. */
export type Code = number;

export interface Tagged {
  readonly type: string;
}

/** Something that happened in a game, for listeners; `rule` is the clause that caused it. */
export interface GameEvent extends Tagged {
  readonly rule: RuleId;
}

/** The events that a schema describes: a variant by type. */
export type EventsOf<Schema extends GenericSchema> = AsReadonly<InferOutput<Schema>>;
type AsReadonly<T> = T extends unknown
  ? { readonly [Key in keyof T]: T[Key] extends (infer Item)[] ? readonly Item[] : T[Key] }
  : never;

export type Emit<E extends GameEvent = GameEvent> = (event: E) => void;

/** Why a move is not allowed. `kind` is for machines, `rule` for the reader, `detail` for the wording. */
export interface Refusal<Kind extends string = string> {
  readonly kind: Kind;
  readonly rule: RuleId;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** How a game ended. One score per seat: 1 for a win, 0 for a loss, values between for a draw or a lower rank. */
export interface Ending {
  readonly how: string;
  readonly rule: RuleId;
  readonly scores: readonly number[];
}

export type Status =
  | { readonly type: 'seat'; readonly seat: Seat; readonly asks: string }
  | { readonly type: 'chance'; readonly asks: string }
  | { readonly type: 'over'; readonly ending: Ending };

/** What `decider` returns when no seat has to decide. */
export const CHANCE = -1;
export const OVER = -2;

/** Upper limits of a game. */
export interface Bounds {
  /** The most legal actions or outcomes any position has: the size of a buffer for `legal`. */
  readonly maxLegal: number;
  /** The most entries any game has. */
  readonly maxEntries: number;
}

/** What tools need to know about a game without playing it. */
export interface Facts<Options = unknown> extends Bounds {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly goal: 'duel' | 'co-op';
  /** Whether the game has dice, draws or shuffles at all. */
  readonly chance: boolean;
  /** Every value of `Ending.how`. */
  readonly endings: readonly string[];
  /** Every value of `Status.asks`. */
  readonly asks: readonly string[];
  /** Every kind of refusal the rules can give. */
  readonly refusals: readonly string[];
  /** Named options that together cover every setting. */
  readonly variants: readonly { readonly name: string; readonly options: Options }[];
}

/** The types of one game under one name. */
export interface GameTypes {
  State: unknown;
  Options: unknown;
  Action: Tagged;
  Outcome: Tagged;
  Event: GameEvent;
  Snapshot: unknown;
  /** Every kind of refusal the rules can give. */
  RefusalKind: string;
}

/**
 * The rules of a game for callers that pass well-formed input. It holds no state of its own: everything about a game in
 * progress is in the State it returns.
 *
 * The fast methods (`decider`, `legal`, `weights`, `play`, `score`, `copy`) allocate nothing and work with codes.
 * The others (`open`, `check`, `decode`, `status`, `save`) work with plain JSON.
 */
export interface Playable<K extends GameTypes = GameTypes> {
  readonly id: string;
  /** The version of the rules: goes up exactly when some old record could replay differently. */
  readonly rules: number;
  /**
   * Earlier versions that stay playable, because records were made under them (TB-REC-3). They share the State, which holds
   * what differs: a position of any version is played, drawn and searched by the same code. Versions differ in how they open
   * a game and in how they write and read its options and snapshots. See docs/adr/0021-rules-versions.md.
   */
  readonly earlier: readonly Playable<K>[];
  readonly facts: Bounds;

  /** Starts a new game. */
  open(options: K['Options']): Result<K['State'], InputError>;
  options(state: K['State']): K['Options'];
  seats(state: K['State']): number;
  /** The side of each seat, for a game in which some seats win together; without it every seat is on its own, or all are together. */
  sides?(state: K['State']): readonly number[];

  /** Who has to decide: a seat, CHANCE or OVER. */
  decider(state: K['State']): number;
  /** Writes every legal code into `out` and returns how many there are; at a chance node, every possible outcome. */
  legal(state: K['State'], out: Int32Array): number;
  /** At a chance node: writes the weight of each outcome in the order of `legal`, and returns their sum. */
  weights(state: K['State'], out: Int32Array): number;
  /** Plays a code listed by `legal`, changing the state in place. */
  play(state: K['State'], code: Code, emit?: Emit<K['Event']>): void;
  /** The result of a finished game for a seat. */
  score(state: K['State'], seat: Seat): number;
  /** An empty state to copy into. */
  blank(): K['State'];
  copy(from: K['State'], into: K['State']): void;

  status(state: K['State']): Status;
  /** The code of an action (at a chance node: of an outcome), or why it is not allowed. */
  check(state: K['State'], move: K['Action'] | K['Outcome']): Result<Code, Refusal<K['RefusalKind']>>;
  /** The action or outcome that a code of the current position stands for. */
  decode(state: K['State'], code: Code): K['Action'] | K['Outcome'];
  /** The position as readable JSON. */
  save(state: K['State']): K['Snapshot'];
}

/**
 * A snapshot says what is gone, because what is left follows from it. People who write a position would rather say what is
 * left: which tiles the stack still has, not which sixty it has no longer.
 */
export interface WhatIsLeft<Snapshot> {
  /** The fields that say it; none of them is one of the snapshot. */
  readonly schema: GenericSchema & { readonly entries: Readonly<Record<string, unknown>> };
  /** The snapshot that says the same. `given` names the fields of the snapshot that the position sets itself. */
  rewrite(snapshot: Snapshot, left: unknown, given: ReadonlySet<string>): Result<Snapshot, InputError>;
}

/** The rules of a game with its facts and schemas. Its `open`, `check` and `load` validate input from outside. */
export interface Game<K extends GameTypes = GameTypes> extends Playable<K> {
  readonly earlier: readonly Game<K>[];
  readonly facts: Facts<K['Options']>;
  readonly schemas: {
    readonly options: GenericSchema;
    readonly action: GenericSchema;
    readonly outcome: GenericSchema;
    readonly event: GenericSchema;
    readonly snapshot: GenericSchema;
  };
  /** What the position of a scenario may say instead of fields of the snapshot. */
  readonly left?: WhatIsLeft<K['Snapshot']>;

  /** Options with a default may be left out. */
  open(options: unknown): Result<K['State'], InputError>;
  check(state: K['State'], move: unknown): Result<Code, Refusal<K['RefusalKind']>>;
  load(snapshot: unknown): Result<K['State'], InputError>;
}

/** The game under one version of its rules, if that version is still known. */
export const withRules = <G extends Playable>(game: G, rules: number): G | undefined =>
  [game, ...(game.earlier as readonly G[])].find((version) => version.rules === rules);

/** A buffer large enough for `legal` and `weights` of this game. */
export const buffer = ({ facts }: { readonly facts: Bounds }): Int32Array => new Int32Array(facts.maxLegal);

/** The part of a game that `clone` needs. */
interface Copyable<State> {
  blank(): State;
  copy(from: State, into: State): void;
}

export function clone<State>(game: Copyable<State>, state: State): State {
  const copy = game.blank();
  game.copy(state, copy);
  return copy;
}
