// Games whose decisions are drawn beforehand, the same for everybody who plays them through a server.
import { buffer, canonicalJson, OVER, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { OPTIONS, recordChoices } from '../pocket-sub/shared.mjs';

export { OPTIONS };

const { copy, decider, legal, play, score, decode } = pocketSub;
const opening = unwrap(pocketSub.open(OPTIONS));
const state = pocketSub.blank();
const codes = buffer(pocketSub);

/** The decisions of a game, all legal ones equally likely, its winners, and its text for comparisons. */
export function drawGame(seed) {
  const { choose, textOfGame } = recordChoices(seed);
  const decisions = [];
  copy(opening, state);
  while (decider(state) !== OVER) {
    const seat = decider(state);
    const code = choose(Array.from(codes.subarray(0, legal(state, codes))), (one) => canonicalJson(decode(state, one)));
    decisions.push({ seat, action: decode(state, code) });
    play(state, code);
  }
  return { decisions, winners: winners(state), textOfGame };
}

export const winners = (position) => [0, 1].filter((seat) => score(position, seat) === 1);

/** The nth game of the timed sections, the same for all contestants. */
export const timedGame = (n) => drawGame(`bench/online/timed/${n}`);
