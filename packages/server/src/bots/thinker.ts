// Runs in a thread: thinks about one position and answers with what the seat should do.
import { ask, conclude, loadRoster } from '@undercroft/bots';
import { clone, must, Stream } from '@undercroft/engine';

export interface Task {
  readonly game: string;
  readonly snapshot: unknown;
  readonly strength: 'wanderer' | 'novice' | 'adept';
  readonly seed: string;
  readonly milliseconds: number;
}

/** The actions of one turn, as far as the seat goes on deciding. */
export default async function think({ game: id, snapshot, strength, seed, milliseconds }: Task): Promise<object[]> {
  const { game, bots, budgets } = await loadRoster(id);
  const state = must(game.load(snapshot));
  const clock = () => performance.now();
  const until = clock() + milliseconds;
  const thinking = bots[strength].think(ask(game, state, Stream.of(seed)));
  const { line } = conclude(thinking, budgets[strength], { stopped: () => clock() > until });
  const position = clone(game, state);
  return line.map((code) => {
    const action = game.write(position, code);
    game.play(position, code);
    return action;
  });
}
