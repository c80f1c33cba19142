// Players for the bots of the roster.
import { type Bot, type Budget, conclude, questionFor, type Roster } from '@undercroft/bots';
import { type Code, type Game, type Seat, Stream } from '@undercroft/engine';
import type { Decision, DecisionRequest, Player } from './player.ts';
import type { BotName } from './spec.ts';

export function createBotPlayer(roster: Roster, name: BotName, budget: Budget): Player {
  return name === 'wanderer' ? new Wanderer(roster.game) : createThinkingPlayer(roster, name, budget);
}

/** Its decisions depend on the position, the stream and the number of entries only. */
export const createThinkingPlayer = ({ game, plain, bots }: Roster, name: BotName, budget: Budget): Player =>
  new BotPlayer(game, name === 'plain' ? plain : bots[name], budget);

const clock = () => performance.now();

class BotPlayer implements Player {
  readonly #game: Game;
  readonly #bot: Bot;
  readonly #budget: Budget;

  constructor(game: Game, bot: Bot, budget: Budget) {
    this.#game = game;
    this.#bot = bot;
    this.#budget = budget;
  }

  decide({ state, seat, entries, stream }: DecisionRequest): Decision {
    const thinking = this.#bot.think(questionFor(this.#game, state, stream.split(`${seat}/${entries}`)));
    const { line: codes, code, ideas } = conclude(thinking, this.#budget, { clock });
    const chance = ideas.find((idea) => idea.code === code)?.chance;
    return chance === undefined ? { codes } : { codes, chance };
  }
}

/** Plays like the roster's wanderer, but without advice and on one stream, which is fast enough for a million games. */
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

  decide({ state }: DecisionRequest): Decision {
    return { codes: [this.#codes[this.#draws.below(this.#game.legal(state, this.#codes))] as Code] };
  }
}
