// What threatens whom, as the board shows it before anything is decided.
import type { GameTypes } from '@undercroft/engine';
import type { BoardTag, Landmark } from './board-view.ts';
import type { Position } from './game-view.ts';
import type { Chip, Target } from './scene-view.ts';

/** Drawn over the board and said on the cards, for the player deciding or for everybody. */
export type DangersOf<K extends GameTypes = GameTypes> = (position: Position<K>, scope: DangerScope) => DangerView;

export interface DangerScope {
  readonly whose: 'yours' | 'all';
  /** As it would be after this: the thread of a horror finds its new prey. */
  readonly target?: Target;
  /** The turn that is being put together, as the game's planner made it. */
  readonly plan?: unknown;
}

export interface DangerView {
  /** SVG under the pieces: threads, edges, ghosts. */
  readonly marks: string;
  readonly tags: readonly BoardTag[];
  /** By the id of a card. */
  readonly chips: Readonly<Record<string, readonly Chip[]>>;
  /** Whatever threatens, for arrows at the edge. */
  readonly landmarks: readonly Landmark[];
  /** 'Stay put and the horror reaches the Medic in two moves.' For the line that speaks and for screen readers. */
  readonly text: string;
}
