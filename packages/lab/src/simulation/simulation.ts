// Many games by random players. Game i has a stream of its own, so it is the same whatever came before it.
import {
  CHANCE,
  type Ending,
  type Game,
  type GameRecord,
  type Kinds,
  must,
  Playout,
  Stream,
  Table,
} from '@undercroft/engine';

export interface Plan {
  readonly game: Game;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
}

export interface Played {
  readonly entries: number;
  readonly ending: Ending;
  /** Only where records are wanted. */
  readonly record?: GameRecord;
}

export function* simulate(plan: Plan, { records }: { records: boolean }): Generator<Played> {
  const stream = Stream.of(plan.seed).split('game');
  const playout = new Playout(plan.game);
  const opening = must(plan.game.open(plan.options));
  const state = plan.game.blank();
  for (let i = 0; i < plan.games; i++) {
    if (records) yield playRecorded(plan, playout, stream.split(i));
    else {
      plan.game.copy(opening, state);
      yield { entries: playout.finish(state, stream.split(i)), ending: endingOf(plan.game, state) };
    }
  }
}

/** The same game at a table, which writes everything down. */
function playRecorded({ game, options }: Plan, playout: Playout<Kinds>, stream: Stream): Played {
  const table = must(Table.open(game, options, randomSitters(game, options)));
  while (table.status().type !== 'over') {
    const move = game.write(table.state, playout.choose(table.state, stream));
    const by = game.decider(table.state);
    must(by === CHANCE ? table.settle(move) : table.propose(by, move));
  }
  return { entries: table.length, ending: endingOf(game, table.state), record: table.record };
}

function randomSitters(game: Game, options: unknown) {
  const seats = game.seats(must(game.open(options)));
  return Array.from({ length: seats }, () => ({ player: 'bot' as const, name: 'random' }));
}

function endingOf(game: Game, state: unknown): Ending {
  const status = game.status(state);
  if (status.type !== 'over') throw new Error('a played-out game is not over');
  return status.ending;
}
