// What results keep of a game is collected from its events while it is played.
import type { Ending, GameEvent, Seat } from '@undercroft/engine';
import type { CollectedResult } from './game-result.ts';

export interface Collector<E extends GameEvent = GameEvent> {
  onEvent(event: E): void;
  /** A bot worked out its chance to win. */
  addChance(seat: Seat, chance: number): void;
  finish(ending: Ending): CollectedResult;
}

/** Makes a new collector for each game. */
export type CollectorFactory<E extends GameEvent = GameEvent> = () => Collector<E>;
