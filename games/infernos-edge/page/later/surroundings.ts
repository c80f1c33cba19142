// Whom arrows at the edge point to, and the overview map.
import type { Explorer, InfernosEdge, Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { landmark, mapPerson, mapTile } from '@undercroft/page-kit/cave/surroundings';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Board, Landmark, MapCell, Position } from '@undercroft/page-kit/game-view';
import { explorerState, isActing } from '../draw/board.ts';
import { EXPLORER_LOOKS } from '../draw/people.ts';
import { type Space, templeSpaces } from '../draw/tile.ts';
import { EXIT, stepsBetween, viewpoint } from '../viewpoint.ts';
import type { LaterWords } from './words.ts';

/** From this many spaces on, the whole is worth a map. */
const MAPPED = 25;

export function surroundingsOf(
  position: Position<InfernosEdge>,
  { game }: LaterWords,
): Pick<Board, 'landmarks' | 'map'> {
  const isLarge = templeSpaces(position.snapshot).length >= MAPPED;
  return { landmarks: landmarksOf(position, game), ...(isLarge ? { map: mapOf(position.snapshot) } : {}) };
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
    ...templeSpaces(snapshot).map((space) => mapTile(space.at, colourOf(space))),
    ...guardians.map(({ at }) => mapTile(at, 'threat')),
    ...Object.entries(explorers).flatMap(([name, { at }]) =>
      at ? [mapPerson(at, EXPLORER_LOOKS[name as Explorer][2], { isActing: isActing(snapshot, name) })] : [],
    ),
  ];
}

function colourOf({ at, tile, marks }: Space): Parameters<typeof mapTile>[1] {
  if (at === EXIT) return 'exit';
  if (marks.includes('burnt')) return 'burnt';
  if (marks.includes('rubble')) return 'rubble';
  return tile.startsWith('guardian') ? 'lair' : 'stone';
}
