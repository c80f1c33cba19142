// Plays some games of a plan, one after the other. Game i depends on the seed and i only: it is the same in every batch
// and on every machine, unless a bot has a time budget or is a foreign program.
import { type Roster, rosterUnder } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { buffer, type Entry, type GameRecord, RECORD_FORMAT, Stream, unwrap } from '@undercroft/engine';
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import { loadCollector } from '../collect/load-collector.ts';
import { Interrupted } from '../players/foreign.ts';
import { type PlayerLimits, SettingPlayers } from '../players/setting-players.ts';
import { type Plan, type PlanSlot, type Setting, seating, slotAt } from '../results/plan.ts';
import { type Buffers, playGame } from './play-game.ts';

export interface BatchOptions {
  /** Gets the record of every game. */
  readonly onRecord?: (slot: PlanSlot, record: GameRecord) => void;
  /** Called before every game: true ends the batch with the games that are finished. */
  readonly shouldStop?: () => boolean;
}

/** Plays the games with index `from` up to, but not including, `to`, in this order. */
export async function playBatch(
  plan: Plan,
  from: number,
  to: number,
  options: BatchOptions = {},
): Promise<GameResult[]> {
  const roster = rosterUnder(await loadRoster(plan.game), plan.rules);
  const limits = { timeLimit: plan.timeLimit, shouldStop: options.shouldStop ?? (() => false) };
  const runners = new Map<number, SettingRunner>();
  const games = Stream.of(plan.seed).split('game');
  const results: GameResult[] = [];
  try {
    for (let index = from; index < to && !limits.shouldStop(); index++) {
      const slot = slotAt(plan, index);
      const runner =
        runners.get(slot.setting) ??
        (await SettingRunner.create(roster, plan.settings[slot.setting] as Setting, limits));
      runners.set(slot.setting, runner);
      results.push(await runner.play(slot, games.split(slot.game), options));
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    await Promise.all([...runners.values()].map((runner) => runner.close()));
  }
  return results;
}

interface Prepared {
  readonly players: SettingPlayers;
  readonly createCollector: CollectorFactory;
}

/** Plays the games of one setting: what they have in common is prepared once. */
class SettingRunner {
  readonly #roster: Roster;
  readonly #setting: Setting;
  readonly #players: SettingPlayers;
  readonly #createCollector: CollectorFactory;
  readonly #opening: unknown;
  readonly #state: unknown;
  readonly #buffers: Buffers;

  private constructor(roster: Roster, setting: Setting, { players, createCollector }: Prepared) {
    const { game } = roster;
    this.#roster = roster;
    this.#setting = setting;
    this.#players = players;
    this.#createCollector = createCollector;
    this.#opening = unwrap(game.open(setting.options));
    this.#state = game.blank();
    this.#buffers = { codes: buffer(game), weights: buffer(game) };
  }

  static async create(roster: Roster, setting: Setting, limits: PlayerLimits): Promise<SettingRunner> {
    const createCollector = await loadCollector(roster.game.id, setting.options);
    return new SettingRunner(roster, setting, {
      players: new SettingPlayers(roster, setting, limits),
      createCollector,
    });
  }

  async play(slot: PlanSlot, stream: Stream, { onRecord }: BatchOptions): Promise<GameResult> {
    const { game } = this.#roster;
    const state = this.#state;
    game.copy(this.#opening, state);
    const bots = seating(this.#setting, slot.game);
    const entries: Entry[] = [];
    const collector = this.#createCollector();
    const played = await playGame({
      game,
      state,
      players: this.#players.seat(bots, stream),
      stream,
      collector,
      buffers: this.#buffers,
      ...(onRecord ? { write: (entry) => entries.push(entry) } : {}),
    });
    onRecord?.(slot, this.#record(bots, entries));
    const forfeits = played.forfeits.length > 0 ? { forfeits: [...played.forfeits] } : {};
    return { ...slot, bots, entries: played.entries, ...collector.finish(played.ending), ...forfeits };
  }

  close(): Promise<void> {
    return this.#players.close();
  }

  #record(bots: readonly number[], entries: readonly Entry[]): GameRecord {
    const { game } = this.#roster;
    const names = bots.map((bot) => this.#setting.bots[bot] as string);
    return {
      format: RECORD_FORMAT,
      game: game.id,
      rules: game.rules,
      options: this.#setting.options,
      seats: names.map((name) => ({ player: 'bot', name })),
      entries,
    };
  }
}
