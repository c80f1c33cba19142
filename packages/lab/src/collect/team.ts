// What the collectors of games have in common in which a team goes in and is to come out again.
import type { Ending, Told } from '@undercroft/engine';
import type { Fate } from '../results/game-result.ts';
import { Chronicle, type Participant } from './chronicle.ts';
import type { Collect } from './collector.ts';

/** The chronicle, and what has become of those who are not on their feet. */
export class TeamChronicle extends Chronicle {
  readonly #fates = new Map<string, Fate>();

  override down(name: string, source: string): void {
    this.#fates.set(name, 'down');
    super.down(name, source);
  }

  /** No longer lies there: stands, is out, or is gone. */
  rise(name: string): void {
    if (this.#fates.get(name) === 'down') this.count('down', -1);
    this.#fates.delete(name);
  }

  die(name: string, source: string): void {
    this.rise(name);
    this.#fates.set(name, 'dead');
    this.end(name, source);
  }

  /** Of somebody who did not come out. */
  fateOf(name: string): Fate {
    return this.#fates.get(name) ?? 'inside';
  }
}

export interface TeamGame<E extends Told, N extends Ending> {
  readonly team: readonly Participant[];
  readonly counts: Readonly<Record<string, number>>;
  readonly note: (event: E, chronicle: TeamChronicle) => void;
  /** Who did not come out. */
  readonly left: (ending: N) => readonly string[];
}

export function collectTeam<E extends Told, N extends Ending & { readonly end: string }>({
  team,
  counts,
  note,
  left,
}: TeamGame<E, N>): Collect<E> {
  return () => {
    const chronicle = new TeamChronicle(team, counts);
    return {
      tell: (event) => note(event, chronicle),
      thought: (seat, chance) => chronicle.thought(seat, chance),
      story: (ending) => {
        const lost = left(ending as N);
        return chronicle.finish(
          ending,
          (name) => (lost.includes(name) ? chronicle.fateOf(name) : 'out'),
          (ending as N).end,
        );
      },
    };
  };
}
