// Names of places as people say them: by steps from the middle ('2E 1N'), by side ('north', 'n'), by who is there.
import { DX, DY, SIDES, type SideName } from '@undercroft/cave';

/** '2,-1' is '2E 1N'; '0,0' is empty: each game has a name of its own for it. */
export function stepsName(cell: string): string {
  const [x, y] = xy(cell);
  return [columnName(x), rowName(y)].filter((part) => part !== '').join(' ');
}

export const columnName = (x: number): string => (x === 0 ? '' : `${Math.abs(x)}${x > 0 ? 'E' : 'W'}`);
export const rowName = (y: number): string => (y === 0 ? '' : `${Math.abs(y)}${y > 0 ? 'S' : 'N'}`);

export function xy(cell: string): readonly [x: number, y: number] {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return [x, y];
}

export function besideCell(cell: string, side: SideName): string {
  const [x, y] = xy(cell);
  const at = SIDES.indexOf(side);
  return `${x + (DX[at] ?? 0)},${y + (DY[at] ?? 0)}`;
}

/** On which side of `from` the other cell lies, if they touch. */
export const sideTowards = (from: string, to: string): SideName | undefined =>
  SIDES.find((side) => besideCell(from, side) === to);

export type Named<Person extends string> =
  | { readonly type: 'cell'; readonly cell: string }
  | { readonly type: 'side'; readonly side: SideName }
  | { readonly type: 'here' }
  | { readonly type: 'person'; readonly person: Person };

interface Standpoint<Person extends string> {
  /** Where the one who is asked stands. */
  readonly from: string;
  /** Where somebody else is; null if nowhere on the board. */
  whereIs(person: Person): string | null | undefined;
}

/** The cell that is meant. */
export function cellNamed<Person extends string>(named: Named<Person>, { from, whereIs }: Standpoint<Person>): string {
  switch (named.type) {
    case 'cell':
      return named.cell;
    case 'side':
      return besideCell(from, named.side);
    case 'here':
      return from;
    case 'person':
      return whereIs(named.person) ?? from;
    default:
      return named satisfies never;
  }
}

interface Known<Person extends string> {
  /** Cells that have a name. */
  readonly landmarks: Readonly<Record<string, string>>;
  person(word: string): Person | undefined;
}

/** Reads '2E 1N', '1n2e', '3 south', '2,-1', 'n', 'west', 'start', 'here', 'Medic', 'me'. Undefined: no place at all. */
export function readNamed<Person extends string>(text: string, known: Known<Person>): Named<Person> | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'here') return { type: 'here' };
  const cell = known.landmarks[word] ?? readCell(word);
  if (cell) return { type: 'cell', cell };
  const side = readSide(word);
  if (side) return { type: 'side', side };
  const person = known.person(word);
  return person && { type: 'person', person };
}

export const readSide = (word: string): SideName | undefined =>
  SIDES.find((side) => side === word || side.charAt(0) === word);

/** By name or by its two letters. */
export function readPerson<Person extends string>(
  text: string,
  people: readonly Person[],
  signs: Readonly<Record<Person, string>>,
): Person | undefined {
  const word = text.toLowerCase().replace(/^the\s+/, '');
  return people.find((person) => person === word || signs[person].toLowerCase() === word);
}

const STEPS = /(\d{1,2})\s*(north|east|south|west|[nesw])/g;
const CELL = /^(?:\d{1,2}\s*(?:north|east|south|west|[nesw])[\s,]*){1,2}$/;
/** As records write it. */
const WRITTEN = /^-?\d{1,2},\s*-?\d{1,2}$/;

function readCell(word: string): string | undefined {
  if (WRITTEN.test(word)) return xy(word).join(',');
  if (!CELL.test(word)) return undefined;
  let [x, y] = [0, 0];
  for (const [, count, letters = ''] of word.matchAll(STEPS)) {
    const side = SIDES.findIndex((name) => name.startsWith(letters));
    x += Number(count) * (DX[side] ?? 0);
    y += Number(count) * (DY[side] ?? 0);
  }
  return `${x},${y}`;
}
