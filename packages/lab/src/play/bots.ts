// The bots at a table: they play their seats, and the adept gives hints.
import { type Advice, conclude, questionFor, type Roster, rosterUnder } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { type Code, type Seat, type SeatOccupant, Stream, type Table } from '@undercroft/engine';
import { createThinkingPlayer } from '../players/bot-player.ts';
import { ForeignPlayer } from '../players/foreign.ts';
import type { Decision, Player } from '../players/player.ts';
import { readSpec } from '../players/spec.ts';
import { DEFAULT_BOT } from './seats.ts';

/** Milliseconds that a foreign program has for a decision. */
const TIME_LIMIT = 10_000;

/** The rest of what a bot planned to play, and when. */
interface PlannedCodes {
  readonly seat: Seat;
  /** The number of entries at which it continues. */
  readonly at: number;
  readonly codes: readonly Code[];
}

export class Bots {
  readonly #table: Table;
  readonly #shouldStop: () => boolean;
  /** Decisions depend on the seed and the number of entries only, so a resumed game continues as it would have. */
  readonly #stream: Stream;
  readonly #players = new Map<string, Player>();
  #roster: Roster | undefined;
  #planned: PlannedCodes | undefined;

  constructor(table: Table, seed: string, shouldStop: () => boolean) {
    this.#table = table;
    this.#stream = Stream.of(seed).split('bots');
    this.#shouldStop = shouldStop;
  }

  /** The next move of the bot in this seat. */
  async decide(seat: Seat): Promise<{ readonly code: Code; readonly forfeit?: Decision['forfeit'] }> {
    const { length, state } = this.#table;
    const planned = this.#planned;
    if (planned?.seat === seat && planned.at === length) return this.#play(planned);
    const player = await this.#playerOf(seat);
    const { codes, forfeit } = await player.decide({ state, seat, entries: length, stream: this.#stream });
    return { ...this.#play({ seat, at: length, codes }), ...(forfeit ? { forfeit } : {}) };
  }

  /** What the adept would do in this position. */
  async advise(): Promise<Advice> {
    const { game, bots, budgets } = await this.#load();
    const { state, length } = this.#table;
    return conclude(bots.adept.think(questionFor(game, state, this.#stream.split(`hint/${length}`))), budgets.adept, {
      clock: () => performance.now(),
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close?.()));
  }

  #play({ seat, at, codes: [code, ...rest] }: PlannedCodes): { readonly code: Code } {
    this.#planned = rest.length > 0 ? { seat, at: at + 1, codes: rest } : undefined;
    return { code: code as Code };
  }

  async #load(): Promise<Roster> {
    const { id, rules } = this.#table.game;
    this.#roster ??= rosterUnder(await loadRoster(id), rules);
    return this.#roster;
  }

  async #playerOf(seat: Seat): Promise<Player> {
    const bot = this.#table.occupants[seat]?.name ?? DEFAULT_BOT;
    const key = `${seat} ${bot}`;
    const player = this.#players.get(key) ?? (await this.#createPlayer(bot));
    if (!this.#players.has(key)) player.begin?.(seat, this.#stream);
    this.#players.set(key, player);
    return player;
  }

  async #createPlayer(bot: string): Promise<Player> {
    const roster = await this.#load();
    const { game } = roster;
    const spec = readSpec(bot, roster);
    // An unknown bot, from a record made elsewhere, is played by our default.
    if (!spec.ok) return createThinkingPlayer(roster, DEFAULT_BOT, roster.budgets[DEFAULT_BOT]);
    if (spec.value.type === 'own') return createThinkingPlayer(roster, spec.value.name, spec.value.budget);
    const { command } = spec.value;
    const options = game.options(this.#table.state);
    return new ForeignPlayer({ game, options, command, timeLimit: TIME_LIMIT, shouldStop: this.#shouldStop });
  }
}

export const isBot = (occupant: SeatOccupant | undefined): boolean => occupant?.player === 'bot';
