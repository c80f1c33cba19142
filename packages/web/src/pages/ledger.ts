// The rules as they are written, clause by clause, in the reader's language; loaded when somebody looks at them.
import type { Language } from '../words/index.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What stands under it before the next clause: tables, lists, sentences. */
  readonly below: readonly Part[];
}

export type Part =
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'text'; readonly text: string };

export interface Chapter {
  readonly title: string;
  /** Before its first clause. */
  readonly opening: readonly Part[];
  readonly clauses: readonly Clause[];
}

export interface Book {
  readonly name: string;
  readonly language: Language;
  /** What its words mean; the rest of a preface is for those who work on the rules. */
  readonly terms: string | undefined;
  readonly chapters: readonly Chapter[];
}

const FILES = import.meta.glob<string>('../../../../rules/{,hu/}*.md', { query: '?raw', import: 'default' });

/** By the first two letters of an id, or by the name of a game. */
const BOOKS: Readonly<Record<string, string>> = {
  ST: 'sub-terra',
  IE: 'infernos-edge',
  PS: 'pocket-sub',
  TB: 'table',
};

export const bookOf = (id: string): string | undefined =>
  BOOKS[id.slice(0, 2)] ?? Object.values(BOOKS).find((name) => name === id);

export async function loadBook(name: string, language: Language): Promise<Book | undefined> {
  const load = FILES[`../../../../rules/${language === 'en' ? '' : `${language}/`}${name}.md`];
  return load ? { name, language, ...readBook(await load()) } : undefined;
}

export const clausesOf = ({ chapters }: Pick<Book, 'chapters'>): Clause[] => chapters.flatMap(({ clauses }) => clauses);

/** All that is said in parts, to be searched. */
export const saidIn = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) =>
      part.type === 'table' ? [part.head, ...part.rows].flat() : part.type === 'list' ? part.items : part.text,
    )
    .join(' ');

// ---------------------------------------------------------------- reading

const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* (.*)$/;
const TERMS = /^(?:Words|Szavak): /;

export function readBook(text: string): Pick<Book, 'terms' | 'chapters'> {
  const [preface = '', ...chapters] = text.split(/^## /m);
  const terms = preface.split('\n\n').find((paragraph) => TERMS.test(paragraph));
  return { terms: terms?.replaceAll('\n', ' ').trim(), chapters: chapters.map(readChapter) };
}

function readChapter(text: string): Chapter {
  const [title = '', ...lines] = text.split('\n');
  const opening: string[] = [];
  const clauses: { readonly id: string; readonly text: string; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const [, id, clause] = CLAUSE.exec(line) ?? [];
    if (id && clause) clauses.push({ id, text: clause, lines: [] });
    else (clauses.at(-1)?.lines ?? opening).push(line);
  }
  return {
    title,
    opening: readParts(opening),
    clauses: clauses.map(({ lines: below, ...clause }) => ({ ...clause, below: readParts(below) })),
  };
}

const ITEM = /^\s+- (.*)$/;
const isRow = (line: string): boolean => line.startsWith('|');
const kindOf = (line: string): Part['type'] => (isRow(line) ? 'table' : ITEM.test(line) ? 'list' : 'text');

/** Neighbouring lines of one kind are one part; an empty line ends it. */
function readParts(lines: readonly string[]): Part[] {
  const runs: string[][] = [[]];
  for (const line of lines) {
    const run = runs.at(-1);
    if (line.trim() === '') runs.push([]);
    else if (run?.[0] === undefined || kindOf(run[0]) === kindOf(line)) run?.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => run.length > 0).map(readPart);
}

function readPart(lines: readonly string[]): Part {
  const [first = ''] = lines;
  switch (kindOf(first)) {
    case 'table': {
      // Under the head lies a rule of dashes.
      const [head = [], , ...rows] = lines.map(cellsOf);
      return { type: 'table', head, rows };
    }
    case 'list':
      return { type: 'list', items: lines.map((line) => ITEM.exec(line)?.[1] ?? '') };
    default:
      return { type: 'text', text: lines.map((line) => line.trim()).join(' ') };
  }
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Marks of the ledger's own writing that a reader does not need. */
export const readable = (text: string): string =>
  text.replaceAll(/\s*\*\*\[ruling\]\*\*/g, '').replaceAll(/[*_`]/g, '');

export const isRuling = (text: string): boolean => text.includes('[ruling]');
