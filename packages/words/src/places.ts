// Where things are, as somebody standing there would say it. Words never see coordinates, only directions and steps.
import type { SideName } from '@undercroft/cave';

export interface Offset {
  readonly east: number;
  readonly south: number;
}

/** The places of a cave or temple, seen from somebody. */
export interface Places<Who extends string = string> {
  /** Where a cell lies, counted from where `of` stands. */
  from(cell: string): Offset;
  /** What lies there, as the rules name it ('water T'); undefined where nothing does. */
  name(cell: string): string | undefined;
  /** What a terminal calls the place ('2E 1N'), where places have names of their own; otherwise it is said how to get there. */
  readonly label?: (cell: string) => string;
  /** From whom is counted; left out where the reader knows. */
  readonly of?: Who;
}

const xy = (cell: string): [x: number, y: number] => {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return [x, y];
};

export function between(from: string, to: string): Offset {
  const [x0, y0] = xy(from);
  const [x1, y1] = xy(to);
  return { east: x1 - x0, south: y1 - y0 };
}

/** The side to which a way leads that goes straight; undefined for a crooked one, or none. */
export function sideOf({ east, south }: Offset): SideName | undefined {
  if (east !== 0 && south !== 0) return undefined;
  if (east !== 0) return east > 0 ? 'east' : 'west';
  if (south === 0) return undefined;
  return south > 0 ? 'south' : 'north';
}

export interface Leg {
  readonly side: SideName;
  readonly steps: number;
}

/** An offset as at most two straight legs, the longer one first. */
export function legs({ east, south }: Offset): Leg[] {
  const both: Leg[] = [
    { side: east > 0 ? 'east' : 'west', steps: Math.abs(east) },
    { side: south > 0 ? 'south' : 'north', steps: Math.abs(south) },
  ];
  return both.filter(({ steps }) => steps > 0).sort((a, b) => b.steps - a.steps);
}

export function placesFrom<Who extends string>(
  anchor: string,
  name: (cell: string) => string | undefined,
  of?: Who,
): Places<Who> {
  const places = { from: (cell: string) => between(anchor, cell), name };
  return of === undefined ? places : { ...places, of };
}

/** 'cave-in T 1-3', as the rules write a tile. */
export interface TileName<Kind extends string> {
  readonly kind: Kind;
  readonly shape: string;
  readonly number: string;
}

export function readTile<Kind extends string>(tile: string): TileName<Kind> {
  const [kind = '', shape = '', number = ''] = tile.split(' ');
  return { kind: kind as Kind, shape, number: number.replace('-', '·') };
}
