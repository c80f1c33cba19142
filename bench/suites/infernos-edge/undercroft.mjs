import { unwrap } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { isBesideGap } from '../cave-games/prepared-caves.mjs';
import { caveContestants } from '../cave-games/undercroft.mjs';

const { load, open, save } = infernosEdge;
const opening = save(unwrap(open({})));

export const { playouts, stretches } = caveContestants('infernos-edge', infernosEdge, refresh);

/** Heals everybody and puts them next to a gap, removes guardians, and restores what has been used up. Needs a gap. */
function refresh(state, stream) {
  const snapshot = save(state);
  const cells = cellsBesideGaps(state, snapshot);
  if (cells.length === 0) return undefined;
  const somewhere = ([name, { health }]) => {
    const { holds } = snapshot.explorers[name];
    return [name, { at: cells[stream.below(cells.length)], health, holds }];
  };
  const explorers = Object.fromEntries(Object.entries(opening.explorers).map(somewhere));
  const temple = snapshot.temple.map((tile) => ({ ...tile, marks: tile.marks.filter((mark) => mark !== 'shored') }));
  const { round, marker, points, exerted, luck, shores } = opening;
  const restored = { round, marker, points, exerted, luck, shores };
  return unwrap(load({ ...snapshot, ...restored, temple, explorers, guardians: [] }));
}

/** Bridges are left out, since they carry only one explorer. */
function cellsBesideGaps({ cave }, { temple }) {
  const bridges = temple.filter(({ tile }) => tile.startsWith('bridge')).map(({ at }) => at);
  return Array.from({ length: cave.count }, (_, tile) => tile)
    .filter((tile) => isBesideGap(cave, tile))
    .map((tile) => `${cave.x[tile]},${cave.y[tile]}`)
    .filter((at) => !bridges.includes(at));
}
