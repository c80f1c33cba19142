// What is kept of a game besides its ending is gathered from its events, by a collector of its own.
import type { Ending, Seat, Told } from '@undercroft/engine';
import type { Story } from '../results/game-result.ts';
import { collectInfernosEdge } from './infernos-edge.ts';
import { collectPocketSub } from './pocket-sub.ts';
import { collectSubTerra } from './sub-terra.ts';

export interface Collector<E extends Told = Told> {
  tell(event: E): void;
  /** A seat thought, and found its chance to win. */
  thought(seat: Seat, chance: number): void;
  story(ending: Ending): Story;
}

/** A new collector for each game. */
export type Collect<E extends Told = Told> = () => Collector<E>;

const COLLECT: Readonly<Record<string, (options: never) => Collect<never>>> = {
  'pocket-sub': collectPocketSub,
  'sub-terra': collectSubTerra,
  'infernos-edge': collectInfernosEdge,
};

/** Collectors for games with these options. */
export function collectorsFor(game: string, options: unknown): Collect {
  const collect = COLLECT[game];
  if (!collect) throw new Error(`nobody collects what happens in ${game}`);
  return collect(options as never) as Collect;
}
