// An expedition as the stage shows it: the temple, torchlight and fire, who stands where, what is aimed at and touched.
import { type Action, costOfAction, type Explorer, type InfernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords, TemplePlace } from '@undercroft/infernos-edge/words';
import { cellCentre, cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import { cellPlace, targetedGaps, targetMarks } from '@undercroft/page-kit/cave/targets';
import { boxAround, byCell, groundTile, inHand, light, mark, TILE, way } from '@undercroft/page-kit/draw/cave/board';
import { drawTile } from '@undercroft/page-kit/draw/cave/tile';
import { group, moved, use } from '@undercroft/page-kit/draw/markup';
import type { Board, Position, Targeting } from '@undercroft/page-kit/game-view';
import { tryCode } from '@undercroft/page-kit/trial';
import { between } from '@undercroft/words/places';
import { infernosEdgeBoard } from './draw/board.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTileInHand, type TempleTile, templeSpaces } from './draw/tile.ts';
import { nextToBurn } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { eventsOfType, withDefaultChoices } from './trials.ts';
import { actingGuardian, type Expedition, gapOf, isOfLead, nearestGuardian, viewpoint } from './viewpoint.ts';

export function boardOf(
  { state: expedition, snapshot }: Position<InfernosEdge>,
  targeting: Targeting,
  words: InfernosEdgeWords,
): Board {
  const { tiles, lamps, pieces } = infernosEdgeBoard(snapshot);
  const spaces = new Map(templeSpaces(snapshot).map((space) => [space.at, space]));
  const gaps = targetedGaps(targeting.highlighted, (at) => spaces.has(at));
  const hand = handOf(expedition, snapshot, targeting);
  const isOffered = snapshot.asks === 'choose' && !targeting.target;
  const burning = nextToBurn(expedition);
  const nearest = guardianTag(expedition, snapshot, words);
  const cells = [...spaces.keys(), ...gaps];
  const view = { spaces, burning, highlighted: targeting.highlighted, anchor: viewpoint(snapshot).at };
  return {
    box: boxAround(cells.map(cellOf)),
    ground: tiles.map((tile) => groundTile(TEMPLE, tile)),
    light: light('temple', tiles, lamps),
    marks: [
      ...burning.map(threatened),
      snapshot.asks === 'place' || snapshot.asks === 'choose'
        ? ''
        : targetMarks(targeting, { isGap: (at) => !spaces.has(at), pieces, from: view.anchor }),
      huntWay(snapshot, targeting),
    ].join(''),
    pieces,
    overlay: isOffered
      ? offered(hand)
      : hand.map((tile) => inHand(TEMPLE, tile, { cells: byCell(tiles), fits: true })).join('') +
        (targeting.target?.loss ? hand.map((tile) => mark('grave', tile)).join('') : '') +
        nearest,
    places: cells.map((at) => cellPlace(at, label(snapshot, at, view, words))),
    centre: centreOf(snapshot, targeting) ?? cellCentre(view.anchor),
  };
}

/** Where a question of the lead is decided, which may be far from everybody. */
function centreOf(snapshot: Snapshot, { highlighted }: Targeting): Board['centre'] | undefined {
  const cells = highlighted.flatMap(({ place }) => (place === undefined ? [] : [cellCentre(place)]));
  if (cells.length === 0 || !(isOfLead(snapshot) || snapshot.asks === 'wake')) return undefined;
  const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
  return { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
}

// ---------------------------------------------------------------- tiles in hand

/** What would lie so, once it is aimed; two tiles while a Scholar has still to choose (IE-ARC-1). */
function handOf(expedition: Expedition, snapshot: Snapshot, { highlighted, target }: Targeting): TempleTile[] {
  const at = gapOf(snapshot);
  return (target ? [target] : snapshot.asks === 'place' ? highlighted.slice(0, 1) : highlighted).flatMap((one) => {
    const action = one.action as Action;
    if (action.type === 'sanctum') return target ? sanctumOf(expedition, action) : [];
    const tile = action.type === 'choose' ? action.tile : snapshot.reveal?.hand;
    if (!at || !tile || (action.type !== 'choose' && action.type !== 'place')) return [];
    return [infernosEdgeTileInHand(tile, at, action.type === 'place' ? action.turn : turnOf(expedition, action))];
  });
}

/** Both its spaces (IE-COMP-4). */
function sanctumOf(expedition: Expedition, action: Action): TempleTile[] {
  const code = infernosEdge.check(expedition, action);
  if (!code.ok) return [];
  const { temple } = infernosEdge.save(tryCode(infernosEdge, expedition, code.value).after);
  return temple
    .filter(({ tile }) => tile.startsWith('sanctum') || tile.startsWith('ledge'))
    .map(({ tile, at, turn }) => infernosEdgeTileInHand(tile, at, turn));
}

/** How it would first fit. */
function turnOf(expedition: Expedition, action: Action): number {
  const code = infernosEdge.check(expedition, action);
  if (!code.ok) return 0;
  return (
    eventsOfType(withDefaultChoices(tryCode(infernosEdge, expedition, code.value)).events, 'tile-placed')[0]?.turn ?? 0
  );
}

/** Side by side over their gap, smaller. */
const offered = (hand: readonly TempleTile[]): string =>
  hand
    .map((tile, i) => {
      const x = (tile.x + (i - (hand.length - 1) / 2) * 0.62) * TILE;
      return group(
        moved({ x, y: tile.y * TILE, scale: 0.58 }),
        use('m-lifted') + drawTile(TEMPLE, tile) + use('m-fits'),
      );
    })
    .join('');

// ---------------------------------------------------------------- marks

/** The lava takes it next. */
const threatened = (cell: string): string => use('m-threat', cellCentre(cell));

/** Which way the guardian would come. */
function huntWay(snapshot: Snapshot, { target }: Targeting): string {
  const action = target?.action as Action | undefined;
  const at = actingGuardian(snapshot);
  if (!at || action?.type !== 'path') return '';
  return way('hunt', [cellOf(at), cellOf(neighbourCell(at, action.to))]);
}

/** How far the nearest guardian is from whoever acts (IE-MAP-5). */
function guardianTag(expedition: Expedition, snapshot: Snapshot, { team }: InfernosEdgeWords): string {
  const near = snapshot.asks === 'action' ? nearestGuardian(expedition, snapshot) : undefined;
  return near ? tag(near.at, team.guardianSteps(near.steps)) : '';
}

/** Over the top of a space. */
function tag(cell: string, text: string): string {
  const { x, y } = cellCentre(cell);
  const width = 30 + 9.5 * text.length;
  return group(
    `${moved({ x, y: y - 80 })} class="m-tag"`,
    `<rect x="${-width / 2}" y="-17" width="${width}" height="34" rx="17"/><text>${text}</text>`,
  );
}

// ---------------------------------------------------------------- places

interface View {
  readonly spaces: ReadonlyMap<string, ReturnType<typeof templeSpaces>[number]>;
  readonly burning: readonly string[];
  readonly highlighted: Targeting['highlighted'];
  readonly anchor: string;
}

function label(
  snapshot: Snapshot,
  at: string,
  { spaces, burning, highlighted, anchor }: View,
  words: InfernosEdgeWords,
) {
  const space = spaces.get(at);
  const can = [
    ...new Set(highlighted.flatMap((target) => (target.place === at ? [(target.action as Action).type] : []))),
  ];
  const place: TemplePlace<Action['type']> = {
    ...(space ? { tile: space.tile, marks: space.marks, keys: space.keys } : {}),
    from: between(anchor, at),
    artifact: snapshot.artifact === at,
    guardians: snapshot.guardians.filter((one) => one.at === at).length,
    burnsNext: burning.includes(at),
    people: peopleOn(snapshot, at),
    can: can.map((action) => ({ action, points: snapshot.asks === 'action' ? costOfAction(action) : 0 })),
  };
  return words.place(place);
}

function peopleOn({ explorers, brace }: Snapshot, at: string): NonNullable<TemplePlace['people']> {
  return Object.entries(explorers).flatMap(([name, { at: place, health }]) => {
    if (place !== at) return [];
    const isBraced = name === 'veteran' && brace === 'braced';
    const state = health === 0 ? 'downed' : isBraced ? 'braced' : undefined;
    return [{ explorer: name as Explorer, ...(state ? ({ state } as const) : {}) }];
  });
}
