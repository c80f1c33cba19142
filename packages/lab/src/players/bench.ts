// The players of a setting, waiting to be seated.
import type { Roster } from '@undercroft/bots';
import { must, type Stream } from '@undercroft/engine';
import type { Setting } from '../results/plan.ts';
import { ForeignPlayer } from './foreign.ts';
import { ownPlayer } from './own.ts';
import type { Player } from './player.ts';
import { readSpec } from './spec.ts';

export interface Terms {
  /** Milliseconds that a foreign bot has for a decision. */
  readonly timeLimit: number;
  readonly isOver: () => boolean;
}

export class Bench {
  readonly #players: readonly Player[];

  constructor(roster: Roster, { options, bots }: Setting, { timeLimit, isOver }: Terms) {
    const { game } = roster;
    this.#players = bots.map((text) => {
      const spec = must(readSpec(text, roster));
      if (spec.type === 'own') return ownPlayer(roster, spec.name, spec.budget);
      return new ForeignPlayer({ game, options, command: spec.command, timeLimit, isOver });
    });
  }

  /** Those who sit in seat 0, 1, … of one game. */
  seated(bots: readonly number[], stream: Stream): Player[] {
    const players = bots.map((bot) => this.#players[bot] as Player);
    for (const [seat, player] of players.entries()) player.begin?.(seat, stream);
    return players;
  }

  async close(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.close?.()));
  }
}
