/** The complete state of a game as plain JSON that is never changed in place. */
import type { Task } from './task.ts';
import type { Temple } from './temple.ts';
import type { Cell, Explorer, Item, Options, TileName } from './vocabulary.ts';

export interface SlowState {
  readonly options: Options;
  /** In the order the tiles were placed. */
  readonly temple: Temple;
  readonly explorers: Readonly<Partial<Record<Explorer, ExplorerState>>>;
  /** One entry per guardian. */
  readonly guardians: readonly Cell[];
  /** Where the artifact lies, if it lies somewhere. */
  readonly artifact: Cell | null;
  readonly lead: Explorer;
  /** Whose turn it is. */
  readonly active: Explorer;
  /** Who acts: the active explorer, or the commanded one. */
  readonly actor: Explorer;
  /** Action points left in this turn. */
  readonly points: number;
  /** IE-TURN-2: whether the active explorer has exerted in this turn. */
  readonly exerted: boolean;
  readonly round: number;
  /** IE-SETUP-3: steps left before the volcano can erupt. */
  readonly marker: number;
  /** IE-CURSE-1: whether the artifact has ever been picked up. */
  readonly cursed: boolean;
  readonly erupted: boolean;
  /** IE-MAP-4: whether the bag was discarded. */
  readonly discarded: boolean;
  /** How many of each type are in the bag. */
  readonly bag: Readonly<Record<TileName, number>>;
  // Uses left
  readonly luck: number;
  readonly journals: number;
  readonly shores: number;
  readonly demolitions: number;
  /** IE-VET-2: 'resting' in the turn after one in which the Veteran braced. */
  readonly brace: 'no' | 'braced' | 'resting';
  /** Pending tasks, the next one first. */
  readonly agenda: readonly Task[];
  readonly end: End | null;
  /** IE-MAP-4: how many keys were in the bag when it was discarded and nothing became of them. */
  readonly keysLost: number;
}

export interface ExplorerState {
  /** Null when escaped or dead. */
  readonly at: Cell | null;
  readonly health: number;
  readonly holds: Item | null;
  readonly state: 'inside' | 'escaped' | 'dead';
}

export type End =
  | 'temple-empty'
  | 'all-downed'
  | 'key-left'
  | 'entrance-burnt'
  | 'nobody-to-carry'
  | 'eruption'
  | 'artifact-burnt'
  | 'keys-lost';

/** Puts tasks before all others. */
export function doFirst(state: SlowState, ...tasks: readonly Task[]): SlowState {
  return { ...state, agenda: [...tasks, ...state.agenda] };
}

// Explorers

export function explorerOf(state: SlowState, explorer: Explorer): ExplorerState {
  const found = state.explorers[explorer];
  if (found === undefined) throw new Error(`the ${explorer} is not in the team`);
  return found;
}

export function withExplorer(state: SlowState, explorer: Explorer, change: Partial<ExplorerState>): SlowState {
  return { ...state, explorers: { ...state.explorers, [explorer]: { ...explorerOf(state, explorer), ...change } } };
}

/** The space of an explorer who is in the temple. */
export function placeOf(state: SlowState, explorer: Explorer): Cell {
  const { at } = explorerOf(state, explorer);
  if (at === null) throw new Error(`the ${explorer} is not in the temple`);
  return at;
}

/** In turn order. */
export function team(state: SlowState): Explorer[] {
  return state.options.explorers.map(({ explorer }) => explorer);
}

/** IE-ROUND-1: all explorers clockwise, the lead explorer first. */
export function orderOfTurns(state: SlowState): Explorer[] {
  const explorers = team(state);
  const index = explorers.indexOf(state.lead);
  return [...explorers.slice(index), ...explorers.slice(0, index)];
}

export function seatOf(state: SlowState, explorer: Explorer): number {
  const found = state.options.explorers.find((entry) => entry.explorer === explorer);
  if (found === undefined) throw new Error(`nobody plays the ${explorer}`);
  return found.seat;
}

export function isInside(state: SlowState, explorer: Explorer): boolean {
  return state.explorers[explorer]?.state === 'inside';
}

export function isActive(state: SlowState, explorer: Explorer): boolean {
  return isInside(state, explorer) && explorerOf(state, explorer).health > 0;
}

export function inside(state: SlowState): Explorer[] {
  return team(state).filter((explorer) => isInside(state, explorer));
}

/** Active or downed. */
export function explorersAt(state: SlowState, cell: Cell): Explorer[] {
  return inside(state).filter((explorer) => explorerOf(state, explorer).at === cell);
}

// Guardians and tiles

/** IE-COMP-5 */
const MOST_GUARDIANS = 5;

export function guardiansAt(state: SlowState, cell: Cell): number {
  return state.guardians.filter((at) => at === cell).length;
}

export function supplyHasGuardian(state: SlowState): boolean {
  return state.guardians.length < MOST_GUARDIANS;
}

/** If there is one in the supply. */
export function addGuardian(state: SlowState, cell: Cell): SlowState {
  return supplyHasGuardian(state) ? { ...state, guardians: [...state.guardians, cell] } : state;
}

export function removeGuardian(state: SlowState, cell: Cell): SlowState {
  return { ...state, guardians: without(state.guardians, cell) };
}

export function removeGuardians(state: SlowState, cells: readonly Cell[]): SlowState {
  return { ...state, guardians: state.guardians.filter((at) => !cells.includes(at)) };
}

export function tilesInBag(state: SlowState): number {
  return Object.values(state.bag).reduce((sum, copies) => sum + copies, 0);
}

/** The list without one occurrence of `gone`. */
export function without<T>(list: readonly T[], gone: T): T[] {
  const index = list.indexOf(gone);
  if (index === -1) throw new Error(`${gone} is not in the list`);
  return list.toSpliced(index, 1);
}
