// The rules as they are written, clause by clause, in the reader's language; loaded when somebody looks at them.
import type { Language } from '../words/index.ts';

export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
}

export interface Book {
  readonly name: string;
  readonly language: Language;
  readonly clauses: readonly Clause[];
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
  return load ? { name, language, clauses: readClauses(await load()) } : undefined;
}

const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* (.*)$/;

export function readClauses(text: string): Clause[] {
  let chapter = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) chapter = line.slice(3);
    const found = CLAUSE.exec(line);
    const [, id, clause] = found ?? [];
    return id && clause ? [{ id, text: clause, chapter }] : [];
  });
}

/** Marks of the ledger's own writing that a reader does not need. */
export const readable = (text: string): string =>
  text.replaceAll(/\s*\*\*\[ruling\]\*\*/g, '').replaceAll(/[*_`]/g, '');

export const isRuling = (text: string): boolean => text.includes('[ruling]');
