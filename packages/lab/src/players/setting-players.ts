// The players of a setting, created once for all its games.
import type { Roster } from '@undercroft/bots';
import { type Stream, unwrap } from '@undercroft/engine';
import type { Setting } from '../results/plan.ts';
import { createBotPlayer } from './bot-player.ts';
import { ForeignPlayer } from './foreign.ts';
import type { Player } from './player.ts';
import { readSpec } from './spec.ts';

export interface PlayerLimits {
  /** Milliseconds that a foreign bot has for a decision. */
  readonly timeLimit: number;
  readonly shouldStop: () => boolean;
}

export class SettingPlayers {
  readonly #players: readonly Player[];

  constructor(roster: Roster, { options, bots }: Setting, { timeLimit, shouldStop }: PlayerLimits) {
    const { game } = roster;
    this.#players = bots.map((text) => {
      const spec = unwrap(readSpec(text, roster));
      if (spec.type === 'own') return createBotPlayer(roster, spec.name, spec.budget);
      return new ForeignPlayer({ game, options, command: spec.command, timeLimit, shouldStop });
    });
  }

  /** The players in seat 0, 1, … of one game. */
  seat(bots: readonly number[], stream: Stream): Player[] {
    const players = bots.map((bot) => this.#players[bot] as Player);
    for (const [seat, player] of players.entries()) player.begin?.(seat, stream);
    return players;
  }

  async close(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.close?.()));
  }
}
