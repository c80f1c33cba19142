// The bots at a table of people: they play their seats, and the adept advises whoever asks.
import { type Advice, ask, conclude, loadRoster, type Roster } from '@undercroft/bots';
import { type Code, type Seat, type Sitter, Stream, type Table } from '@undercroft/engine';
import { ForeignPlayer } from '../players/foreign.ts';
import { thinker } from '../players/own.ts';
import type { Decision, Player } from '../players/player.ts';
import { readSpec } from '../players/spec.ts';
import { USUAL_BOT } from './seats.ts';

/** Milliseconds that a program of somebody's has for a decision. */
const TIME_LIMIT = 10_000;

/** What a bot meant to play on with, and when. */
interface Line {
  readonly seat: Seat;
  /** How many entries the table has when it is to go on. */
  readonly at: number;
  readonly codes: readonly Code[];
}

export class Bots {
  readonly #table: Table;
  readonly #isOver: () => boolean;
  /** What is decided follows from the seed and the number of entries: a game that is taken up goes on as it would have. */
  readonly #stream: Stream;
  readonly #players = new Map<string, Player>();
  #roster: Roster | undefined;
  #line: Line | undefined;

  constructor(table: Table, seed: string, isOver: () => boolean) {
    this.#table = table;
    this.#stream = Stream.of(seed).split('bots');
    this.#isOver = isOver;
  }

  /** The next thing that the bot in this seat plays. */
  async decide(seat: Seat): Promise<{ readonly code: Code; readonly forfeit?: Decision['forfeit'] }> {
    const { length, state } = this.#table;
    const planned = this.#line;
    if (planned?.seat === seat && planned.at === length) return this.#play(planned);
    const player = await this.#playerOf(seat);
    const { line, forfeit } = await player.decide({ state, seat, entries: length, stream: this.#stream });
    return { ...this.#play({ seat, at: length, codes: line }), ...(forfeit ? { forfeit } : {}) };
  }

  /** What the adept would do in this position. */
  async advise(): Promise<Advice> {
    const { game, bots, budgets } = await this.#load();
    const { state, length } = this.#table;
    return conclude(bots.adept.think(ask(game, state, this.#stream.split(`hint/${length}`))), budgets.adept, {
      clock: () => performance.now(),
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#players.values()].map((player) => player.close?.()));
  }

  #play({ seat, at, codes: [code, ...rest] }: Line): { readonly code: Code } {
    this.#line = rest.length > 0 ? { seat, at: at + 1, codes: rest } : undefined;
    return { code: code as Code };
  }

  async #load(): Promise<Roster> {
    this.#roster ??= await loadRoster(this.#table.game.id);
    return this.#roster;
  }

  async #playerOf(seat: Seat): Promise<Player> {
    const bot = this.#table.sitters[seat]?.name ?? USUAL_BOT;
    const key = `${seat} ${bot}`;
    const player = this.#players.get(key) ?? (await this.#seated(bot));
    if (!this.#players.has(key)) player.begin?.(seat, this.#stream);
    this.#players.set(key, player);
    return player;
  }

  async #seated(bot: string): Promise<Player> {
    const roster = await this.#load();
    const { game } = roster;
    const spec = readSpec(bot, roster);
    // A bot of another name, from a record of elsewhere, is as good as we have.
    if (!spec.ok) return thinker(roster, USUAL_BOT, roster.budgets[USUAL_BOT]);
    if (spec.value.type === 'own') return thinker(roster, spec.value.name, spec.value.budget);
    const { command } = spec.value;
    const options = game.options(this.#table.state);
    return new ForeignPlayer({ game, options, command, timeLimit: TIME_LIMIT, isOver: this.#isOver });
  }
}

export const isBot = (sitter: Sitter | undefined): boolean => sitter?.player === 'bot';
