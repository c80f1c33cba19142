// Plays one game from its opening to its end: players decide, chance draws, a collector listens.
// Uses the same draws and streams as `playMatch` of the bots, which cannot wait for a foreign program.
import {
  CHANCE,
  type Code,
  drawOutcome,
  type Ending,
  type Entry,
  type Game,
  OVER,
  type Seat,
  type Stream,
} from '@undercroft/engine';
import type { Collector } from '@undercroft/terminal/collect/collector';
import type { Forfeit } from '@undercroft/terminal/collect/game-result';
import type { Decision, ForfeitReason, Player } from '../players/player.ts';

export interface Match {
  readonly game: Game;
  /** The opening, which is changed in place. */
  readonly state: unknown;
  /** One per seat. */
  readonly players: readonly Player[];
  readonly stream: Stream;
  readonly collector: Collector;
  readonly buffers: Buffers;
  /** Called with every entry, where a record is wanted. */
  readonly write?: (entry: Entry) => void;
}

/** For `legal` and `weights`: allocated once for all games. */
export interface Buffers {
  readonly codes: Int32Array;
  readonly weights: Int32Array;
}

export interface PlayedGame {
  readonly entries: number;
  readonly ending: Ending;
  readonly forfeits: readonly Forfeit[];
}

export async function playGame(match: Match): Promise<PlayedGame> {
  const { game, state, players, stream, collector, buffers, write } = match;
  const chance = stream.split('chance');
  const emit = collector.onEvent.bind(collector);
  const { codes, weights } = buffers;
  const forfeits = new Forfeits();
  let planned: readonly Code[] = [];
  let plannedBy: Seat = OVER;
  let entries = 0;
  for (let by = game.decider(state); by !== OVER; by = game.decider(state), entries++) {
    if (by === CHANCE) planned = [drawOutcome(game, state, chance, codes, weights)];
    else if (planned.length === 0 || plannedBy !== by) {
      const asked = (players[by] as Player).decide({ state, seat: by, entries, stream });
      // Only foreign programs are awaited: a turn of the event loop costs more than most decisions.
      const decision: Decision = asked instanceof Promise ? await asked : asked;
      if (decision.chance !== undefined) collector.addChance(by, decision.chance);
      if (decision.forfeit) forfeits.count(by, decision.forfeit);
      planned = decision.codes;
    }
    const code = planned[0] as Code;
    write?.(entryOf(game, state, by, code));
    game.play(state, code, emit);
    plannedBy = by;
    planned = by === CHANCE ? [] : planned.slice(1);
  }
  const ending = endingOf(game, state);
  for (const [seat, player] of players.entries()) player.end?.(seat, ending);
  return { entries, ending, forfeits: forfeits.all() };
}

class Forfeits {
  readonly #bySeat = new Map<Seat, Forfeit>();

  count(seat: Seat, why: ForfeitReason): void {
    const before = this.#bySeat.get(seat) ?? { seat, died: 0, slow: 0, nonsense: 0 };
    this.#bySeat.set(seat, { ...before, [why]: before[why] + 1 });
  }

  all(): Forfeit[] {
    return [...this.#bySeat.values()].sort((a, b) => a.seat - b.seat);
  }
}

function entryOf(game: Game, state: unknown, by: Seat, code: Code): Entry {
  const move = game.decode(state, code);
  return by === CHANCE ? { type: 'chance', outcome: move } : { type: 'act', seat: by, action: move };
}

function endingOf(game: Game, state: unknown): Ending {
  const status = game.status(state);
  if (status.type !== 'over') throw new Error('a played-out game is not over');
  return status.ending;
}
