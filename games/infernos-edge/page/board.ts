// An expedition as the stage shows it: the temple, torchlight and fire, who stands where, what is aimed at and touched.
import { type Action, burningRings, type InfernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { cellCentre, cellOf, neighbourCell } from '@undercroft/page-kit/cave/cells';
import { targetedGaps, targetMarks, targetTags } from '@undercroft/page-kit/cave/targets';
import { boxAround, byCell, groundTile, inHand, light, mark, TILE, way } from '@undercroft/page-kit/draw/cave/board';
import { drawTile } from '@undercroft/page-kit/draw/cave/tile';
import { group, moved, use } from '@undercroft/page-kit/draw/markup';
import type { Board, Position, Target, Targeting } from '@undercroft/page-kit/game-view';
import { tryCode } from '@undercroft/page-kit/trial';
import { infernosEdgeBoard } from './draw/board.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTileInHand, type TempleTile, templeSpaces } from './draw/tile.ts';
import { frameOf } from './frame.ts';
import type { Later } from './later.ts';
import { placesOn } from './places.ts';
import { infernosEdge } from './rules.ts';
import { eventsOfType, withDefaultChoices } from './trials.ts';
import { actingGuardian, type Expedition, gapOf, isOfLead, viewpoint } from './viewpoint.ts';

export function boardOf(
  position: Position<InfernosEdge>,
  targeting: Targeting,
  words: InfernosEdgeWords,
  { parts }: Later,
): Board {
  const { state, snapshot } = position;
  const { tiles, lamps, pieces } = infernosEdgeBoard(snapshot);
  const spaces = new Map(templeSpaces(snapshot).map((space) => [space.at, space]));
  const { highlighted, others = [], target } = targeting;
  const tilesByCell = byCell(tiles);
  const shown = [...highlighted, ...others];
  const cells = [...spaces.keys(), ...targetedGaps(shown, (at) => spaces.has(at))];
  const hand = handOf(state, snapshot, { shown, target });
  const isInHand = snapshot.asks === 'place' || snapshot.asks === 'choose';
  const anchor = viewpoint(snapshot).at;
  // Those among whom somebody has to choose stand close together: their rings lie over them.
  const areRingsAbove = snapshot.asks === 'victim' || snapshot.asks === 'guardian';
  const ground = { isGap: (at: string) => !spaces.has(at), pieces, from: anchor };
  const isOthers = others.length > 0;
  const frame = isOthers ? mark('hint', { x: 0, y: 0 }) : use('m-fits');
  const marks = isInHand ? '' : targetMarks(targeting, ground);
  return {
    box: boxAround(cells.map(cellOf)),
    ground: tiles.map((tile) => groundTile(TEMPLE, tile)),
    light: light('temple', tiles, lamps),
    marks: (areRingsAbove ? '' : marks) + huntWay(snapshot, targeting),
    pieces,
    overlay: areRingsAbove
      ? marks
      : snapshot.asks === 'choose' && !target
        ? offered(hand, frame)
        : hand.map((tile) => inHand(TEMPLE, tile, { cells: tilesByCell, fits: true, isOthers })).join('') +
          (target?.danger ? hand.map((tile) => mark('grave', tile)).join('') : ''),
    places: placesOn(
      position,
      { cells, spaces, tiles: tilesByCell, highlighted, pieces, burning: burningRings(state).flat() },
      words,
    ),
    centre: centreOf(snapshot, targeting) ?? cellCentre(anchor),
    tags: isInHand ? [] : targetTags(targeting, ground),
    frame: frameOf(position, shown),
    ...parts?.surroundingsOf(position),
  };
}

/** Where a question of the lead is decided, which may be far from everybody. */
function centreOf(snapshot: Snapshot, { highlighted }: Targeting): Board['centre'] | undefined {
  const cells = highlighted.flatMap(({ place }) => (place?.includes(':') === false ? [cellCentre(place)] : []));
  if (cells.length === 0 || !(isOfLead(snapshot) || snapshot.asks === 'wake')) return undefined;
  const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
  return { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
}

// ---------------------------------------------------------------- tiles in hand

interface InHand {
  /** What can be done, here or elsewhere. */
  readonly shown: readonly Target[];
  readonly target: Target | undefined;
}

/** What would lie so, once it is aimed; two tiles while a Scholar has still to choose (IE-ARC-1). */
function handOf(expedition: Expedition, snapshot: Snapshot, { shown, target }: InHand): TempleTile[] {
  const at = gapOf(snapshot);
  return (target ? [target] : snapshot.asks === 'place' ? shown.slice(0, 1) : shown).flatMap((one) => {
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
const offered = (hand: readonly TempleTile[], frame: string): string =>
  hand
    .map((tile, i) => {
      const x = (tile.x + (i - (hand.length - 1) / 2) * 0.62) * TILE;
      return group(moved({ x, y: tile.y * TILE, scale: 0.58 }), use('m-lifted') + drawTile(TEMPLE, tile) + frame);
    })
    .join('');

/** Which way the guardian would come. */
function huntWay(snapshot: Snapshot, { target }: Targeting): string {
  const action = target?.action as Action | undefined;
  const at = actingGuardian(snapshot);
  if (!at || action?.type !== 'path') return '';
  return way('hunt', [cellOf(at), cellOf(neighbourCell(at, action.to))]);
}
