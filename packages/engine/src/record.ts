// A game is its options and an append-only list of entries. Everything else follows by replaying them.
import * as v from 'valibot';
import type { Seat, Tagged } from './contract.ts';

/** Bumped when this file's shape changes. */
export const FORMAT = 1;

export const PLAYERS = ['human', 'bot'] as const;
export type Player = (typeof PLAYERS)[number];

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const seq = v.pipe(v.number(), v.integer(), v.minValue(1));
const tagged = v.looseObject({ type: v.string() });

export const sitterShape = v.strictObject({ player: v.picklist(PLAYERS), name: v.optional(v.string()) });
export type Sitter = v.InferOutput<typeof sitterShape>;

export const entryShape = v.variant('type', [
  v.strictObject({ type: v.literal('act'), seat, action: tagged }),
  v.strictObject({ type: v.literal('chance'), outcome: tagged }),
  v.strictObject({ type: v.literal('undo'), seat, takes: seq, agreed: v.optional(v.array(seat)) }),
  v.strictObject({ type: v.literal('sit'), seat, sitter: sitterShape }),
]);

export type Entry =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Tagged }
  | { readonly type: 'chance'; readonly outcome: Tagged }
  /** Takes back entry `takes` and what followed from it. `agreed` is there when it needed the others' agreement. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly takes: number; readonly agreed?: readonly Seat[] }
  /** From here on somebody else sits there. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitter: Sitter };

/** What verifies chance at a table online: the hash published at its start, and the secret once it is over. */
const diceShape = v.strictObject({
  table: v.string(),
  /** How many entries came from elsewhere, with dice of their own. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hash: v.string(),
  secret: v.optional(v.string()),
});

export const headShape = v.strictObject({
  format: v.literal(FORMAT),
  game: v.string(),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.unknown(),
  seats: v.array(sitterShape),
  dice: v.optional(diceShape),
});
export type Head = v.InferOutput<typeof headShape>;

/** Entries are numbered from 1; "at entry n" means after it, and 0 is the opening. */
export interface GameRecord extends Head {
  readonly entries: readonly Entry[];
}

/** The same record, only its first n entries. */
export const upTo = (record: GameRecord, n: number): GameRecord => ({ ...record, entries: record.entries.slice(0, n) });
