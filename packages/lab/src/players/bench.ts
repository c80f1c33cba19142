// The players of a setting, waiting to be seated.
import type { Roster } from '@undercroft/bots';
import { must, type Stream } from '@undercroft/engine';
import { ownPlayer } from './own.ts';
import type { Player } from './player.ts';
import { readSpec } from './spec.ts';

export class Bench {
  readonly #players: readonly Player[];

  constructor(roster: Roster, bots: readonly string[], _timeLimit: number) {
    this.#players = bots.map((text) => {
      const spec = must(readSpec(text, roster));
      if (spec.type === 'foreign') throw new Error('foreign bots cannot be had yet');
      return ownPlayer(roster, spec.name, spec.budget);
    });
  }

  /** Those who sit in seat 0, 1, … of one game. */
  seated(bots: readonly number[], stream: Stream): Player[] {
    const players = bots.map((bot) => this.#players[bot] as Player);
    for (const [seat, player] of players.entries()) player.begin?.(seat, stream);
    return players;
  }

  close(): void {
    for (const player of this.#players) player.close?.();
  }
}
