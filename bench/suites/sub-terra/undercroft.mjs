import { must } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { isBesideGap } from '../cave-games/caves.mjs';
import { playing } from '../cave-games/playing.mjs';

const { load, save } = subTerra;

export const { playouts, stretches } = playing('sub-terra', subTerra, refreshed);

/** Everybody is made well and put next to a gap, horrors go, and cards and discarded tiles return. */
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
