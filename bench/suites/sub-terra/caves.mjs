// Caves with a given number of tiles, always the same ones. They differ in nothing else: whenever a tile has been laid
// everybody is made well and put next to a gap, horrors go, and cards and discarded tiles return.
import { SIDES } from '@undercroft/cave';
import { buffer, must, OVER, Playout, Stream } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';

const { decider, legal, load, open, play, save, status, write } = subTerra;
const playout = new Playout(subTerra);
const codes = buffer(subTerra);

export function cavesOf(tiles, count) {
  const found = [];
  for (let i = 0; found.length < count; i++) {
    const state = cave(tiles, Stream.of(`bench/sub-terra/caves/${tiles}/${i}`));
    if (state) found.push(state);
  }
  return found;
}

const LONGEST = 1_000;

/** None where the tiles that are left do not fit. */
function cave(tiles, stream) {
  let state = must(open({}));
  for (let i = 0; i < LONGEST && state.cave.count < tiles; i++) {
    const next = refreshed(state, stream);
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

function refreshed(state, stream) {
  const snapshot = save(state);
  const level = snapshot.cave.filter(({ tile }) => !/ledge|slide/.test(tile)).map(({ at }) => at);
  const beside = level.filter((at) =>
    isBesideGap(
      state.cave,
      snapshot.cave.findIndex((tile) => tile.at === at),
    ),
  );
  const cells = beside.length > 0 ? beside : level;
  const somewhere = () => ({ at: cells[stream.below(cells.length)], health: 3, side: null, state: [] });
  const cavers = Object.fromEntries(Object.keys(snapshot.cavers).map((name) => [name, somewhere()]));
  return must(load({ ...snapshot, cavers, horrors: [], hazards: [], discarded: [], pathfinder: 3, gas: false }));
}

const isBesideGap = (cave, tile) => SIDES.some((_, side) => cave.isGap(tile, side));
