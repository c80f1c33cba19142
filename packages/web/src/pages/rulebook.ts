// The rules as they are written, clause by clause, in the reader's language; loaded when somebody looks at them.
import { manifests } from '@undercroft/catalog/page';
import type { Language } from '@undercroft/words';

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

export interface Rulebook {
  readonly name: string;
  readonly language: Language;
  /** What its words mean; the rest of a preface is for those who work on the rules. */
  readonly terms: string | undefined;
  readonly chapters: readonly Chapter[];
}

const FILES = import.meta.glob<string>('../../../../rules/{,hu/}*.md', { query: '?raw', import: 'default' });

/** Every game's, and the table's. */
const RULEBOOKS: readonly { readonly id: string; readonly rulePrefix: string }[] = [
  ...manifests.map(({ words, rulePrefix }) => ({ id: words.id, rulePrefix })),
  { id: 'table', rulePrefix: 'TB' },
];

/** By the id of a clause, or by the name of a game. */
export const rulebookOf = (id: string): string | undefined =>
  RULEBOOKS.find((one) => one.id === id || one.rulePrefix === id.split('-')[0])?.id;

export async function loadRulebook(name: string, language: Language): Promise<Rulebook | undefined> {
  const load = FILES[`../../../../rules/${language === 'en' ? '' : `${language}/`}${name}.md`];
  return load ? { name, language, ...parseRulebook(await load()) } : undefined;
}

export const clausesOf = ({ chapters }: Pick<Rulebook, 'chapters'>): Clause[] =>
  chapters.flatMap(({ clauses }) => clauses);

/** The text of parts, to be searched. */
export const textOf = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) =>
      part.type === 'table' ? [part.head, ...part.rows].flat() : part.type === 'list' ? part.items : part.text,
    )
    .join(' ');

// ---------------------------------------------------------------- reading

const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* (.*)$/;
const TERMS = /^(?:Words|Szavak): /;

export function parseRulebook(text: string): Pick<Rulebook, 'terms' | 'chapters'> {
  const [preface = '', ...chapters] = text.split(/^## /m);
  const terms = preface.split('\n\n').find((paragraph) => TERMS.test(paragraph));
  return { terms: terms?.replaceAll('\n', ' ').trim(), chapters: chapters.map(parseChapter) };
}

function parseChapter(text: string): Chapter {
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
    opening: parseParts(opening),
    clauses: clauses.map(({ lines: below, ...clause }) => ({ ...clause, below: parseParts(below) })),
  };
}

const ITEM = /^\s+- (.*)$/;
const isRow = (line: string): boolean => line.startsWith('|');
const kindOf = (line: string): Part['type'] => (isRow(line) ? 'table' : ITEM.test(line) ? 'list' : 'text');

/** Neighbouring lines of one kind are one part; an empty line ends it. */
function parseParts(lines: readonly string[]): Part[] {
  const runs: string[][] = [[]];
  for (const line of lines) {
    const run = runs.at(-1);
    if (line.trim() === '') runs.push([]);
    else if (run?.[0] === undefined || kindOf(run[0]) === kindOf(line)) run?.push(line);
    else runs.push([line]);
  }
  return runs.filter((run) => run.length > 0).map(parsePart);
}

function parsePart(lines: readonly string[]): Part {
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

/** Marks of the source that a reader does not need. */
export const withoutMarkup = (text: string): string =>
  text.replaceAll(/\s*\*\*\[ruling\]\*\*/g, '').replaceAll(/[*_`]/g, '');

export const isRuling = (text: string): boolean => text.includes('[ruling]');
