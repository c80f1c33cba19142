// Everything on the board that can be touched, with what a screen reader says of it: what lies there, who stands there, what can
// be done there, what it costs and what it risks.
import {
  type Action,
  type Explorer,
  type InfernosEdge,
  type Snapshot,
  startingHealth,
} from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, PlaceAction, TemplePlace } from '@undercroft/infernos-edge/words';
import { peoplePlaces } from '@undercroft/page-kit/cave/people';
import { cellPlace } from '@undercroft/page-kit/cave/targets';
import type { Piece, Place, Position, Target } from '@undercroft/page-kit/game-view';
import { between } from '@undercroft/words/places';
import type { Space } from './draw/tile.ts';
import { guardianAt } from './target-place.ts';
import { costIn, nameIn } from './targets.ts';
import { viewpoint } from './viewpoint.ts';

export interface Ground {
  /** Spaces, and gaps that are aimed at. */
  readonly cells: readonly string[];
  readonly spaces: ReadonlyMap<string, Space>;
  /** As they lie, with their walls. */
  readonly tiles: Parameters<typeof cellPlace>[2];
  readonly highlighted: readonly Target[];
  readonly pieces: readonly Piece[];
  /** What lava takes this round. */
  readonly burning: readonly string[];
}

export function placesOn({ snapshot }: Position<InfernosEdge>, ground: Ground, words: InfernosEdgeWords): Place[] {
  const { cells, tiles, highlighted, pieces } = ground;
  return [
    ...cells.map((at) => cellPlace(at, words.place(templePlace(snapshot, at, ground, words)), tiles)),
    ...peoplePlaces(highlighted, pieces, (name, targets) =>
      words.touched(whoIs(snapshot, name, words), possible(snapshot, targets, words)),
    ),
  ];
}

function templePlace(snapshot: Snapshot, at: string, ground: Ground, words: InfernosEdgeWords): TemplePlace {
  const { spaces, burning, highlighted } = ground;
  const space = spaces.get(at);
  const targets = highlighted.filter(({ place }) => place === at);
  return {
    ...(space ? { tile: space.tile, marks: space.marks, keys: space.keys } : {}),
    from: between(viewpoint(snapshot).at, at),
    artifact: snapshot.artifact === at,
    guardians: snapshot.guardians.filter((one) => one.at === at).length,
    burnsNext: burning.includes(at),
    people: peopleOn(snapshot, at),
    can: possible(snapshot, targets, words),
  };
}

/** Each action once, the first way of doing it; further steps of a run are in its price. */
function possible(snapshot: Snapshot, targets: readonly Target[], words: InfernosEdgeWords): PlaceAction[] {
  const found = new Map<string, PlaceAction>();
  for (const { action, then = [], danger } of targets) {
    const { type } = action as Action;
    if (found.has(type)) continue;
    const moves = then.filter((one) => (one as Action).type === 'move' && type === 'move');
    const points = costIn(snapshot, type) * (1 + moves.length);
    found.set(type, { name: nameIn(snapshot, type, words), points, ...(danger ? { risk: danger.short } : {}) });
  }
  return [...found.values()];
}

function whoIs(snapshot: Snapshot, name: string, { explorers, team, table, away }: InfernosEdgeWords): string {
  const at = guardianAt(name);
  if (at) return [table.guardian, away(between(viewpoint(snapshot).at, at))].filter(Boolean).join(', ');
  const explorer = name as Explorer;
  const health = snapshot.explorers[explorer]?.health ?? 0;
  return `${explorers[explorer].name}, ${team.health(health, startingHealth(explorer))}`;
}

function peopleOn({ explorers, brace }: Snapshot, at: string): NonNullable<TemplePlace['people']> {
  return Object.entries(explorers).flatMap(([name, { at: place, health }]) => {
    if (place !== at) return [];
    const isBraced = name === 'veteran' && brace === 'braced';
    const state = health === 0 ? 'downed' : isBraced ? 'braced' : undefined;
    return [{ explorer: name as Explorer, ...(state ? ({ state } as const) : {}) }];
  });
}
