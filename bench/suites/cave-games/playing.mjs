// A cave game through the contract: complete games, and stretches of games with about so many tiles on the table.
import { buffer, CHANCE, canonical, drawOutcome, must, OVER, Stream } from '@undercroft/engine';
import { cavesOf } from './caves.mjs';
import { timedStream } from './table.mjs';

/** Short enough for the number of tiles to stay about the same. */
const STRETCH = 40;
const CAVES = 32;
const SAMPLE = 2_000;

/** `refreshed` is for the caves that the stretches begin in. */
export function playing(suite, game, refreshed) {
  const { copy, decider, legal, play, status, write } = game;
  const opening = must(game.open({}));
  const state = game.blank();
  const codes = buffer(game);
  const weights = buffer(game);

  const choose = (who, stream) =>
    who === CHANCE ? drawOutcome(game, state, stream, codes, weights) : codes[stream.below(legal(state, codes))];

  /** Complete games. */
  function playouts() {
    const stream = timedStream(suite);
    const run = (games) => {
      let decisions = 0;
      let bySeats = 0;
      for (let n = 0; n < games; n++) {
        copy(opening, state);
        for (let who = decider(state); who !== OVER; who = decider(state)) {
          play(state, choose(who, stream));
          decisions++;
          if (who !== CHANCE) bySeats++;
        }
      }
      return { decisions, bySeats };
    };
    return { run, game: told, about: { tiles: averageTiles([opening], Number.POSITIVE_INFINITY) } };
  }

  function told(seed) {
    const stream = Stream.of(seed);
    const lines = [];
    copy(opening, state);
    for (let who = decider(state); who !== OVER; who = decider(state)) {
      const code = choose(who, stream);
      lines.push(canonical(write(state, code)));
      play(state, code);
    }
    return [...lines, canonical(status(state))].join('\n');
  }

  /** The cost of tiles: stretches of games, each from a cave with about so many. */
  function stretches(tiles) {
    // Some are laid on the way.
    const caves = cavesOf({ suite, game, refreshed, tiles: tiles - 1, count: CAVES });
    const stream = timedStream(suite);
    const run = (games) => {
      let decisions = 0;
      for (let n = 0; n < games; n++) {
        copy(caves[n % CAVES], state);
        for (let left = STRETCH; left > 0; left--) {
          const who = decider(state);
          if (who === OVER) break;
          play(state, choose(who, stream));
          decisions++;
        }
      }
      return decisions;
    };
    return { run, about: { tiles: averageTiles(caves, STRETCH) } };
  }

  /** How many tiles lie on the table when something is decided. */
  function averageTiles(starts, longest) {
    const stream = Stream.of(`bench/${suite}/sample`);
    let tiles = 0;
    let decisions = 0;
    for (let i = 0; i < SAMPLE; i++) {
      copy(starts[i % starts.length], state);
      for (let n = 0; n < longest && decider(state) !== OVER; n++) {
        tiles += state.cave.count;
        decisions++;
        play(state, choose(decider(state), stream));
      }
    }
    return tiles / decisions;
  }

  return { playouts, stretches };
}
