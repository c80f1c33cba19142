// What a server tells. One number counts everything that happens at a table: the entries of its record.
import type { Entry, RuleId, Seat } from '@undercroft/engine';
import type { Problem } from './errors.ts';
import type { BotStrength } from './shapes.ts';

/** Bumped when an old client could misunderstand a server, or a server an old client. */
export const PROTOCOL = 1;

export interface Me {
  readonly id: string;
  readonly name: string;
}

export type SeatView =
  | { readonly held: 'nobody'; readonly by: 'link' | 'open' }
  | { readonly held: 'person'; readonly name: string; readonly isYou: boolean }
  | { readonly held: 'bot'; readonly strength: BotStrength };

/** A question to other seats: may this be taken back? */
export interface UndoAsk {
  readonly id: number;
  readonly seat: Seat;
  readonly takes: number;
  readonly needs: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** Everything about a table but its entries. */
export interface TableView {
  readonly id: string;
  /** For reading aloud; leads to the table as its id does. */
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  /** How many entries there are. */
  readonly seq: number;
  readonly seats: readonly SeatView[];
  /** Who sat there when the record began: the record's own view. */
  readonly began: readonly { readonly player: 'human' | 'bot'; readonly name?: string }[];
  readonly decider: Seat | undefined;
  readonly isOver: boolean;
  readonly closed?: { readonly how: 'resign' | 'abandon'; readonly seat?: Seat };
  readonly ask?: UndoAsk;
  readonly isYours: boolean;
  /** The hash of the secret all chance is drawn from; the secret itself once everything is over. */
  readonly dice: { readonly hash: string; readonly secret?: string };
  readonly rematch?: string;
  readonly from?: { readonly table?: string; readonly entries: number };
}

/** One of my tables, in a list. */
export interface TableLine {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly seats: readonly SeatView[];
  readonly seq: number;
  readonly yourMove: boolean;
  readonly isOver: boolean;
  readonly changed: number;
}

export interface Said {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface LinkView {
  readonly seat: Seat;
  readonly token: string;
}

/** Accepted: what it came to, with everything chance added. */
export interface Done {
  readonly from: number;
  readonly entries: readonly Entry[];
}

export type Telling =
  | { readonly type: 'hello'; readonly protocol: number }
  /** Entries `from + 1`, `from + 2`, … Nothing is left out and nothing told twice. */
  | { readonly type: 'entries'; readonly table: string; readonly from: number; readonly entries: readonly Entry[] }
  /** Something else changed: seats, asks, the end. Ask for the table if it matters. */
  | { readonly type: 'changed'; readonly table: string }
  | { readonly type: 'said'; readonly table: string; readonly said: Said }
  | {
      readonly type: 'done';
      readonly ref: number;
      readonly table: string;
      readonly from: number;
      readonly count: number;
    }
  | { readonly type: 'problem'; readonly ref?: number; readonly table?: string; readonly problem: Problem };

export type { RuleId };
