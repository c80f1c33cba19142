// A position as it is seen on the table: tiles with their regions, and what lies in each.
import { type Colour, type PocketSub, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import { type Spot, spotOf } from '@undercroft/pocket-sub/words';

export type Sea = PocketSub['State'];
export type Spin = Snapshot['whirlpools'][number]['spin'];

/** In the order of a position's numbers. */
export const WATERS = ['shallow', 'deep', 'rocky'] as const;
export type Water = (typeof WATERS)[number];

export interface Piece {
  readonly kind: 'cc' | 'sub' | 'hero' | 'mine';
  readonly fleet: Colour;
}

export interface ChartRegion {
  /** As in the rules: '0,0:e3'. */
  readonly name: string;
  readonly spot: Spot;
  readonly water: Water;
  readonly pieces: readonly Piece[];
  /** Its place in the course of this turn's move, and whether the sub has left it. */
  readonly course: { readonly index: number; readonly left: boolean } | undefined;
}

export interface ChartTile {
  readonly number: number;
  readonly q: number;
  readonly r: number;
  /** While the standard sea is being laid some cells are still open. */
  readonly laid: boolean;
  readonly whirlpool: Spin | undefined;
  readonly regions: readonly ChartRegion[];
}

export function fleetOf(sea: Sea, seat: number): Colour {
  const fleet = sea.board.colours[seat];
  if (!fleet) throw new RangeError(`there is no seat ${seat}`);
  return fleet;
}

/** The fleets that win together, in the order of their seats. */
export function fleetsBySide(sea: Sea): Colour[][] {
  const numbers = [...new Set(sea.board.sides.subarray(0, sea.board.players))];
  return numbers.map((side) => sea.board.colours.filter((_, seat) => sea.board.sides[seat] === side));
}

export function readChart(sea: Sea): ChartTile[] {
  const position = pocketSub.save(sea);
  return sea.board.cells.map((cell, i) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    const whirlpool = position.whirlpools.find(({ at }) => at === `${cell}:c`)?.spin;
    const names = sea.board.names.filter((name) => name.startsWith(`${cell}:`));
    const regions = names.map((name) => readRegion(sea, position, name));
    return { number: i + 1, q, r, laid: i < position.tiles.length, whirlpool, regions };
  });
}

function readRegion(sea: Sea, position: Snapshot, name: string): ChartRegion {
  const path = position.move?.path ?? [];
  const index = path.indexOf(name);
  return {
    name,
    spot: spotOf(name),
    water: waterAt(sea, name),
    pieces: piecesAt(position, name),
    course: index < 0 ? undefined : { index, left: index < path.length - 1 },
  };
}

export const waterAt = (sea: Sea, region: string): Water =>
  WATERS[sea.water[sea.board.names.indexOf(region)] ?? 0] ?? 'shallow';

export function piecesAt(position: Snapshot, region: string): Piece[] {
  const fleets = Object.keys(position.subs) as Colour[];
  const centres = fleets.filter((fleet) => position.commandCentres[fleet] === region);
  const mines = fleets.filter((fleet) => position.mines[fleet]?.includes(region));
  return [
    ...centres.map((fleet) => ({ kind: 'cc' as const, fleet })),
    ...fleets.flatMap((fleet) => subsAt(position, fleet, region)),
    ...mines.map((fleet) => ({ kind: 'mine' as const, fleet })),
  ];
}

function subsAt(position: Snapshot, fleet: Colour, region: string): Piece[] {
  const kind = isHero(position, fleet) ? 'hero' : 'sub';
  return (position.subs[fleet] ?? []).filter((at) => at === region).map(() => ({ kind, fleet }));
}

/** PS-HERO-1; nobody is a hero while the fleets are still being placed (PS-STD-2). */
export const isHero = (position: Snapshot, fleet: Colour): boolean =>
  !SETTING_UP.includes(position.phase) && position.subs[fleet]?.length === 1;

const SETTING_UP: readonly Snapshot['phase'][] = ['tile', 'place-cc', 'place-sub', 'whirlpool'];
