// Prepares caves with a given number of tiles, the same ones every time. They differ in nothing else: after each tile, `refresh`
// heals everybody, puts them next to a gap and restores what has been used up (or returns nothing if the cave is of no use).
import { SIDES } from '@undercroft/cave';
import { buffer, OVER, Playout, Stream, unwrap } from '@undercroft/engine';

const MAX_ATTEMPTS = 1_000;

export function prepareCaves({ suite, game, refresh, tiles, count }) {
  const { decider, legal, open, play, status, decode } = game;
  const playout = new Playout(game);
  const codes = buffer(game);

  /** Undefined if the remaining tiles do not fit, or the cave is of no use. */
  function prepareCave(stream) {
    let state = unwrap(open({}));
    for (let i = 0; i < MAX_ATTEMPTS && state.cave.count < tiles; i++) {
      const next = refresh(state, stream);
      if (!next) return undefined;
      layTile(next, stream);
      if (decider(next) !== OVER) state = next;
    }
    return state.cave.count < tiles ? undefined : refresh(state, stream);
  }

  /** Reveals a tile if that is possible, otherwise does anything; then plays on to the next turn. */
  function layTile(state, stream) {
    const reveals = Array.from(codes.subarray(0, legal(state, codes))).filter(
      (code) => decode(state, code).type === 'reveal',
    );
    play(state, reveals[0] ?? playout.choose(state, stream));
    while (decider(state) !== OVER && status(state).asks !== 'action') play(state, playout.choose(state, stream));
  }

  const found = [];
  for (let i = 0; found.length < count; i++) {
    const state = prepareCave(Stream.of(`bench/${suite}/caves/${tiles}/${i}`));
    if (state) found.push(state);
  }
  return found;
}

export const isBesideGap = (cave, tile) => SIDES.some((_, side) => cave.isGap(tile, side));
