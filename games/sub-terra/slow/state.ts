/** The state of a game as plain JSON that is never mutated. */
import type { PlacedTile } from './cave.ts';
import type { Card } from './hazards.ts';
import type { Task } from './task.ts';
import { CAVERS, type Caver, type Cell, type Options, type Side, type TileName } from './vocabulary.ts';

export interface SlowState {
  readonly options: Options;
  /** In the order they were placed. */
  readonly cave: readonly PlacedTile[];
  readonly cavers: Readonly<Partial<Record<Caver, CaverState>>>;
  /** One entry per horror. */
  readonly horrors: readonly Cell[];
  /** Who has the starting caver marker. */
  readonly start: Caver;
  /** Whose turn it is, or was last. */
  readonly active: Caver;
  /** Who acts: the active caver, or the one whom the Leader directs. */
  readonly actor: Caver;
  /** Action points left in this turn. */
  readonly points: number;
  /** ST-TURN-2: whether the active caver has exerted in this turn. */
  readonly exerted: boolean;
  /** ST-LEA-1: whether Direct was used in this turn. */
  readonly hasDirected: boolean;
  readonly round: number;
  /** ST-HAZ-GAS: whether gas is spreading. */
  readonly gas: boolean;
  /** ST-DARK-1: whether Out of Time has been turned over. */
  readonly dark: boolean;
  /** ST-GEO-2: the tile set aside face up. */
  readonly aside: TileName | null;
  /** The tile on top of the stack, if everybody knows it. */
  readonly top: TileName | null;
  readonly discarded: readonly TileName[];
  /** How many tiles are in the stack, including the exit and a known top tile. */
  readonly stack: number;
  readonly turnedOver: readonly Card[];
  /** How many hazard cards are left, not counting Out of Time. */
  readonly deck: number;
  /** ST-SCO-1: uses left. */
  readonly pathfinder: number;
  /** ST-ENG-1: explosives left. */
  readonly explosives: number;
  /** The tasks still to do, the next one first. */
  readonly agenda: readonly Task[];
  readonly end: End | null;
}

export interface CaverState {
  /** Null while submerged or removed. */
  readonly at: Cell | null;
  readonly health: number;
  /** ST-TILE-LEDGE-2: on a ledge or slide, the side the caver came by. */
  readonly side: Side | null;
  readonly hidden: boolean;
  readonly submerged: boolean;
  readonly removed: boolean;
}

export type End = 'everyone-on-exit' | 'nobody-conscious' | 'left';

/** Puts tasks at the front of the agenda. */
export function doFirst(state: SlowState, ...tasks: readonly Task[]): SlowState {
  return { ...state, agenda: [...tasks, ...state.agenda] };
}

// Cavers

export function caverOf(state: SlowState, caver: Caver): CaverState {
  const found = state.cavers[caver];
  if (found === undefined) throw new Error(`the ${caver} is not in the team`);
  return found;
}

export function withCaver(state: SlowState, caver: Caver, change: Partial<CaverState>): SlowState {
  return { ...state, cavers: { ...state.cavers, [caver]: { ...caverOf(state, caver), ...change } } };
}

/** The cell of a caver who is in the cave. */
export function placeOf(state: SlowState, caver: Caver): Cell {
  const { at } = caverOf(state, caver);
  if (at === null) throw new Error(`the ${caver} is not in the cave`);
  return at;
}

/** In turn order. */
export function team(state: SlowState): Caver[] {
  return state.options.cavers.map(({ caver }) => caver);
}

/** All cavers in turn order, starting with this one. */
export function clockwiseFrom(state: SlowState, caver: Caver): Caver[] {
  const cavers = team(state);
  const index = cavers.indexOf(caver);
  return [...cavers.slice(index), ...cavers.slice(0, index)];
}

/** By rank. */
export function cavers(state: SlowState): Caver[] {
  return CAVERS.filter((caver) => state.cavers[caver] !== undefined);
}

export function seatOf(state: SlowState, caver: Caver): number {
  const found = state.options.cavers.find((entry) => entry.caver === caver);
  if (found === undefined) throw new Error(`nobody plays the ${caver}`);
  return found.seat;
}

/** Not removed by the darkness. */
export function isInPlay(state: SlowState, caver: Caver): boolean {
  return state.cavers[caver]?.removed === false;
}

/** ST-DIV-2: a submerged Diver is conscious. */
export function isConscious(state: SlowState, caver: Caver): boolean {
  return isInPlay(state, caver) && caverOf(state, caver).health > 0;
}

/** On a tile, including the exit. */
export function isInCave(state: SlowState, caver: Caver): boolean {
  return caverOf(state, caver).at !== null;
}

export function caversAt(state: SlowState, cell: Cell): Caver[] {
  return cavers(state).filter((caver) => caverOf(state, caver).at === cell);
}

// Horrors

export function holdsHorror(state: SlowState, cell: Cell): boolean {
  return state.horrors.includes(cell);
}

/** The list without one occurrence. */
export function without<T>(list: readonly T[], gone: T): T[] {
  const index = list.indexOf(gone);
  if (index === -1) throw new Error(`${gone} is not in the list`);
  return list.toSpliced(index, 1);
}
