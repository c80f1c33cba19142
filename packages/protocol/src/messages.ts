// What a server sends. Everything that happens at a table is an entry of its record, and entries are numbered from 1.
import type { Entry, RecordError, Seat } from '@undercroft/engine';
import type { Problem } from './errors.ts';
import type { BotStrength, Pace } from './schemas.ts';
import type { PassedSignal } from './signals.ts';

/** Goes up when an old client could misunderstand a new server, or the other way round. */
export const PROTOCOL = 1;

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export type SeatView =
  | { readonly held: 'nobody'; readonly by: 'link' | 'open' }
  | { readonly held: 'person'; readonly name: string; readonly isYou: boolean }
  /** `keeps`: the name of the person it plays for, who can take the seat back; `isYours`: whether that is you. */
  | { readonly held: 'bot'; readonly strength: BotStrength; readonly keeps?: string; readonly isYours?: boolean };

/** A request to other seats to agree to an undo. */
export interface UndoRequest {
  readonly id: number;
  readonly seat: Seat;
  readonly takes: number;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** When it lapses if not everybody has answered. Left out: when the next entry comes. */
  readonly until?: number;
}

/** Whether the person of a seat is here: follows the table over a live connection, anywhere. */
export interface SeatPresence {
  readonly seat: Seat;
  readonly isHere: boolean;
  /** Since when they are here, or away; left out if nobody knows. */
  readonly since?: number;
}

/** Who is at a table now. Seats without a person are left out. */
export interface Presence {
  readonly seats: readonly SeatPresence[];
  /** How many follow the table without having a seat there. */
  readonly watching: number;
}

/** What a table waits for: a value of `Facts.asks` of its game. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
}

/** What the rules say of the end: a value of `Facts.endings`, and for each seat 1 for a win, 0 for a loss or a value between. */
export interface TableResult {
  readonly how: string;
  readonly scores: readonly number[];
}

export interface ClosedTable {
  readonly how: 'resign' | 'abandon';
  readonly seat?: Seat;
}

/** What is true of a table in its view and in a list. */
export interface TableMatters {
  readonly pace: Pace;
  /** Whether bots give hints. */
  readonly hints: boolean;
  /** Missing once the game is over, and for a table of an earlier release until it has been replayed. */
  readonly asked?: Question;
  /** When that question was asked; once the game is over, when it ended. */
  readonly since?: number;
  /** Once it was played to its end. */
  readonly result?: TableResult;
  /** Once it was ended early. */
  readonly closed?: ClosedTable;
}

/** Everything about a table except its entries. */
export interface TableView extends TableMatters {
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
  readonly ask?: UndoRequest;
  readonly isYours: boolean;
  readonly presence: Presence;
  /** Only who sits at the table, or opened it, may speak there. */
  readonly isChatClosed?: true;
  /** Milliseconds after which a bot may play for somebody away. */
  readonly awayAfter?: number;
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
export interface TableSummary extends TableMatters {
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
  /** The seat of whoever said it, if they have one now. */
  readonly seat?: Seat;
  /** They are muted from now on; only who opened the table is told. */
  readonly isMuted?: true;
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

/** The key with which the server's push messages are signed; a browser needs it to subscribe. */
export interface PushKey {
  readonly key: string;
}

/** What a push message contains: a hint where to look, and nothing else. `over`: a rematch was opened there. */
export interface PushPayload {
  readonly table: string;
  readonly kind: 'your-turn' | 'nudge' | 'over';
}

/** A signal of a seat. `n` is the number the server gave it: higher for later ones, and the name of an idea. */
export interface SeatSignal {
  readonly from: Seat;
  readonly n: number;
  readonly signal: PassedSignal;
}

/** A client ignores messages of a type it does not know. */
export type ServerMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  /** Entries `from + 1`, `from + 2`, … Each is sent exactly once. */
  | { readonly type: 'entries'; readonly table: string; readonly from: number; readonly entries: readonly Entry[] }
  /** The seats, the undo request or the end changed; the client fetches the table if it matters. */
  | { readonly type: 'changed'; readonly table: string }
  | { readonly type: 'said'; readonly table: string; readonly said: ChatMessage }
  /** Who opened the table has removed this message. */
  | { readonly type: 'unsaid'; readonly table: string; readonly n: number }
  | {
      readonly type: 'done';
      readonly ref: number;
      readonly table: string;
      readonly from: number;
      readonly count: number;
    }
  /** Passed on once to who follows the table now; missed by who does not. */
  | ({ readonly type: 'signal'; readonly table: string } & SeatSignal)
  /** The answer to a signal that was passed on. */
  | { readonly type: 'passed'; readonly ref: number; readonly table: string; readonly n: number }
  /** On following a table, and whenever it changes. */
  | ({ readonly type: 'presence'; readonly table: string } & Presence)
  | { readonly type: 'problem'; readonly ref?: number; readonly table?: string; readonly problem: Problem };
