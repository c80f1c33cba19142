// An expedition as the stage shows it: the temple, torchlight and fire, who stands where, what is aimed at and touched.
import { type Action, type Explorer, priceOf, type Snapshot } from '@undercroft/infernos-edge';
import { boxAround, byCell, groundTile, inHand, light, TILE, way } from '../../draw/cave-board.ts';
import { infernosEdgeBoard } from '../../draw/infernos-edge-board.ts';
import { infernosEdgeTileInHand, type TempleTile, templeSpaces } from '../../draw/infernos-edge-tile.ts';
import { group, moved, use } from '../../draw/markup.ts';
import { TEMPLE } from '../../draw/stone/temple.ts';
import { drawTile } from '../../draw/tile.ts';
import { tryCode } from '../../play/trial.ts';
import type { Aiming, Board } from '../../stage/contract.ts';
import type { InfernosEdgeWords } from '../../words/en/infernos-edge.ts';
import type { TemplePlace } from '../../words/kinds.ts';
import { between } from '../../words/places.ts';
import { besideCell, cellOf, middle } from '../cave/cells.ts';
import { aimMarks, gapsAimedAt, spot } from '../cave/shown.ts';
import { nextToBurn } from './hazards.ts';
import { infernosEdge } from './rules.ts';
import { actingGuardian, type Expedition, gapOf, isOfLead, nearestGuardian, viewpoint } from './seen.ts';
import { only, settled } from './trials.ts';

export function boardOf(expedition: Expedition, aiming: Aiming, words: InfernosEdgeWords): Board {
  const position = infernosEdge.save(expedition);
  const { tiles, lamps, pieces } = infernosEdgeBoard(position);
  const spaces = new Map(templeSpaces(position).map((space) => [space.at, space]));
  const gaps = gapsAimedAt(aiming.lit, (at) => spaces.has(at));
  const hand = handOf(expedition, position, aiming);
  const isOffered = position.asks === 'choose' && !aiming.aim;
  const burning = nextToBurn(expedition);
  const nearest = guardianTag(expedition, position, words);
  const cells = [...spaces.keys(), ...gaps];
  const view = { spaces, burning, lit: aiming.lit, anchor: viewpoint(position).at };
  return {
    box: boxAround(cells.map(cellOf)),
    ground: tiles.map((tile) => groundTile(TEMPLE, tile)),
    light: light('temple', tiles, lamps),
    marks: [
      ...burning.map(threatened),
      position.asks === 'place' || position.asks === 'choose' ? '' : aimMarks(aiming, (at) => !spaces.has(at)),
      huntWay(position, aiming),
    ].join(''),
    pieces,
    over: isOffered
      ? offered(hand)
      : hand.map((tile) => inHand(TEMPLE, tile, { cells: byCell(tiles), fits: true })).join('') + nearest,
    places: cells.map((at) => spot(at, label(position, at, view, words))),
    centre: centreOf(position, aiming) ?? middle(view.anchor),
  };
}

/** Where a question of the lead is decided, which may be far from everybody. */
function centreOf(position: Snapshot, { lit }: Aiming): Board['centre'] | undefined {
  const cells = lit.flatMap(({ place }) => (place === undefined ? [] : [middle(place)]));
  if (cells.length === 0 || !(isOfLead(position) || position.asks === 'wake')) return undefined;
  const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;
  return { x: mean(cells.map(({ x }) => x)), y: mean(cells.map(({ y }) => y)) };
}

// ---------------------------------------------------------------- tiles in hand

/** What would lie so, once it is aimed; two tiles while a Scholar has still to choose (IE-ARC-1). */
function handOf(expedition: Expedition, position: Snapshot, { lit, aim }: Aiming): TempleTile[] {
  const at = gapOf(position);
  return (aim ? [aim] : position.asks === 'place' ? lit.slice(0, 1) : lit).flatMap((one) => {
    const action = one.action as Action;
    if (action.type === 'sanctum') return aim ? sanctumOf(expedition, action) : [];
    const tile = action.type === 'choose' ? action.tile : position.reveal?.hand;
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
  return only(settled(tryCode(infernosEdge, expedition, code.value)).events, 'tile-placed')[0]?.turn ?? 0;
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
function threatened(cell: string): string {
  const { x, y } = middle(cell);
  const side = TILE - 20;
  return (
    `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="14" fill="#ff6a1f" fill-opacity=".14" ` +
    'stroke="#ff9a48" stroke-width="6" stroke-dasharray="3 15" stroke-linecap="round"/>'
  );
}

/** Which way the guardian would come. */
function huntWay(position: Snapshot, { aim }: Aiming): string {
  const action = aim?.action as Action | undefined;
  const at = actingGuardian(position);
  if (!at || action?.type !== 'path') return '';
  return way('hunt', [cellOf(at), cellOf(besideCell(at, action.to))]);
}

/** How far the nearest guardian is from whoever acts (IE-MAP-5). */
function guardianTag(expedition: Expedition, position: Snapshot, { team }: InfernosEdgeWords): string {
  const near = position.asks === 'action' ? nearestGuardian(expedition, position) : undefined;
  return near ? tag(near.at, team.guardianSteps(near.steps)) : '';
}

/** Over the top of a space. */
function tag(cell: string, text: string): string {
  const { x, y } = middle(cell);
  const width = 30 + 9.5 * text.length;
  return group(
    moved({ x, y: y - 80 }),
    `<rect x="${-width / 2}" y="-17" width="${width}" height="34" rx="17" fill="#2a0c08" fill-opacity=".94"/>` +
      `<text text-anchor="middle" dominant-baseline="central" fill="#ffb6a4" style="font:600 19px var(--font-ui,system-ui,sans-serif)">${text}</text>`,
  );
}

// ---------------------------------------------------------------- places

interface View {
  readonly spaces: ReadonlyMap<string, ReturnType<typeof templeSpaces>[number]>;
  readonly burning: readonly string[];
  readonly lit: Aiming['lit'];
  readonly anchor: string;
}

function label(position: Snapshot, at: string, { spaces, burning, lit, anchor }: View, words: InfernosEdgeWords) {
  const space = spaces.get(at);
  const can = [...new Set(lit.flatMap((aim) => (aim.place === at ? [(aim.action as Action).type] : [])))];
  const place: TemplePlace<Action['type']> = {
    ...(space ? { tile: space.tile, marks: space.marks, keys: space.keys } : {}),
    from: between(anchor, at),
    artifact: position.artifact === at,
    guardians: position.guardians.filter((one) => one.at === at).length,
    burnsNext: burning.includes(at),
    people: peopleOn(position, at),
    can: can.map((deed) => ({ deed, points: position.asks === 'action' ? priceOf(deed) : 0 })),
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
