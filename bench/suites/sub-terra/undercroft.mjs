import { buffer, CHANCE, canonical, drawOutcome, must, OVER, Stream } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { cavesOf } from './caves.mjs';
import { timedStream } from './table.mjs';

const { copy, decider, legal, play, status, write } = subTerra;
const opening = must(subTerra.open({}));
const state = subTerra.blank();
const codes = buffer(subTerra);
const weights = buffer(subTerra);

const choose = (who, stream) =>
  who === CHANCE ? drawOutcome(subTerra, state, stream, codes, weights) : codes[stream.below(legal(state, codes))];

/** Complete games. */
export function playouts() {
  const stream = timedStream();
  const run = (games) => {
    let decisions = 0;
    let bySeats = 0;
    for (let game = 0; game < games; game++) {
      copy(opening, state);
      for (let who = decider(state); who !== OVER; who = decider(state)) {
        play(state, choose(who, stream));
        decisions++;
        if (who !== CHANCE) bySeats++;
      }
    }
    return { decisions, bySeats };
  };
  return { run, game, about: { tiles: averageTiles([opening], Number.POSITIVE_INFINITY) } };
}

function game(seed) {
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

/** Short enough for the number of tiles to stay about the same. */
const STRETCH = 40;
const CAVES = 32;

/** The cost of tiles: stretches of games, each from a cave with about so many. */
export function stretches(tiles) {
  // Some are laid on the way.
  const caves = cavesOf(tiles - 1, CAVES);
  const stream = timedStream();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      copy(caves[game % CAVES], state);
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

const SAMPLE = 2_000;

/** How many tiles lie on the table when something is decided. */
function averageTiles(starts, longest) {
  const stream = Stream.of('bench/sub-terra/sample');
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
