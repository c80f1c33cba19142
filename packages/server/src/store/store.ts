// Where everything is stored: a file on this machine, or a Postgres that many processes share. Only this folder knows which.
import type { Db } from './schema.ts';

/** A move and everything that followed from it, stored together. */
export interface Batch {
  readonly table: string;
  /** The number of entries before it. The first batch with this number is stored; any other is out of date. */
  readonly seq: number;
  readonly count: number;
  /** The entries as JSON. */
  readonly entries: string;
  readonly decider: number;
  readonly botTurn: boolean;
  readonly at: number;
  /** What is asked after it, since when, and how the game ended: as in `TableRow`. */
  readonly asked: string | null;
  readonly since: number;
  readonly result: string | null;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Resolves once the batch is durable, with whether it was first. Batches of the same moment share one commit. */
  append(batch: Batch): Promise<boolean>;
  /** The same in one transaction with other changes, which are not made if the batch is not first. */
  appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean>;
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  readonly notifications: Notifications;
  /** Whether the last thing that was to be stored could be; only a full or broken disk counts. */
  readonly canStore: boolean;
  close(): Promise<void>;
}

/** How processes learn of each other's changes. Only ids and numbers are sent, because the data is in the store; what is never stored is passed on whole. */
export interface Notifications {
  /** For changes other than entries, which are published as they are stored. */
  publish(change: TableChange): Promise<void>;
  /** `onChange` gets what other processes changed; `onGap` is called when something may have been missed. */
  subscribe(onChange: (change: TableChange) => void, onGap: () => void): void;
  /** Sends every other process what is never stored: signals, and who is here. What gets lost stays lost. */
  pass(message: object): Promise<void>;
  /** `onPassed` gets what other processes pass on; `onGap` is called when something may have been missed. */
  subscribeToPassed(onPassed: (message: unknown) => void, onGap: () => void): void;
  /** While it is not, memory may be out of date. */
  readonly isConnected: boolean;
}

/** `seq`: the new number of entries. `chat`: the number of a new message. Neither: seats, undo request or end. */
export interface TableChange {
  readonly table: string;
  readonly seq?: number;
  readonly chat?: number;
}

/** Bytes of one passed message: Postgres refuses a payload of 8,000. */
export const MAX_PASSED_BYTES = 7_500;
