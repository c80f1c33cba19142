import { buffer, canonical, must, OVER } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { notedDown, OPTIONS, timedStream } from './table.mjs';

const { copy, decider, legal, play, score, write } = pocketSub;
const opening = must(pocketSub.open(OPTIONS));
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
  const { choose, ended } = notedDown(seed);
  copy(opening, state);
  while (decider(state) !== OVER) {
    const choices = Array.from(codes.subarray(0, legal(state, codes)));
    play(
      state,
      choose(choices, (code) => canonical(write(state, code))),
    );
  }
  return ended([0, 1].filter((seat) => score(state, seat) === 1));
}

const RECORDED = 5_000;

/** Many games end to end, as codes. */
function recorded() {
  const stream = timedStream();
  const all = [];
  for (let i = 0; i < RECORDED; i++) {
    copy(opening, state);
    while (decider(state) !== OVER) {
      all.push(codes[stream.below(legal(state, codes))]);
      play(state, all.at(-1));
    }
  }
  return Int32Array.from(all);
}

/** Part of a playout: the next code is known. */
export function codesGiven() {
  const all = recorded();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0, next = 0; game < games; game++) {
      if (game % RECORDED === 0) next = 0;
      copy(opening, state);
      for (; decider(state) !== OVER; decisions++) play(state, all[next++]);
    }
    return decisions;
  };
  return { run };
}

/** The same, with the legal codes listed for nothing. */
export function legalAsked() {
  const all = recorded();
  const run = (games) => {
    let decisions = 0;
    for (let game = 0, next = 0; game < games; game++) {
      if (game % RECORDED === 0) next = 0;
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
