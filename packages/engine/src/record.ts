// A game is its options and an append-only list of entries. Everything else follows from replaying them.
import type { Seat, Tagged } from './contract.ts';
import type { Head, SeatOccupant } from './record-schemas.ts';

export type { Head, SeatOccupant };

/** Goes up when the format changes. */
export const RECORD_FORMAT = 1;

export const PLAYER_KINDS = ['human', 'bot'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export type Entry =
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Tagged }
  | { readonly type: 'chance'; readonly outcome: Tagged }
  /** Takes back entry `takes` and everything after it. `agreed` is present if the others had to agree. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly takes: number; readonly agreed?: readonly Seat[] }
  /** From here on somebody else has the seat. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitter: SeatOccupant };

/** Entries are numbered from 1; "at entry n" means after it, and entry 0 is the opening. */
export interface GameRecord extends Head {
  readonly entries: readonly Entry[];
}

/** The record with only its first n entries. */
export const truncateRecord = (record: GameRecord, n: number): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, n),
});
