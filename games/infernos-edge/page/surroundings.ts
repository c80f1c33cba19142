// What the camera frames, whom an arrow at the edge points to, and the overview map.
import { type Explorer, hunts, type InfernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { personAt } from '@undercroft/page-kit/cave/people';
import { frameAround, landmark, mapPerson, mapTile } from '@undercroft/page-kit/cave/surroundings';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Board, Landmark, MapCell, Position, Target, Targeting } from '@undercroft/page-kit/game-view';
import { explorerState, isActing } from './draw/board.ts';
import { EXPLORER_LOOKS } from './draw/people.ts';
import { templeSpaces } from './draw/tile.ts';
import { guardianAt } from './target-place.ts';
import { EXIT, stepsBetween, viewpoint } from './viewpoint.ts';

type Surroundings = Pick<Board, 'frame' | 'landmarks' | 'map'>;

/** From so many spaces on the whole is worth a map. */
const MAPPED = 25;

export function surroundings(
  position: Position<InfernosEdge>,
  { highlighted }: Targeting,
  words: InfernosEdgeWords,
): Surroundings {
  const spaces = templeSpaces(position.snapshot);
  return {
    frame: frameAround([...new Set(framed(position, highlighted))]),
    landmarks: landmarksOf(position, words),
    ...(spaces.length >= MAPPED ? { map: mapOf(position.snapshot) } : {}),
  };
}

/** Whoever acts, everything that can be aimed at, and whatever comes for them. */
function framed({ state, snapshot }: Position<InfernosEdge>, targets: readonly Target[]): string[] {
  const { actor, explorers } = snapshot;
  const threats = hunts(state).flatMap((hunt) =>
    hunt && hunt.strikes > 0 && hunt.prey.includes(actor) ? hunt.path : [],
  );
  const aimed = targets.flatMap(({ place, isFar }) => (place === undefined || isFar ? [] : cellsOf(place, explorers)));
  return [viewpoint(snapshot).at, ...aimed, ...threats];
}

function cellsOf(place: string, explorers: Snapshot['explorers']): string[] {
  const name = personAt(place);
  if (name === undefined) return [place];
  const at = guardianAt(name) ?? explorers[name]?.at;
  return at ? [at] : [];
}

function landmarksOf({ state, snapshot }: Position<InfernosEdge>, words: InfernosEdgeWords): Landmark[] {
  const { at: own, of } = viewpoint(snapshot);
  const { table, explorers: names } = words;
  const people = Object.entries(snapshot.explorers).flatMap(([name, member]) => {
    if (!member.at || name === of) return [];
    const face = portrait(name, { state: explorerState(member), holds: member.holds });
    const text = table.away(names[name as Explorer].name, stepsBetween(state, own, member.at));
    return [landmark(member.at, { key: name, tone: 'person', face, text })];
  });
  const exit = landmark(EXIT, {
    key: 'exit',
    tone: 'goal',
    icon: 'leave',
    text: table.exit(stepsBetween(state, own, EXIT)),
  });
  const treasure = snapshot.artifact;
  const artifact = treasure
    ? [
        landmark(treasure, {
          key: 'artifact',
          tone: 'goal',
          icon: 'artifact',
          text: table.away(table.chips.artifact, stepsBetween(state, own, treasure)),
        }),
      ]
    : [];
  return [exit, ...artifact, ...people];
}

function mapOf(snapshot: Snapshot): MapCell[] {
  const { explorers, guardians } = snapshot;
  return [
    ...templeSpaces(snapshot).map(({ at, tile, marks }) =>
      mapTile(
        at,
        at === EXIT
          ? 'exit'
          : marks.includes('burnt')
            ? 'burnt'
            : marks.includes('rubble')
              ? 'rubble'
              : tile.startsWith('guardian')
                ? 'lair'
                : 'stone',
      ),
    ),
    ...guardians.map(({ at }) => mapTile(at, 'threat')),
    ...Object.entries(explorers).flatMap(([name, { at }]) =>
      at ? [mapPerson(at, EXPLORER_LOOKS[name as Explorer][2], { isActing: isActing(snapshot, name) })] : [],
    ),
  ];
}
