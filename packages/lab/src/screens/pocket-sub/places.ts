// Names of places as people say them: tile 3's south-western region is '3 SW', its middle '3 centre'.

/** Clockwise from north, as edges are numbered in the rules. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Spot = (typeof DIRECTIONS)[number] | 'centre';

/** The cells of the outline in order: tile 1 lies on the first. */
export type Cells = readonly string[];

/** The name of a region of the rules ('0,0:e4') or of a whole tile ('0,0'). */
export function placeName(cells: Cells, region: string): string {
  const [cell = '', spot] = region.split(':');
  const tile = cells.indexOf(cell) + 1;
  return spot === undefined ? `tile ${tile}` : `${tile} ${spotOf(region)}`;
}

export const spotOf = (region: string): Spot => DIRECTIONS[Number(region.split(':e')[1])] ?? 'centre';

export type Named =
  | { readonly type: 'place'; readonly region: string }
  | { readonly type: 'no-such-tile'; readonly tile: number };

const PLACE = /^(?:tile\s+)?(\d{1,3})[\s,:-]*([a-z][a-z -]*)$/i;

/** Reads '3 SW', '3sw', '3 south-west', '4 c'. Undefined: this does not look like a place at all. */
export function readPlace(cells: Cells, text: string): Named | undefined {
  const [, number, word = ''] = PLACE.exec(text.trim()) ?? [];
  const edge = EDGES.get(word.toLowerCase().replaceAll(/[\s-]/g, ''));
  if (number === undefined || edge === undefined) return undefined;
  const cell = cells[Number(number) - 1];
  return cell === undefined
    ? { type: 'no-such-tile', tile: Number(number) }
    : { type: 'place', region: `${cell}:${edge}` };
}

const LONG_NAMES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'];
const CENTRE_NAMES = ['c', 'centre', 'center', 'middle', 'mid'];

/** Everything a direction may be called, and what the rules call it. */
const EDGES = new Map([
  ...DIRECTIONS.map((name, edge) => [name.toLowerCase(), `e${edge}`] as const),
  ...LONG_NAMES.map((name, edge) => [name, `e${edge}`] as const),
  ...CENTRE_NAMES.map((name) => [name, 'c'] as const),
]);
