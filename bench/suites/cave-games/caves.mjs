// Caves with a given number of tiles, always the same ones. They differ in nothing else: whenever a tile has been laid,
// `refreshed` makes everybody well, puts them next to a gap, and restores what has been used up (or answers nothing:
// such a cave is of no use).
import { SIDES } from '@undercroft/cave';
import { buffer, must, OVER, Playout, Stream } from '@undercroft/engine';

const LONGEST = 1_000;

export function cavesOf({ suite, game, refreshed, tiles, count }) {
  const { decider, legal, open, play, status, write } = game;
  const playout = new Playout(game);
  const codes = buffer(game);

  /** None where the tiles that are left do not fit, or the cave is of no use. */
  function cave(stream) {
    let state = must(open({}));
    for (let i = 0; i < LONGEST && state.cave.count < tiles; i++) {
      const next = refreshed(state, stream);
      if (!next) return undefined;
      layTile(next, stream);
      if (decider(next) !== OVER) state = next;
    }
    return state.cave.count < tiles ? undefined : refreshed(state, stream);
  }

  /** If whose turn it is can: otherwise they do anything. Then on to the next turn. */
  function layTile(state, stream) {
    const reveals = Array.from(codes.subarray(0, legal(state, codes))).filter(
      (code) => write(state, code).type === 'reveal',
    );
    play(state, reveals[0] ?? playout.choose(state, stream));
    while (decider(state) !== OVER && status(state).asks !== 'action') play(state, playout.choose(state, stream));
  }

  const found = [];
  for (let i = 0; found.length < count; i++) {
    const state = cave(Stream.of(`bench/${suite}/caves/${tiles}/${i}`));
    if (state) found.push(state);
  }
  return found;
}

export const isBesideGap = (cave, tile) => SIDES.some((_, side) => cave.isGap(tile, side));
