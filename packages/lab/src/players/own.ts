// The bots of the roster.
import { ask, type Bot, type Budget, conclude, type Roster } from '@undercroft/bots';
import { type Code, type Game, type Seat, Stream } from '@undercroft/engine';
import type { Decision, Player, Question } from './player.ts';
import type { Name } from './spec.ts';

export function ownPlayer(roster: Roster, name: Name, budget: Budget): Player {
  return name === 'wanderer' ? new Wanderer(roster.game) : thinker(roster, name, budget);
}

/** What it decides depends on nothing but the position, the stream and the number of entries. */
export const thinker = ({ game, plain, bots }: Roster, name: Name, budget: Budget): Player =>
  new Own(game, name === 'plain' ? plain : bots[name], budget);

const clock = () => performance.now();

class Own implements Player {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #budget: Budget;

  constructor(game: Game, bot: Bot, budget: Budget) {
    this.#game = game;
    this.#bot = bot;
    this.#budget = budget;
  }

  decide({ state, seat, entries, stream }: Question): Decision {
    const thinking = this.#bot.think(ask(this.#game, state, stream.split(`${seat}/${entries}`)));
    const { line, code, ideas } = conclude(thinking, this.#budget, { clock });
    const chance = ideas.find((idea) => idea.code === code)?.chance;
    return chance === undefined ? { line } : { line, chance };
  }
}

/** Plays as the wanderer of the roster does, but without advice, and on one stream: a million games are played by it. */
export class Wanderer implements Player {
  readonly #game: Game;
  readonly #codes: Int32Array;
  #draws = Stream.of('');

  constructor(game: Game) {
    this.#game = game;
    this.#codes = new Int32Array(game.facts.maxLegal);
  }

  begin(seat: Seat, stream: Stream): void {
    this.#draws = stream.split(`wanderer/${seat}`);
  }

  decide({ state }: Question): Decision {
    return { line: [this.#codes[this.#draws.below(this.#game.legal(state, this.#codes))] as Code] };
  }
}
