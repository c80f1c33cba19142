// A cave game through the contract: complete games, and stretches of games with about a given number of tiles.
import { buffer, CHANCE, canonicalJson, drawOutcome, OVER, Stream, unwrap } from '@undercroft/engine';
import { prepareCaves } from './prepared-caves.mjs';
import { timedStream } from './shared.mjs';

/** Decisions in a stretch; few enough for the number of tiles to stay about the same. */
const STRETCH = 40;
const CAVES = 32;
const SAMPLE = 2_000;

/** `refresh` is for the caves in which the stretches begin (prepared-caves.mjs). */
export function caveContestants(suite, game, refresh) {
  const bench = new CaveBench(suite, game);
  return { playouts: () => bench.playouts(), stretches: (tiles) => bench.stretches(tiles, refresh) };
}

class CaveBench {
  #suite;
  #game;
  #opening;
  #state;
  #choose;

  constructor(suite, game) {
    this.#suite = suite;
    this.#game = game;
    this.#opening = unwrap(game.open({}));
    this.#state = game.blank();
    this.#choose = chooser(game, this.#state);
  }

  /** Complete games. */
  playouts() {
    const { copy, decider, play } = this.#game;
    const [opening, state, choose] = [this.#opening, this.#state, this.#choose];
    const stream = timedStream(this.#suite);
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
    const tiles = this.#averageTiles([opening], Number.POSITIVE_INFINITY);
    return { run, game: (seed) => this.#playRecorded(seed), facts: { tiles } };
  }

  #playRecorded(seed) {
    const { copy, decider, play, status, decode } = this.#game;
    const state = this.#state;
    const stream = Stream.of(seed);
    const lines = [];
    copy(this.#opening, state);
    for (let who = decider(state); who !== OVER; who = decider(state)) {
      const code = this.#choose(who, stream);
      lines.push(canonicalJson(decode(state, code)));
      play(state, code);
    }
    return [...lines, canonicalJson(status(state))].join('\n');
  }

  /** What tiles cost: stretches of games, each from a cave with about this many. */
  stretches(tiles, refresh) {
    const { copy, decider, play } = this.#game;
    const [state, choose] = [this.#state, this.#choose];
    // Some more are laid during the stretch.
    const caves = prepareCaves({ suite: this.#suite, game: this.#game, refresh, tiles: tiles - 1, count: CAVES });
    const stream = timedStream(this.#suite);
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
    return { run, facts: { tiles: this.#averageTiles(caves, STRETCH) } };
  }

  /** How many tiles are on the table, averaged over decisions. */
  #averageTiles(starts, longest) {
    const { copy, decider, play } = this.#game;
    const state = this.#state;
    const stream = Stream.of(`bench/${this.#suite}/sample`);
    let tiles = 0;
    let decisions = 0;
    for (let i = 0; i < SAMPLE; i++) {
      copy(starts[i % starts.length], state);
      for (let n = 0; n < longest && decider(state) !== OVER; n++) {
        tiles += state.cave.count;
        decisions++;
        play(state, this.#choose(decider(state), stream));
      }
    }
    return tiles / decisions;
  }
}

/** A function that chooses a random legal move for the deciding side. */
function chooser(game, state) {
  const { legal } = game;
  const codes = buffer(game);
  const weights = buffer(game);
  return (who, stream) =>
    who === CHANCE ? drawOutcome(game, state, stream, codes, weights) : codes[stream.below(legal(state, codes))];
}
