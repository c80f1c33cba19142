// A turn that is put together on the board before it is played: Pocket Sub's course.
import type { GameTypes, RuleId } from '@undercroft/engine';
import type { Position } from './game-view.ts';
import type { DraftStep, Points, Risk } from './scene-view.ts';

/** Plans are plain data, made and changed by these functions alone; the table keeps them and shows what they come to. */
export interface Planner<K extends GameTypes = GameTypes, Plan = unknown> {
  readonly empty: Plan;
  /** A touch on a place: chooses a sub, a destination, bends the course, moves the mine. The same plan where it means nothing. */
  touch(position: Position<K>, plan: Plan, place: string): Plan;
  /** A button or its key; undefined where there is none. */
  press(position: Position<K>, plan: Plan, key: string): Plan | undefined;
  /** A step back; undefined where there is nothing to take back. */
  back(position: Position<K>, plan: Plan): Plan | undefined;
  /** What was kept with the game, or is suggested; undefined where it makes no sense. */
  restore(position: Position<K>, actions: readonly object[]): Plan | undefined;
  view(position: Position<K>, plan: Plan): PlanView;
  /** Everything a place can mean now, for its menu; a touch does the first. Each is done by pressing its key. */
  verbs?(position: Position<K>, plan: Plan, place: string): readonly PlanVerb[];
  /** What a hint calls these actions: 'Sail 2 NE to 3 S, mine in 3 SW'. */
  name?(position: Position<K>, actions: readonly object[]): string;
}

export interface PlanVerb {
  readonly key: string;
  readonly icon: string;
  /** 'Go by way of 3 SW' */
  readonly name: string;
  /** What it may lose, in a few words; empty where it is safe. */
  readonly danger: string;
}

export interface PlanView {
  /** All that would be played now, in order; kept with the game while it is planned. */
  readonly actions: readonly object[];
  /** What the big button plays; undefined while the plan is not a whole turn. */
  readonly commit?: {
    readonly name: string;
    readonly note: string;
    readonly danger?: Risk;
    readonly rules: readonly RuleId[];
  };
  /** What the big button says until then: 'Sail', 'choose a destination'. */
  readonly waiting?: { readonly name: string; readonly note: string };
  /** Where the course starts: nothing is said over the one setting out. */
  readonly start?: string;
  /** Where the course ends: touched again it is played, and what it risks is said beside it. */
  readonly destination?: string;
  /** 'Sail to 3 S. No enemy on the way.' */
  readonly line: string;
  /** Subs, tokens and mines, each with its fixed key. */
  readonly buttons: readonly PlanButton[];
  /** Stops of the course, with their prices. */
  readonly stops: readonly DraftStep[];
  readonly points?: Points;
  /** Places that mean something when touched, with what they mean, for marks and screen readers. */
  readonly places: readonly { readonly place: string; readonly label: string }[];
}

export interface PlanButton {
  readonly key: string;
  /** SVG. */
  readonly picture: string;
  readonly name: string;
  /** What stands on the button, where the name is too long for it or says something else. */
  readonly short?: string;
  readonly isChosen: boolean;
  /** Why it cannot be chosen now. */
  readonly reason?: { readonly text: string; readonly rules: readonly RuleId[] };
}
