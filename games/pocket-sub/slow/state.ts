/** The state of a game as plain JSON that is never mutated. */
import type { Tile } from './board.ts';
import type { Options, Region, Spin, Token } from './vocabulary.ts';

export interface SlowState {
  readonly options: Options;
  readonly tiles: readonly Tile[];
  /** One per seat. */
  readonly fleets: readonly Fleet[];
  readonly whirlpools: readonly Whirlpool[];
  /** The seat that decides, or whose turn it was when the game ended. */
  readonly seat: number;
  readonly phase: Phase;
  /** PS-END-2: how many finished rounds in a row nothing was laid or destroyed. */
  readonly quietRounds: number;
  /** PS-END-2: whether nothing has been laid or destroyed in this round so far. */
  readonly quietSoFar: boolean;
}

export interface Fleet {
  readonly cc: Region | null;
  /** The moving sub is listed where it is now. */
  readonly subs: readonly Region[];
  readonly mines: readonly Region[];
  /** All mines laid so far, including destroyed ones (PS-MEET-6). */
  readonly minesLaid: number;
  readonly tokens: readonly Token[];
}

export interface Whirlpool {
  readonly at: Region;
  readonly spin: Spin;
}

export type Phase =
  | { readonly name: 'lay-tiles' }
  | { readonly name: 'place-cc' }
  | { readonly name: 'place-sub' }
  | { readonly name: 'place-whirlpool' }
  /** `tokens` are those declared for this turn; none at the start of the turn. */
  | { readonly name: 'choose-sub'; readonly tokens: readonly Token[] }
  | { readonly name: 'step'; readonly voyage: Voyage }
  | { readonly name: 'lay-mine'; readonly voyage: Voyage }
  | { readonly name: 'over'; readonly outcome: Outcome };

export type Outcome = { readonly winners: readonly number[] } | { readonly draw: true };

/** The move of one sub. */
export interface Voyage {
  readonly tokens: readonly Token[];
  readonly pointsLeft: number;
  /** Where the sub started and all regions it entered, in order. */
  readonly path: readonly Region[];
  readonly sunk: boolean;
}

/** Where the sub is now, or was when it sank. */
export function currentRegion(voyage: Voyage): Region {
  const here = voyage.path.at(-1);
  if (here === undefined) throw new Error('a voyage without a start');
  return here;
}

/** The regions the sub moved out of. */
export function regionsBehind(voyage: Voyage): readonly Region[] {
  return voyage.path.slice(0, -1);
}

export function fleetOf(state: SlowState, seat: number): Fleet {
  const fleet = state.fleets[seat];
  if (fleet === undefined) throw new Error(`nobody sits at ${seat}`);
  return fleet;
}

export function withFleet(state: SlowState, seat: number, fleet: Fleet): SlowState {
  return { ...state, fleets: state.fleets.with(seat, fleet) };
}

export function seatAfter(state: SlowState, seat: number): number {
  return (seat + 1) % state.options.players;
}

/** Whether nothing of the turn has been decided yet. */
export function isTurnStart(state: SlowState): boolean {
  return state.phase.name === 'choose-sub' && state.phase.tokens.length === 0;
}
