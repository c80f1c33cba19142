import { must } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { isBesideGap } from '../cave-games/caves.mjs';
import { playing } from '../cave-games/playing.mjs';

const { load, open, save } = infernosEdge;
const opening = save(must(open({})));

export const { playouts, stretches } = playing('infernos-edge', infernosEdge, refreshed);

/** Everybody is made well and put next to a gap, guardians go, the marker and what is used up return. None without a gap. */
function refreshed(state, stream) {
  const snapshot = save(state);
  const cells = cellsBesideGaps(state, snapshot);
  if (cells.length === 0) return undefined;
  const somewhere = (health) => ({ at: cells[stream.below(cells.length)], health });
  const explorers = Object.fromEntries(
    Object.entries(opening.explorers).map(([name, { health }]) => [name, somewhere(health)]),
  );
  const { marker, luck, shores } = opening;
  return must(load({ ...snapshot, explorers, guardians: [], marker, luck, shores }));
}

/** But no bridges: they carry one. */
function cellsBesideGaps({ cave }, { temple }) {
  const bridges = temple.filter(({ tile }) => tile.startsWith('bridge')).map(({ at }) => at);
  return Array.from({ length: cave.count }, (_, tile) => tile)
    .filter((tile) => isBesideGap(cave, tile))
    .map((tile) => `${cave.x[tile]},${cave.y[tile]}`)
    .filter((at) => !bridges.includes(at));
}
