// A position as it is seen: spaces by name, who is looked from, where something is under way.
import { stepsOf, UNREACHED } from '@undercroft/cave';
import type { Explorer, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import { cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import { type Places, placesFrom } from '@undercroft/words/places';
import { templeSpaces } from './draw/tile.ts';

export type Expedition = InfernosEdge['State'];

/** IE-SETUP-2. */
export const leadOf = ({ options }: Snapshot): Explorer | undefined => options.lead ?? options.explorers[0]?.explorer;

/** IE-GUARD-7: the lead decides, no matter whose turn it is. */
export const isOfLead = ({ asks }: Snapshot): boolean =>
  asks === 'sanctum' || asks === 'guardian' || asks === 'victim' || asks === 'path';

interface Viewpoint {
  readonly at: string;
  readonly of?: Explorer;
}

/** From where places are counted: the actor, or else somebody who is still in the temple, or the crossroads. */
export function viewpoint(snapshot: Snapshot): Viewpoint {
  const lead = leadOf(snapshot);
  const all = [snapshot.actor, ...(lead ? [lead] : []), ...snapshot.options.explorers.map(({ explorer }) => explorer)];
  const of = all.find((explorer) => snapshot.explorers[explorer]?.at);
  const at = of && snapshot.explorers[of]?.at;
  return at ? { at, of } : { at: '0,0' };
}

/** Counted from somebody; `named` says from whom, for those who cannot know. */
export function placesOf(snapshot: Snapshot, { named }: { readonly named: boolean }): Places<Explorer> {
  const { at, of } = viewpoint(snapshot);
  const names = new Map(templeSpaces(snapshot).map((space) => [space.at, space.tile]));
  return placesFrom(at, (cell) => names.get(cell), named ? of : undefined);
}

export const actingGuardian = ({ guardians }: Snapshot): string | undefined => guardians.find((one) => one.acting)?.at;

/** The gap that is being filled. */
export const gapOf = ({ reveal }: Snapshot): string | undefined =>
  reveal ? neighbourCell(reveal.from, reveal.side) : undefined;

/** The cell of a tile, as the rules write it. */
export const cellAt = ({ cave }: Expedition, tile: number): string => `${cave.x[tile]},${cave.y[tile]}`;

const tileAt = ({ cave }: Expedition, cell: string): number => {
  const { x, y } = cellOf(cell);
  return cave.at(x, y);
};

/** IE-MAP-5: how many steps lie between two spaces; undefined where no way leads. */
export function stepsBetween(expedition: Expedition, from: string, to: string): number | undefined {
  const steps = stepsOf(expedition.ways.between(tileAt(expedition, from), tileAt(expedition, to)));
  return steps < UNREACHED ? steps : undefined;
}

/** IE-COMP-3. */
export const EXIT = '0,-1';
