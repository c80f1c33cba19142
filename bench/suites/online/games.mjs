// Games decided beforehand: the same for everybody who plays them over a server.
import { buffer, canonical, must, OVER } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { notedDown, OPTIONS } from '../pocket-sub/table.mjs';

export { OPTIONS };

const { copy, decider, legal, play, score, write } = pocketSub;
const opening = must(pocketSub.open(OPTIONS));
const state = pocketSub.blank();
const codes = buffer(pocketSub);

/** Who decides what, one after another, drawn evenly among what is legal; and how it is told when it was won. */
export function gameOf(seed) {
  const { choose, ended } = notedDown(seed);
  const decisions = [];
  copy(opening, state);
  while (decider(state) !== OVER) {
    const seat = decider(state);
    const code = choose(Array.from(codes.subarray(0, legal(state, codes))), (one) => canonical(write(state, one)));
    decisions.push({ seat, action: write(state, code) });
    play(state, code);
  }
  return { decisions, winners: winners(state), ended };
}

export const winners = (position) => [0, 1].filter((seat) => score(position, seat) === 1);

/** For timed sections: the nth of them, played by everybody. */
export const timedGame = (n) => gameOf(`bench/online/timed/${n}`);
