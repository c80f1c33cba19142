// What is kept, as Kysely sees it. Times are milliseconds since 1970; truth is 0 or 1; JSON is text behind one codec.
import type { Insertable, Kysely, Selectable } from 'kysely';

export interface TableRow {
  id: string;
  code: string;
  game: string;
  rules: number;
  options: string;
  /** Who sat there when the record began. */
  began: string;
  /** What chance is drawn from: 32 bytes in hex. Told to nobody before the end. */
  secret: string;
  opener: string;
  created: number;
  changed: number;
  /** Number of entries, and who has to decide after them: a seat, or −2 when it is over. */
  seq: number;
  decider: number;
  /** The seat that decides is a bot's. */
  bot_turn: number;
  /** Until when somebody is thinking for it. */
  bot_until: number;
  closed: string | null;
  closed_by: number | null;
  rematch: string | null;
  from_table: string | null;
  from_entries: number;
}

/** A move and all that followed from it, or several moves in a file: entries `seq + 1` to `seq + count`. The key makes two appends impossible. */
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
  /** How an empty seat may be taken. */
  offered: 'link' | 'open';
  person: string | null;
  strength: string | null;
}

export interface LinkRow {
  hash: string;
  table_id: string;
  seat: number;
  made: number;
}

export interface AskRow {
  table_id: string;
  id: number;
  seat: number;
  takes: number;
  /** How many entries there were when it was asked: an ask does not outlive the next move. */
  seq: number;
  needs: string;
  agreed: string;
}

export interface SaidRow {
  table_id: string;
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface PersonRow {
  id: string;
  name: string;
  created: number;
}

/** Cookies and recovery links: what somebody has to know to be a person. Only hashes are kept. */
export interface KeyRow {
  hash: string;
  person: string;
  kind: 'cookie' | 'recovery';
  made: number;
  /** When it was last shown, by the day. */
  seen: number;
}

export interface Schema {
  tables: TableRow;
  entries: EntriesRow;
  seats: SeatRow;
  links: LinkRow;
  asks: AskRow;
  said: SaidRow;
  people: PersonRow;
  keys: KeyRow;
  migrations: { n: number; at: number };
}

export type Db = Kysely<Schema>;
export type KeptTable = Selectable<TableRow>;
export type NewTable = Insertable<TableRow>;
