import { buffer, canonicalJson, OVER, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { OPTIONS, recordChoices, timedStream } from './shared.mjs';

const { copy, decider, legal, play, score, decode } = pocketSub;
const opening = unwrap(pocketSub.open(OPTIONS));
const state = pocketSub.blank();
const codes = buffer(pocketSub);

export function playouts() {
  const stream = timedStream();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      copy(opening, state);
      for (; decider(state) !== OVER; decisions++) play(state, codes[stream.below(legal(state, codes))]);
    }
    return decisions;
  };
  return { run, game };
}

function game(seed) {
  const { choose, textOfGame } = recordChoices(seed);
  copy(opening, state);
  while (decider(state) !== OVER) {
    const choices = Array.from(codes.subarray(0, legal(state, codes)));
    play(
      state,
      choose(choices, (code) => canonicalJson(decode(state, code))),
    );
  }
  return textOfGame([0, 1].filter((seat) => score(state, seat) === 1));
}

const RECORDED_GAMES = 5_000;

/** The codes of many games, end to end. */
function recordCodes() {
  const stream = timedStream();
  const all = [];
  for (let i = 0; i < RECORDED_GAMES; i++) {
    copy(opening, state);
    while (decider(state) !== OVER) {
      all.push(codes[stream.below(legal(state, codes))]);
      play(state, all.at(-1));
    }
  }
  return Int32Array.from(all);
}

/** Part of a playout: the codes are known beforehand. */
export function knownCodes() {
  const all = recordCodes();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0, next = 0; game < games; game++) {
      if (game % RECORDED_GAMES === 0) next = 0;
      copy(opening, state);
      for (; decider(state) !== OVER; decisions++) play(state, all[next++]);
    }
    return decisions;
  };
  return { run };
}

/** The same, with the legal codes listed for nothing. */
export function knownCodesAndLegal() {
  const all = recordCodes();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0, next = 0; game < games; game++) {
      if (game % RECORDED_GAMES === 0) next = 0;
      copy(opening, state);
      for (; decider(state) !== OVER; decisions++) {
        legal(state, codes);
        play(state, all[next++]);
      }
    }
    return decisions;
  };
  return { run };
}
