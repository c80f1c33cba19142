import { clone } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { isBesideGap } from '../cave-games/prepared-caves.mjs';
import { caveContestants } from '../cave-games/undercroft.mjs';

export const { playouts, stretches } = caveContestants('sub-terra', subTerra, refresh);

const NOTHING = -1;

/** Heals everybody and puts them next to a gap, removes horrors, and returns cards and discarded tiles: no game comes to this. */
function refresh(before, stream) {
  const state = clone(subTerra, before);
  const { cave } = subTerra.save(state);
  const level = [...cave.keys()].filter((tile) => !/ledge|slide/.test(cave[tile].tile));
  const beside = level.filter((tile) => isBesideGap(state.cave, tile));
  const tiles = beside.length > 0 ? beside : level;
  for (let i = 0; i < state.cavers; i++) state.places[i] = tiles[stream.below(tiles.length)];
  state.halves.fill(NOTHING);
  state.states.fill(0);
  state.health.fill(3, 0, state.cavers);
  state.horrors.fill(NOTHING);
  state.moved.fill(0);
  state.deck += giveBack(state.played, state.pool);
  state.stack += giveBack(state.discarded, state.bag);
  state.discardsLeft = 3;
  state.gas = 0;
  return state;
}

/** Everything counted in `from` is counted in `to` instead; returns how much that is. */
function giveBack(from, to) {
  const total = from.reduce((sum, n) => sum + n, 0);
  for (const [sort, n] of from.entries()) to[sort] += n;
  from.fill(0);
  return total;
}
