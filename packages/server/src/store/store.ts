// Where everything is kept. One file on this machine, or a Postgres that many processes share; nobody else knows which.
import type { Db } from './schema.ts';

/** A move and all that followed from it, to be kept as one. */
export interface Batch {
  readonly table: string;
  /** How many entries there were before. Whoever comes first with this number wins; the other must look again. */
  readonly seq: number;
  readonly count: number;
  /** The entries as JSON. */
  readonly entries: string;
  readonly decider: number;
  readonly botTurn: boolean;
  readonly at: number;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Keeps what was appended meanwhile in one go, and says of each whether it was first. What it answers is safe. */
  append(batch: Batch): Promise<boolean>;
  /** The same together with other changes: all of it, or nothing if somebody else was first. */
  appendWith(batch: Batch, also: (trx: Db) => Promise<void>): Promise<boolean>;
  /** Several changes as one. */
  together<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Told of tables that changed in other processes. */
  readonly news: News;
  close(): Promise<void>;
}

/** How processes hear of each other. Only names and numbers go over it: the data is in the store. */
export interface News {
  /** Tells the others that something about a table changed which is no entry. */
  tell(news: Change): Promise<void>;
  /** `listen` hears of everything that others changed. After a gap, `lost` says that something may have been missed. */
  listen(hear: (news: Change) => void, lost: () => void): void;
  /** Whether others are heard at all. As long as they are not, what is in memory may be out of date. */
  readonly isUp: boolean;
}

/** `seq`: so many entries now. `said`: a sentence with this number. Neither: seats, asks, the end. */
export interface Change {
  readonly table: string;
  readonly seq?: number;
  readonly said?: number;
}
