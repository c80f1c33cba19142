// Reads the names of places as people type them: '3 SW' is tile 3's south-western region, '3 centre' its centre.
import { SPOTS, type Spot, type TerminalWords } from '@undercroft/pocket-sub/words';

/** The cells of the outline in order: tile 1 lies on the first. */
export type Cells = readonly string[];

export type Named =
  | { readonly type: 'place'; readonly region: string }
  | { readonly type: 'no-such-tile'; readonly tile: number };

const PLACE = /^(\d{1,3})[\s.,:-]*([a-z][a-z -]*)$/;

/** Reads '3 SW', '3sw', '3 south-west', '4 c', '3. lapka, délnyugat'. Undefined if it does not look like a place. */
export function readPlace(cells: Cells, text: string, { spots, tile }: TerminalWords['place']): Named | undefined {
  const typed = letters(text).replace(new RegExp(String.raw`\b(?:${tile.join('|')})\b`), ' ');
  const [, number, word = ''] = PLACE.exec(typed.trim()) ?? [];
  const spot = spotNamed(spots, word);
  if (number === undefined || spot === undefined) return undefined;
  const cell = cells[Number(number) - 1];
  return cell === undefined
    ? { type: 'no-such-tile', tile: Number(number) }
    : { type: 'place', region: `${cell}:${edgeOf(spot)}` };
}

/** In small letters and without accents: not every keyboard has them. */
const letters = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const compact = (word: string): string => letters(word).replaceAll(/[\s-]/g, '');

function spotNamed(spots: TerminalWords['place']['spots'], word: string): Spot | undefined {
  const known = [...SPOTS, 'centre'] as const;
  return known.find((spot) => spots[spot].some((name) => compact(name) === compact(word)));
}

const edgeOf = (spot: Spot): string => (spot === 'centre' ? 'c' : `e${SPOTS.indexOf(spot)}`);
