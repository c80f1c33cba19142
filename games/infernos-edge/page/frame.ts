// What the camera frames when a turn begins: the actor, everything that can be aimed at, and whatever comes for them.
import { hunts, type InfernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { personAt } from '@undercroft/page-kit/cave/people';
import { boxAround } from '@undercroft/page-kit/draw/cave/board';
import { cellOf } from '@undercroft/page-kit/draw/cave/cells';
import type { Box, Position, Target } from '@undercroft/page-kit/game-view';
import { guardianAt } from './target-place.ts';
import { viewpoint } from './viewpoint.ts';

export function frameOf({ state, snapshot }: Position<InfernosEdge>, targets: readonly Target[]): Box {
  const { actor, explorers } = snapshot;
  const threats = hunts(state).flatMap((hunt) =>
    hunt && hunt.strikes > 0 && hunt.prey.includes(actor) ? hunt.path : [],
  );
  const aimed = targets.flatMap(({ place }) => (place === undefined ? [] : cellsOf(place, explorers)));
  return boxAround([viewpoint(snapshot).at, ...aimed, ...threats].map(cellOf), HALF_A_TILE);
}

/** Around the tiles themselves. */
const HALF_A_TILE = 1;

function cellsOf(place: string, explorers: Snapshot['explorers']): string[] {
  const name = personAt(place);
  if (name === undefined) return [place];
  const at = guardianAt(name) ?? explorers[name]?.at;
  return at ? [at] : [];
}
