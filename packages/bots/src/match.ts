// Plays a game to its end with bots in all seats.
import {
  CHANCE,
  type Code,
  drawOutcome,
  type Game,
  type GameTypes,
  OVER,
  type Seat,
  type Stream,
} from '@undercroft/engine';
import { type Bot, questionFor } from './bot.ts';
import { type Budget, type Clock, conclude } from './budget.ts';

/** The bot in a seat and its budget for each question. */
export interface MatchPlayer<K extends GameTypes = GameTypes> {
  readonly bot: Bot<K>;
  readonly budget: Budget;
}

export interface Match<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  readonly state: K['State'];
  /** One per seat. */
  readonly players: readonly MatchPlayer<K>[];
  readonly stream: Stream;
  readonly clock?: Clock;
  /** Called with every code before it is played. */
  readonly onMove?: (code: Code, by: Seat) => void;
}

/** Plays `state` in place until the game is over; returns the number of entries. */
export function playMatch<K extends GameTypes>({ game, state, players, stream, clock, onMove }: Match<K>): number {
  const codes = new Int32Array(game.facts.maxLegal);
  const weights = new Int32Array(game.facts.maxLegal);
  const chance = stream.split('chance');
  let line: readonly Code[] = [];
  let lineSeat: Seat = OVER;
  let entries = 0;
  for (let by = game.decider(state); by !== OVER; by = game.decider(state), entries++) {
    let code: Code;
    if (by === CHANCE) code = drawOutcome(game, state, chance, codes, weights);
    else if (line.length > 0 && lineSeat === by) code = line[0] as Code;
    else {
      const { bot, budget } = players[by] as MatchPlayer<K>;
      const question = questionFor(game, state, stream.split(`${by}/${entries}`));
      line = conclude(bot.think(question), budget, clock ? { clock } : {}).line;
      lineSeat = by;
      code = line[0] as Code;
    }
    line = by === CHANCE ? [] : line.slice(1);
    onMove?.(code, by);
    game.play(state, code);
  }
  return entries;
}
