/** The tasks on the agenda. Some need a choice, others do not. */
import { type SlowState, seatOf } from './state.ts';
import type { Cell, Choice, Decision, Explorer, Hazard, Side, TileName } from './vocabulary.ts';

export type Task =
  // Turns and rounds
  | { readonly do: 'begin-turn'; readonly explorer: Explorer }
  | { readonly do: 'act' }
  | { readonly do: 'crawl' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'next-turn' }
  | { readonly do: 'new-round' }
  // Actions
  | { readonly do: 'commanded'; readonly explorer: Explorer }
  | { readonly do: 'command-over' }
  | { readonly do: 'illuminate' }
  // Steps
  | { readonly do: 'step'; readonly explorer: Explorer; readonly to: Side }
  | { readonly do: 'step-if-possible'; readonly explorer: Explorer; readonly to: Side }
  | { readonly do: 'chain'; readonly explorer: Explorer; readonly moves: number }
  // New tiles
  | { readonly do: 'draw'; readonly reveal: Reveal; readonly hand: readonly TileName[] }
  | { readonly do: 'choose'; readonly reveal: Reveal; readonly hand: readonly TileName[] }
  | { readonly do: 'place'; readonly reveal: Reveal; readonly tile: TileName }
  | { readonly do: 'sanctum'; readonly keys: number }
  // Dice
  | { readonly do: 'roll'; readonly roll: Roll }
  | { readonly do: 'rolled'; readonly roll: Roll; readonly face: number }
  | { readonly do: 'hazard-dice'; readonly faces: readonly Hazard[] }
  | { readonly do: 'hazards-rolled'; readonly faces: readonly Hazard[] }
  | { readonly do: 'hazard-order'; readonly faces: readonly Hazard[] }
  // Hazards
  | { readonly do: 'hazard'; readonly face: Hazard }
  | { readonly do: 'trigger'; readonly at: Cell }
  | { readonly do: 'wake' }
  // Guardians
  | { readonly do: 'activate' }
  | { readonly do: 'guardians'; readonly left: readonly Cell[] }
  | { readonly do: 'guardian'; readonly at: Cell }
  // The volcano
  | { readonly do: 'volcano' }
  | { readonly do: 'marker' };

export type TaskOf<Name extends Task['do']> = Extract<Task, { do: Name }>;

/** Why the number die is rolled. */
export type Roll =
  | { readonly for: 'attack'; readonly at: Cell }
  | { readonly for: 'spike'; readonly at: Cell }
  | { readonly for: 'collapse' };

/** A new tile: who reveals it, where it goes, and what it has to connect to. */
export interface Reveal {
  readonly explorer: Explorer;
  readonly at: Cell;
  /** The direction from the explorer to the gap; null if any connection will do. */
  readonly away: Side | null;
  /** Whether the explorer stays or moves onto the new tile. */
  readonly after: 'stay' | 'step';
}

export interface Question {
  readonly asks: string;
  readonly by: number | 'chance';
  readonly choices: readonly Choice[];
  /** One weight per choice if chance decides, otherwise none. */
  readonly weights: readonly number[];
}

/** A question to the player of an explorer. */
export function askPlayer(
  state: SlowState,
  explorer: Explorer,
  asks: string,
  choices: readonly Decision[],
): Question | undefined {
  return choices.length === 0 ? undefined : { asks, by: seatOf(state, explorer), choices, weights: [] };
}

/** A question to chance with equally likely outcomes. */
export function askDie(asks: 'die' | 'hazard', choices: readonly Choice[]): Question {
  return { asks, by: 'chance', choices, weights: choices.map(() => 1) };
}
