// The tables of the database for Kysely. Times are milliseconds since 1970, booleans are 0 or 1, JSON is text.
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

export interface TableRow {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: string;
  /** Who sat there when the record began. */
  began: string;
  /** What chance is drawn from: 32 bytes in hex, known to nobody before the end. */
  secret: string;
  opener: string;
  created: number;
  changed: number;
  /** The number of entries, and the seat that decides next, or −2 when the game is over. */
  seq: number;
  decider: number;
  /** Whether that seat is a bot's. */
  bot_turn: number;
  /** Until when its turn is claimed by a process. */
  bot_until: number;
  closed: string | null;
  closed_by: number | null;
  rematch: string | null;
  from_table: string | null;
  from_entries: number;
  /** The build of the rules that last replayed it from the beginning (known-rules.ts); '' if none has. */
  checked: Generated<string>;
  /** Why it did not replay then (`SetAside` as JSON); null if it did. */
  set_aside: Generated<string | null>;
  pace: Generated<string>;
  /** Whether bots give hints; null: as is usual for the game. */
  hints: Generated<number | null>;
  /** The kind of question that `decider` is asked; null when the game is over. */
  asked: Generated<string | null>;
  /** When it was asked, or the game ended; 0 for a table of an earlier release that was not replayed yet. */
  since: Generated<number>;
  /** How the game ended (`TableResult` as JSON), if it was played to its end. */
  result: Generated<string | null>;
  /** Who may speak: 'everybody', or those who are 'seated'. */
  chat: Generated<string>;
}

/** Entries `seq + 1` to `seq + count`: a move and what followed from it, or several moves in SQLite. The key keeps out a second row at the same place. */
export interface EntriesRow {
  table_id: string;
  seq: number;
  count: number;
  entries: string;
  at: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  held: 'nobody' | 'person' | 'bot';
  /** How the seat can be taken when it is empty. */
  offered: 'link' | 'open';
  person: string | null;
  strength: string | null;
  /** When the person was last there; 0 if nobody knows. */
  seen: number;
}

export interface LinkRow {
  hash: string;
  table_id: string;
  seat: number;
  made: number;
}

export interface UndoRequestRow {
  table_id: string;
  id: number;
  seat: number;
  takes: number;
  /** The number of entries at the time; with the next one the request lapses. */
  seq: number;
  needs: string;
  agreed: string;
  /** When it was made; 0 if an earlier release made it. */
  at: number;
}

export interface ChatRow {
  table_id: string;
  n: number;
  person: string;
  name: string;
  /** Nothing once it was removed. */
  text: string;
  at: number;
  removed: Generated<number>;
}

/** Somebody who may not speak at a table. */
export interface MutedRow {
  table_id: string;
  person: string;
}

export interface PersonRow {
  id: string;
  name: string;
  created: number;
}

/** Cookies and recovery tokens, which prove who somebody is. Only their hashes are stored. */
export interface KeyRow {
  hash: string;
  person: string;
  kind: 'cookie' | 'recovery';
  made: number;
  /** The last use, to within a day. */
  seen: number;
}

/** The last question about which somebody nudged somebody: when it was asked. */
export interface NudgeRow {
  table_id: string;
  person: string;
  since: number;
}

/** A browser that gets push messages. */
export interface PushRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  made: number;
}

/** What all processes share: the key of push messages. */
export interface KeptRow {
  name: string;
  value: string;
}

export interface Schema {
  tables: TableRow;
  entries: EntriesRow;
  seats: SeatRow;
  links: LinkRow;
  asks: UndoRequestRow;
  said: ChatRow;
  muted: MutedRow;
  people: PersonRow;
  keys: KeyRow;
  nudges: NudgeRow;
  pushes: PushRow;
  kept: KeptRow;
  migrations: { n: number; at: number };
}

export type Db = Kysely<Schema>;
export type StoredTable = Selectable<TableRow>;
export type NewTable = Insertable<TableRow>;
