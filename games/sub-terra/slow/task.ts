/** The tasks that can be on the agenda. A task may need a choice. */
import { type SlowState, seatOf } from './state.ts';
import type { Caver, Cell, Choice, Decision, Side, TileName } from './vocabulary.ts';

export type Task =
  // Turns and rounds
  | { readonly do: 'begin-turn'; readonly caver: Caver }
  | { readonly do: 'act' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'next-turn' }
  | { readonly do: 'end-phase' }
  // Actions
  | { readonly do: 'directed'; readonly caver: Caver }
  | { readonly do: 'direction-over' }
  | { readonly do: 'check'; readonly caver: Caver; readonly check: Check }
  | { readonly do: 'submerge' }
  | { readonly do: 'appear' }
  // Steps
  | { readonly do: 'step'; readonly caver: Caver; readonly to: Side }
  | { readonly do: 'chain'; readonly caver: Caver; readonly moves: number }
  | { readonly do: 'enter'; readonly caver: Caver }
  | { readonly do: 'touch'; readonly at: Cell }
  // New tiles
  | { readonly do: 'draw'; readonly reveal: Reveal }
  | { readonly do: 'draw-from-stack'; readonly reveal: Reveal }
  | { readonly do: 'choose'; readonly reveal: Reveal; readonly tile: TileName }
  | { readonly do: 'place'; readonly reveal: Reveal; readonly tile: TileName }
  | { readonly do: 'refill' }
  // Horrors
  | { readonly do: 'all-horrors' }
  | { readonly do: 'horrors'; readonly left: readonly Cell[] }
  | { readonly do: 'horror'; readonly at: Cell }
  | { readonly do: 'spawn' }
  // Hazards
  | { readonly do: 'hazard-phase' }
  | { readonly do: 'turn-over' }
  | { readonly do: 'tremor' }
  | { readonly do: 'flood' }
  | { readonly do: 'gas' }
  | { readonly do: 'cave-in' }
  | {
      readonly do: 'rolls';
      readonly against: 'tremor' | 'darkness';
      readonly left: readonly Caver[];
      readonly failed: readonly Caver[];
    };

export type TaskOf<Name extends Task['do']> = Extract<Task, { do: Name }>;

export type Check = 'rough' | 'exertion' | 'rope' | 'hide';

/** A Reveal, or the Reveal of an Explore. */
export interface Reveal {
  readonly caver: Caver;
  readonly to: Side;
  /** Whether the caver stays or steps onto the new tile. */
  readonly after: 'stay' | 'step';
}

export interface Question {
  readonly asks: string;
  readonly by: number | 'chance';
  readonly choices: readonly Choice[];
  /** One per choice if chance decides, otherwise empty. */
  readonly weights: readonly number[];
}

/** ST-ASK-2: a question to the player of a caver. */
export function askPlayer(state: SlowState, caver: Caver, asks: string, choices: readonly Decision[]): Question {
  return { asks, by: seatOf(state, caver), choices, weights: [] };
}

export function askDie(): Question {
  const choices = [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'die', face }) as const);
  return { asks: 'die', by: 'chance', choices, weights: choices.map(() => 1) };
}
