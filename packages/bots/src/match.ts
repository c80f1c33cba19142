// A game from its opening to its end, played by bots.
import {
  CHANCE,
  type Code,
  drawOutcome,
  type Game,
  type Kinds,
  OVER,
  type Seat,
  type Stream,
} from '@undercroft/engine';
import { ask, type Bot } from './bot.ts';
import { type Budget, type Clock, conclude } from './thinking.ts';

/** Who sits in a seat, and how long they may think about one question. */
export interface Sitter<K extends Kinds = Kinds> {
  readonly bot: Bot<K>;
  readonly budget: Budget;
}

export interface Match<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly state: K['State'];
  /** One per seat. */
  readonly sitters: readonly Sitter<K>[];
  readonly stream: Stream;
  readonly clock?: Clock;
  /** Sees every code before it is played. */
  readonly watch?: (code: Code, by: Seat) => void;
}

/** Plays on in place until the game is over; answers how many entries that took. */
export function playMatch<K extends Kinds>({ game, state, sitters, stream, clock, watch }: Match<K>): number {
  const codes = new Int32Array(game.facts.maxLegal);
  const weights = new Int32Array(game.facts.maxLegal);
  const chance = stream.split('chance');
  let line: readonly Code[] = [];
  let liner: Seat = OVER;
  let entries = 0;
  for (let by = game.decider(state); by !== OVER; by = game.decider(state), entries++) {
    let code: Code;
    if (by === CHANCE) code = drawOutcome(game, state, chance, codes, weights);
    else if (line.length > 0 && liner === by) code = line[0] as Code;
    else {
      const { bot, budget } = sitters[by] as Sitter<K>;
      const question = ask(game, state, stream.split(`${by}/${entries}`));
      line = conclude(bot.think(question), budget, clock ? { clock } : {}).line;
      liner = by;
      code = line[0] as Code;
    }
    line = by === CHANCE ? [] : line.slice(1);
    watch?.(code, by);
    game.play(state, code);
  }
  return entries;
}
