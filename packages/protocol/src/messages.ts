// What a server sends. Everything that happens at a table is an entry of its record, and entries are numbered from 1.
import type { Entry, RecordError, Seat } from '@undercroft/engine';
import type { Problem } from './errors.ts';
import type { BotStrength } from './schemas.ts';

/** Goes up when an old client could misunderstand a new server, or the other way round. */
export const PROTOCOL = 1;

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export type SeatView =
  | { readonly held: 'nobody'; readonly by: 'link' | 'open' }
  | { readonly held: 'person'; readonly name: string; readonly isYou: boolean }
  | { readonly held: 'bot'; readonly strength: BotStrength };

/** A request to other seats to agree to an undo. */
export interface UndoRequest {
  readonly id: number;
  readonly seat: Seat;
  readonly takes: number;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Everything about a table except its entries. */
export interface TableView {
  readonly id: string;
  /** Finds the table like its id, but can be read aloud. */
  readonly code: string;
  readonly game: string;
  /** The version of the rules it was opened under, and keeps. */
  readonly rules: number;
  readonly options: unknown;
  /** The number of entries. */
  readonly seq: number;
  readonly seats: readonly SeatView[];
  /** Who sat there when the record began. */
  readonly began: readonly { readonly player: 'human' | 'bot'; readonly name?: string }[];
  readonly decider: Seat | undefined;
  readonly isOver: boolean;
  readonly closed?: { readonly how: 'resign' | 'abandon'; readonly seat?: Seat };
  readonly ask?: UndoRequest;
  readonly isYours: boolean;
  /** The hash of the secret that all chance is drawn from, and the secret itself once the game is over. */
  readonly dice: { readonly hash: string; readonly secret?: string };
  readonly rematch?: string;
  readonly from?: { readonly table?: string; readonly entries: number };
  /** The table cannot be played on; its entries and its record are those before the first wrong one. */
  readonly setAside?: SetAside;
}

/** Why the server cannot replay a table with the rules it has, and from which entry on. */
export type SetAside = Omit<RecordError, 'sound'>;

/** One of the guest's tables, in a list. */
export interface TableSummary {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly seats: readonly SeatView[];
  readonly seq: number;
  readonly yourMove: boolean;
  readonly isOver: boolean;
  readonly changed: number;
  readonly isSetAside?: true;
}

export interface ChatMessage {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A table that was just opened, with the links to its seats. */
export interface OpenedTable {
  readonly id: string;
  readonly links: readonly LinkView[];
}

export interface LinkView {
  readonly seat: Seat;
  readonly token: string;
}

/** Entries `from + 1`, `from + 2`, …; after a move, the move and all chance that followed it. */
export interface EntryRange {
  readonly from: number;
  readonly entries: readonly Entry[];
}

export type ServerMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  /** Entries `from + 1`, `from + 2`, … Each is sent exactly once. */
  | { readonly type: 'entries'; readonly table: string; readonly from: number; readonly entries: readonly Entry[] }
  /** The seats, the undo request or the end changed; the client fetches the table if it matters. */
  | { readonly type: 'changed'; readonly table: string }
  | { readonly type: 'said'; readonly table: string; readonly said: ChatMessage }
  | {
      readonly type: 'done';
      readonly ref: number;
      readonly table: string;
      readonly from: number;
      readonly count: number;
    }
  | { readonly type: 'problem'; readonly ref?: number; readonly table?: string; readonly problem: Problem };
