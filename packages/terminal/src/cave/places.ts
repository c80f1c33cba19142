// Names of places as people say them: steps from the centre ('2E 1N'), a side ('north', 'n'), or who is there. What is typed
// is read in the language in use, and in English.
import { DX, DY, SIDES, type SideName } from '@undercroft/cave';
import type { CaveTerminalWords } from '@undercroft/words/en/cave-terminal';
import { isOneOf } from './typed.ts';

type Letters = CaveTerminalWords['letters'];

/** '2,-1' is '2E 1N'; '0,0' is empty, because each game has its own name for it. */
export function stepsName(cell: string, letters: Letters): string {
  const [x, y] = xy(cell);
  return [columnName(x, letters), rowName(y, letters)].filter((part) => part !== '').join(' ');
}

export const columnName = (x: number, letters: Letters): string =>
  x === 0 ? '' : `${Math.abs(x)}${letters[x > 0 ? 'east' : 'west']}`;
export const rowName = (y: number, letters: Letters): string =>
  y === 0 ? '' : `${Math.abs(y)}${letters[y > 0 ? 'south' : 'north']}`;

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
  /** Where the asked player stands. */
  readonly from: string;
  /** Where another figure is; null if not on the board. */
  whereIs(person: Person): string | null | undefined;
}

/** The cell that a name refers to. */
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
  readonly words: CaveTerminalWords;
  /** Cells that have a name, by it. */
  readonly landmarks: Readonly<Record<string, string>>;
  person(word: string): Person | undefined;
}

/** Reads '2E 1N', '1n2e', '3 south', '2,-1', 'n', 'west', 'start', 'here', 'Medic', 'me'. Undefined if no place. */
export function readNamed<Person extends string>(text: string, known: Known<Person>): Named<Person> | undefined {
  const { words } = known;
  const word = text.trim().toLowerCase();
  if (isOneOf(word, ['here', ...words.here])) return { type: 'here' };
  const cell = known.landmarks[word] ?? readCell(word, words);
  if (cell) return { type: 'cell', cell };
  const side = readSide(word, words);
  if (side) return { type: 'side', side };
  const person = known.person(word);
  return person && { type: 'person', person };
}

/** The language in use comes first: 'e' is north in Hungarian, typed without its accent, and east in English. */
export const readSide = (word: string, { letters, sides }: CaveTerminalWords): SideName | undefined =>
  SIDES.find((side) => isOneOf(word, [letters[side], ...sides[side]])) ??
  SIDES.find((side) => isOneOf(word, [side, side.charAt(0)]));

/** What may stand before a name. */
const ARTICLE = /^(?:the|az?)\s+/i;

/** By their name, by two letters, or as the rules call them. */
export function readPerson<Person extends string>(
  text: string,
  people: readonly Person[],
  names: (person: Person) => readonly string[],
): Person | undefined {
  const word = text.trim().replace(ARTICLE, '');
  return (
    people.find((person) => isOneOf(word, names(person))) ??
    people.find((person) => isOneOf(word, [person, person.slice(0, 2)]))
  );
}

const STEPS = /(\d{1,2})\s*(\p{L}+)/gu;
const CELL = /^(?:\d{1,2}\s*\p{L}+[\s,]*){1,2}$/u;
/** As records write it. */
const WRITTEN = /^-?\d{1,2},\s*-?\d{1,2}$/;

function readCell(word: string, words: CaveTerminalWords): string | undefined {
  if (WRITTEN.test(word)) return xy(word).join(',');
  if (!CELL.test(word)) return undefined;
  let [x, y] = [0, 0];
  for (const [, count, letters = ''] of word.matchAll(STEPS)) {
    const side = readSide(letters, words);
    if (!side) return undefined;
    x += Number(count) * (DX[SIDES.indexOf(side)] ?? 0);
    y += Number(count) * (DY[SIDES.indexOf(side)] ?? 0);
  }
  return `${x},${y}`;
}
