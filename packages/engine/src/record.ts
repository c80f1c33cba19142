// A game is its options and an append-only list of entries. Everything else follows by replaying them.
import type { Seat, Tagged } from './contract.ts';
import type { Head, Sitter } from './record-shapes.ts';

export type { Head, Sitter };

/** Bumped when this file's shape changes. */
export const FORMAT = 1;

export const PLAYERS = ['human', 'bot'] as const;
export type Player = (typeof PLAYERS)[number];

export type Entry =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Tagged }
  | { readonly type: 'chance'; readonly outcome: Tagged }
  /** Takes back entry `takes` and what followed from it. `agreed` is there when it needed the others' agreement. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly takes: number; readonly agreed?: readonly Seat[] }
  /** From here on somebody else sits there. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitter: Sitter };

/** Entries are numbered from 1; "at entry n" means after it, and 0 is the opening. */
export interface GameRecord extends Head {
  readonly entries: readonly Entry[];
}

/** The same record, only its first n entries. */
export const upTo = (record: GameRecord, n: number): GameRecord => ({ ...record, entries: record.entries.slice(0, n) });
