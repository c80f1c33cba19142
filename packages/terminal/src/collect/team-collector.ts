// What collectors share for games in which a team goes in and tries to come out again.
import type { Ending, GameEvent } from '@undercroft/engine';
import type { CollectorFactory } from './collector.ts';
import type { Fate } from './game-result.ts';
import { type Participant, ResultBuilder } from './result-builder.ts';

/** Also tracks the members who are down or dead. */
export class TeamResultBuilder extends ResultBuilder {
  readonly #fates = new Map<string, Fate>();

  override addDown(name: string, source: string): void {
    this.#fates.set(name, 'down');
    super.addDown(name, source);
  }

  /** A member is no longer down: standing, out or gone. */
  rise(name: string): void {
    if (this.#fates.get(name) === 'down') this.count('down', -1);
    this.#fates.delete(name);
  }

  die(name: string, source: string): void {
    this.rise(name);
    this.#fates.set(name, 'dead');
    this.end(name, source);
  }

  /** The fate of a member who did not come out. */
  fateOf(name: string): Fate {
    return this.#fates.get(name) ?? 'inside';
  }
}

export interface TeamCollectorOptions<E extends GameEvent, N extends Ending> {
  readonly team: readonly Participant[];
  readonly counts: Readonly<Record<string, number>>;
  readonly note: (event: E, builder: TeamResultBuilder) => void;
  /** Who did not come out. */
  readonly leftBehind: (ending: N) => readonly string[];
}

export function collectTeam<E extends GameEvent, N extends Ending & { readonly end: string }>({
  team,
  counts,
  note,
  leftBehind,
}: TeamCollectorOptions<E, N>): CollectorFactory<E> {
  return () => {
    const builder = new TeamResultBuilder(team, counts);
    return {
      onEvent: (event) => note(event, builder),
      addChance: (seat, chance) => builder.addChance(seat, chance),
      finish: (ending) => {
        const lost = leftBehind(ending as N);
        return builder.finish(ending, {
          fateOf: (name) => (lost.includes(name) ? builder.fateOf(name) : 'out'),
          end: (ending as N).end,
        });
      },
    };
  };
}
