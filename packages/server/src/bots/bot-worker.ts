// Runs in a thread: decides for one seat in one position.
import { conclude, createRosterCache, questionFor, rosterUnder } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { clone, Stream, unwrap } from '@undercroft/engine';

export interface BotTask {
  readonly game: string;
  /** The version of its rules at this table. */
  readonly rules: number;
  readonly snapshot: unknown;
  readonly strength: 'wanderer' | 'novice' | 'adept';
  readonly seed: string;
  readonly milliseconds: number;
}

const rosterOf = createRosterCache(loadRoster);

/** The actions of one turn, as long as the same seat decides. */
export default async function think(task: BotTask): Promise<object[]> {
  const { snapshot, strength, seed, milliseconds } = task;
  const { game, bots, budgets } = rosterUnder(await rosterOf(task.game), task.rules);
  const state = unwrap(game.load(snapshot));
  const clock = () => performance.now();
  const until = clock() + milliseconds;
  const thinking = bots[strength].think(questionFor(game, state, Stream.of(seed)));
  const { line } = conclude(thinking, budgets[strength], { shouldStop: () => clock() > until });
  const position = clone(game, state);
  return line.map((code) => {
    const action = game.decode(position, code);
    game.play(position, code);
    return action;
  });
}
