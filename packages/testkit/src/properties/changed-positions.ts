// Positions from outside: a snapshot with one change is refused, or it is a position that can be played to its end.
import { type Game, type InputError, OVER, Playout, type Stream } from '@undercroft/engine';
import { type Change, changeSomewhere, SeenValues } from '../changed-json.ts';
import { walkRandomGame } from '../random-game.ts';
import { observe, type Property, throughJson } from './property.ts';

/** How many changes are tried in each random game. */
const CHANGES = 4;

export const changedPositions: Property = {
  id: 'changed-positions',
  description: 'a snapshot with one change is refused by clause and place, or plays on to an end',
  check({ game, options, stream }, report) {
    const snapshots: unknown[] = [];
    const seen = new SeenValues();
    walkRandomGame({ game, options, stream: stream.split('game') }, (state) => {
      const snapshot = throughJson(game.save(state));
      snapshots.push(snapshot);
      seen.add(snapshot);
    });
    for (let i = 0; i < CHANGES; i++) {
      const entry = stream.below(snapshots.length);
      const change = changeSomewhere(snapshots[entry], seen, stream);
      const wrong = change && problemWith(game, change, stream.split(i));
      if (wrong) report(entry, `${wrong} after a change at ${change.path.join('.')}: ${JSON.stringify(change.data)}`);
    }
  },
};

function problemWith(game: Game, { data }: Change, stream: Stream): string | undefined {
  try {
    const loaded = game.load(data);
    return loaded.ok ? problemPlaying(game, loaded.value, stream) : problemWithError(loaded.error);
  } catch (error) {
    return `an internal error (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** An error names the place, and the clause unless the data is no snapshot at all. */
function problemWithError({ kind, rule, path }: InputError): string | undefined {
  if (!path) return `refused without a place (${kind})`;
  return kind === 'malformed' || rule ? undefined : `refused without a clause (${kind})`;
}

function problemPlaying(game: Game, state: unknown, stream: Stream): string | undefined {
  const again = game.load(throughJson(game.save(state)));
  if (!again.ok) return `loaded, but its own snapshot is refused (${JSON.stringify(again.error)})`;
  if (observe(game, again.value) !== observe(game, state)) return 'loaded, but its own snapshot is another position';
  const player = new Playout(game);
  for (let entries = 0; game.decider(state) !== OVER; entries++) {
    if (entries > game.facts.maxEntries) return 'loaded, but it never ends';
    game.play(state, player.choose(state, stream));
  }
  game.save(state);
  return game.status(state).type === 'over' ? undefined : 'loaded, but its end has no ending';
}
