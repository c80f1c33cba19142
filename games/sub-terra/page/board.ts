// A descent as the stage shows it: tiles, torchlight, who stands where, what is aimed at, what can be touched.
import { cellCentre, cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import { peoplePlaces, personAt } from '@undercroft/page-kit/cave/people';
import { frameAround, landmark, mapPerson, mapTile, stepsFrom } from '@undercroft/page-kit/cave/surroundings';
import { cellPlace, type TargetGround, targetedGaps, targetMarks, targetTags } from '@undercroft/page-kit/cave/targets';
import { boxAround, byCell, groundTile, inHand, light, mark, way } from '@undercroft/page-kit/draw/cave/board';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import type { Board, Landmark, MapCell, Position, Targeting } from '@undercroft/page-kit/game-view';
import { type Action, type Caver, huntsOf, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { SubTerraWords } from '@undercroft/sub-terra/words';
import { caverState, subTerraBoard } from './draw/board.ts';
import { CAVER_LOOKS } from './draw/people.ts';
import { CAVE } from './draw/stone.ts';
import { subTerraTileInHand } from './draw/tile.ts';
import { exitCell } from './goal.ts';
import { cellLabel, personLabel, wallLabel } from './labels.ts';
import { wallPoints } from './walls.ts';

export function boardOf(position: Position<SubTerra>, targeting: Targeting, words: SubTerraWords): Board {
  const { snapshot } = position;
  const { highlighted, others = [] } = targeting;
  const { tiles, lamps, pieces } = subTerraBoard(snapshot);
  const laid = new Set(snapshot.cave.map(({ at }) => at));
  const gaps = [...targetedGaps([...highlighted, ...others], (at) => laid.has(at)), ...comingTo(snapshot)];
  const anchor = anchorOf(snapshot);
  const walls = wallPoints(anchor, highlighted);
  const ground: TargetGround = { isGap: (at) => gaps.includes(at), pieces, from: anchor, spots: walls };
  const hand = handOf(snapshot, targeting);
  const cells = [...laid, ...gaps];
  const laidTiles = byCell(tiles);
  return {
    box: boxAround(cells.map(cellOf)),
    ground: tiles.map((tile) => groundTile(CAVE, tile)),
    light: light('cave', tiles, lamps),
    marks: [
      hand ? '' : targetMarks(targeting, ground),
      ...comingTo(snapshot).map((at) => mark('gap', cellOf(at))),
      ...huntWays(snapshot, targeting),
    ].join(''),
    pieces,
    overlay: hand ? inHand(CAVE, hand, { cells: laidTiles, fits: true, isOthers: others.length > 0 }) : '',
    places: [
      ...cells.map((at) => cellPlace(at, cellLabel(position, at, { anchor, highlighted }, words), laidTiles)),
      ...peoplePlaces(highlighted, pieces, (name, own) => personLabel(position, name as Caver, own, words)),
      ...[...walls].map(([id, at]) => ({ id, ...at, ...WALL, label: wallLabel(position, id, highlighted, words) })),
    ],
    centre: cellCentre(anchor),
    frame: frameAround(framed(position, targeting, anchor)),
    tags: hand ? [] : [...targetTags(targeting, ground), ...exitTag(snapshot, tiles, anchor, words)],
    landmarks: landmarks(snapshot, tiles, anchor, words),
    map: mapOf(snapshot),
  };
}

/** A wall of your own tile, as somewhere to touch. */
const WALL = { width: 64, height: 64 };

/** From where everything is counted: the horror that moves, or the actor. */
export const anchorOf = ({ hunt, cavers, actor, cave }: Snapshot): string =>
  hunt?.horror ?? cavers[actor]?.at ?? cave[0]?.at ?? '0,0';

/** The tile in hand as it would lie, once a turn is aimed at; before that, in the first that fits. */
function handOf(snapshot: Snapshot, { highlighted, others = [], target }: Targeting) {
  const { reveal, cavers, actor, asks } = snapshot;
  const at = cavers[actor]?.at;
  const turned = (target ?? [...highlighted, ...others].find(({ action }) => 'turn' in action))?.action as
    | Action
    | undefined;
  if (asks !== 'place' || !reveal?.hand || !at || turned?.type !== 'place') return undefined;
  return subTerraTileInHand(reveal.hand, neighbourCell(at, reveal.side), turned.turn);
}

/** Where the tile goes that is still to be chosen. */
function comingTo({ asks, reveal, cavers, actor }: Snapshot): string[] {
  const at = cavers[actor]?.at;
  return at && reveal && (asks === 'take' || asks === 'choose') ? [neighbourCell(at, reveal.side)] : [];
}

/** Which ways the horror could come; of those only the one that is pointed at. */
function huntWays({ hunt }: Snapshot, { target, place, highlighted }: Targeting): string[] {
  const pointed = target ?? highlighted.find((one) => one.place === place);
  const ways = (pointed ? [pointed] : highlighted).map(({ action }) => action as Action);
  return ways.flatMap((action) =>
    hunt && action.type === 'path'
      ? [way('hunt', [cellOf(hunt.horror), cellOf(neighbourCell(hunt.horror, action.to))])]
      : [],
  );
}

// ---------------------------------------------------------------- around

/** The actor, every target, and every horror that hunts them or somebody they could help. */
function framed({ state, snapshot }: Position<SubTerra>, targeting: Targeting, anchor: string): string[] {
  const { highlighted, others = [] } = targeting;
  const places = [...highlighted, ...others].flatMap(({ place }) => {
    if (place === undefined || place.startsWith('wall:')) return [];
    const person = personAt(place);
    return person === undefined ? [place] : (snapshot.cavers[person]?.at ?? []);
  });
  const helped = highlighted.flatMap(({ action }) => ('caver' in action ? [action.caver] : []));
  const hunters = huntsOf(state).filter(({ at, victim, moves }) =>
    victim === snapshot.actor ? moves <= NEAR : helped.includes(victim) && isNear(anchor, at),
  );
  return [anchor, ...comingTo(snapshot), ...places, ...hunters.map(({ at }) => at)];
}

/** Horrors further away are told by arrows at the edge. */
const NEAR = 3;
const REACH = 4;

function isNear(from: string, at: string): boolean {
  const [a, b] = [cellOf(from), cellOf(at)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) <= REACH;
}

type Tiles = Parameters<typeof byCell>[0];

function exitTag(
  snapshot: Snapshot,
  tiles: Tiles,
  anchor: string,
  { table }: SubTerraWords,
): NonNullable<Board['tags']> {
  const exit = exitCell(snapshot);
  if (exit === undefined || exit === anchor || snapshot.asks !== 'action') return [];
  const steps = stepsFrom(byCell(tiles), anchor).get(exit);
  const { x, y } = cellCentre(exit);
  return [{ key: 'exit', x, y: y - 90, kind: 'exit', icon: 'exit', text: table.landmark(table.exit, steps) }];
}

/** Everybody else, and the way out; horrors come with the dangers. */
function landmarks(snapshot: Snapshot, tiles: Tiles, anchor: string, { table, cavers }: SubTerraWords): Landmark[] {
  const steps = stepsFrom(byCell(tiles), anchor);
  const exit = exitCell(snapshot);
  return [
    ...Object.entries(snapshot.cavers).flatMap(([name, member]) => {
      const { at } = member;
      if (at === null || at === anchor) return [];
      const face = portrait(name, { state: caverState(member) });
      const text = table.landmark(cavers[name as Caver].name, steps.get(at));
      return [landmark(at, { key: name, tone: 'person', face, text })];
    }),
    ...(exit === undefined || exit === anchor
      ? []
      : [
          landmark(exit, {
            key: 'exit',
            tone: 'goal',
            icon: 'exit',
            text: table.landmark(table.exit, steps.get(exit)),
          }),
        ]),
  ];
}

function mapOf({ cave, cavers, horrors, actor, end }: Snapshot): MapCell[] {
  return [
    ...cave.map(({ at, tile, marks }) => mapTile(at, mapColour(tile, marks))),
    ...horrors.map(({ at }) => mapTile(at, 'threat')),
    ...Object.entries(cavers).flatMap(([name, { at }]) =>
      at === null ? [] : [mapPerson(at, CAVER_LOOKS[name as Caver][2], { isActing: name === actor && end === null })],
    ),
  ];
}

function mapColour(tile: string, marks: readonly string[]): Parameters<typeof mapTile>[1] {
  if (tile.startsWith('exit')) return 'exit';
  if (marks.includes('flood')) return 'flood';
  if (marks.includes('rubble')) return 'rubble';
  return tile.startsWith('horror') ? 'lair' : 'stone';
}
