// What the rest of the server hears about tables.
import type { Seat } from '@undercroft/engine';
import type { SetAside } from '@undercroft/protocol';
import type { LiveTable } from './live-table.ts';

/** Entries `from + 1` to `from + count` as JSON: serialized once, for the store and for every follower. */
export interface SerializedEntries {
  readonly from: number;
  readonly count: number;
  readonly text: string;
}

/** From one seat to the person of another. */
export interface Nudge {
  readonly table: string;
  readonly from: Seat;
  readonly seat: Seat;
  readonly person: string;
}

/** Where entries were made: in this process or in another one. */
export type Origin = 'local' | 'remote';

/** Hears of everything that is durably stored, in order for each table. */
export interface TableListener {
  onEntries(table: LiveTable, entries: SerializedEntries, origin: Origin): void;
  onChanged(table: string): void;
  onChat(table: string, n: number): void;
  /** Somebody reminds a person that the table waits for them. */
  onNudge?(nudge: Nudge): void;
  /** A rematch of the table was opened by this guest. */
  onRematch?(table: LiveTable, opener: string): void;
  /** This process found out that a table does not replay. */
  onSetAside?(table: string, why: SetAside): void;
  /** Tables somebody here follows: changes by other processes must be fetched even if the table is not in memory. */
  readonly followed?: ReadonlyMap<string, unknown>;
}
