// The course of one game from its opening to its end: who decides is asked, chance draws, a collector listens.
// Draws and streams are those of `playMatch` in the bots, which cannot wait for a foreign program.
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
import type { Collector } from '../collect/collector.ts';
import type { Decision, Forfeited, Player } from '../players/player.ts';
import type { Forfeit } from '../results/game-result.ts';

export interface Match {
  readonly game: Game;
  /** The opening; it is played on in place. */
  readonly state: unknown;
  /** One per seat. */
  readonly players: readonly Player[];
  readonly stream: Stream;
  readonly collector: Collector;
  readonly buffers: Buffers;
  /** Hears every entry, where a record is wanted. */
  readonly write?: (entry: Entry) => void;
}

/** For `legal` and `weights`: made once, used for all games. */
export interface Buffers {
  readonly codes: Int32Array;
  readonly weights: Int32Array;
}

export interface Course {
  readonly entries: number;
  readonly ending: Ending;
  readonly forfeits: readonly Forfeit[];
}

export async function playToTheEnd(match: Match): Promise<Course> {
  const { game, state, players, stream, collector, buffers, write } = match;
  const chance = stream.split('chance');
  const tell = collector.tell.bind(collector);
  const { codes, weights } = buffers;
  const forfeits = new Forfeits();
  let line: readonly Code[] = [];
  let liner: Seat = OVER;
  let entries = 0;
  for (let by = game.decider(state); by !== OVER; by = game.decider(state), entries++) {
    if (by === CHANCE) line = [drawOutcome(game, state, chance, codes, weights)];
    else if (line.length === 0 || liner !== by) {
      const asked = (players[by] as Player).decide({ state, seat: by, entries, stream });
      // Only who is outside this program is waited for: a turn of the event loop per decision would cost more than it.
      const decision: Decision = asked instanceof Promise ? await asked : asked;
      if (decision.chance !== undefined) collector.thought(by, decision.chance);
      if (decision.forfeit) forfeits.count(by, decision.forfeit);
      line = decision.line;
    }
    const code = line[0] as Code;
    write?.(entryOf(game, state, by, code));
    game.play(state, code, tell);
    liner = by;
    line = by === CHANCE ? [] : line.slice(1);
  }
  const ending = endingOf(game, state);
  for (const [seat, player] of players.entries()) player.end?.(seat, ending);
  return { entries, ending, forfeits: forfeits.all() };
}

class Forfeits {
  readonly #bySeat = new Map<Seat, Forfeit>();

  count(seat: Seat, why: Forfeited): void {
    const before = this.#bySeat.get(seat) ?? { seat, died: 0, slow: 0, nonsense: 0 };
    this.#bySeat.set(seat, { ...before, [why]: before[why] + 1 });
  }

  all(): Forfeit[] {
    return [...this.#bySeat.values()].sort((a, b) => a.seat - b.seat);
  }
}

function entryOf(game: Game, state: unknown, by: Seat, code: Code): Entry {
  const move = game.write(state, code);
  return by === CHANCE ? { type: 'chance', outcome: move } : { type: 'act', seat: by, action: move };
}

function endingOf(game: Game, state: unknown): Ending {
  const status = game.status(state);
  if (status.type !== 'over') throw new Error('a played-out game is not over');
  return status.ending;
}
