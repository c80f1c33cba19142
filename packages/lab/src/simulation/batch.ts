// Some games of a plan, one after the other. Game i follows from the seed and i alone: it is the same in whichever batch
// and on whichever machine it is played, as long as nobody in it thinks by the clock or is a foreign program.
import { loadRoster, type Roster } from '@undercroft/bots';
import { buffer, type Entry, FORMAT, type GameRecord, must, Stream } from '@undercroft/engine';
import { type Collect, collectorsFor } from '../collect/collector.ts';
import { Bench, type Terms } from '../players/bench.ts';
import { BrokenOff } from '../players/foreign.ts';
import type { GameResult } from '../results/game-result.ts';
import { type Place, type Plan, placeOf, type Setting, seating } from '../results/plan.ts';
import { type Buffers, playToTheEnd } from './course.ts';

export interface Wishes {
  /** Is given every game's record. */
  readonly keep?: (place: Place, record: GameRecord) => void;
  /** Asked before every game: true ends the batch with those that are finished. */
  readonly isOver?: () => boolean;
}

/** The games with index `from` up to, but not including, `to`, in this order. */
export async function playBatch(plan: Plan, from: number, to: number, wishes: Wishes = {}): Promise<GameResult[]> {
  const roster = await loadRoster(plan.game);
  const terms = { timeLimit: plan.timeLimit, isOver: wishes.isOver ?? (() => false) };
  const rooms = new Map<number, Room>();
  const games = Stream.of(plan.seed).split('game');
  const results: GameResult[] = [];
  try {
    for (let index = from; index < to && !terms.isOver(); index++) {
      const place = placeOf(plan, index);
      const room = rooms.get(place.setting) ?? new Room(roster, plan.settings[place.setting] as Setting, terms);
      rooms.set(place.setting, room);
      results.push(await room.play(place, games.split(place.game), wishes));
    }
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
  } finally {
    await Promise.all([...rooms.values()].map((room) => room.close()));
  }
  return results;
}

/** Where the games of one setting are played: what they have in common is prepared once. */
class Room {
  readonly #roster: Roster;
  readonly #setting: Setting;
  readonly #bench: Bench;
  readonly #collect: Collect;
  readonly #opening: unknown;
  readonly #state: unknown;
  readonly #buffers: Buffers;

  constructor(roster: Roster, setting: Setting, terms: Terms) {
    const { game } = roster;
    this.#roster = roster;
    this.#setting = setting;
    this.#bench = new Bench(roster, setting, terms);
    this.#collect = collectorsFor(game.id, setting.options);
    this.#opening = must(game.open(setting.options));
    this.#state = game.blank();
    this.#buffers = { codes: buffer(game), weights: buffer(game) };
  }

  async play(place: Place, stream: Stream, { keep }: Wishes): Promise<GameResult> {
    const { game } = this.#roster;
    const state = this.#state;
    game.copy(this.#opening, state);
    const bots = seating(this.#setting, place.game);
    const entries: Entry[] = [];
    const collector = this.#collect();
    const course = await playToTheEnd({
      game,
      state,
      players: this.#bench.seated(bots, stream),
      stream,
      collector,
      buffers: this.#buffers,
      ...(keep ? { write: (entry) => entries.push(entry) } : {}),
    });
    keep?.(place, this.#record(bots, entries));
    const forfeits = course.forfeits.length > 0 ? { forfeits: [...course.forfeits] } : {};
    return { ...place, bots, entries: course.entries, ...collector.story(course.ending), ...forfeits };
  }

  close(): Promise<void> {
    return this.#bench.close();
  }

  #record(bots: readonly number[], entries: readonly Entry[]): GameRecord {
    const { game } = this.#roster;
    const names = bots.map((bot) => this.#setting.bots[bot] as string);
    return {
      format: FORMAT,
      game: game.id,
      rules: game.rules,
      options: this.#setting.options,
      seats: names.map((name) => ({ player: 'bot', name })),
      entries,
    };
  }
}
