// The rules in the reader's language: the Hungarian book says the same clauses, in the same order, with the same numbers.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Book, isRuling, loadBook, readable } from '../src/pages/ledger.ts';
import type { Language } from '../src/words/index.ts';

const BOOKS = ['sub-terra', 'infernos-edge', 'pocket-sub', 'table'];
const ENGLISH = / (?:the|of|and|are|or|with|for|to|on|may|not|that) /i;

async function book(language: Language, name: string): Promise<Book> {
  const found = await loadBook(name, language);
  if (!found) throw new Error(`No ${name} in ${language}`);
  return found;
}

const ids = ({ clauses }: Book): string[] => clauses.map(({ id }) => id);

/** What no language changes: numbers, cited clauses, sources and marks, in whatever order a sentence puts them. */
const invariants = (text: string): string[] =>
  (text.match(/[A-Z]{2}(?:-[A-Z0-9]+)+|\d+|\[ruling\]|FACT|\b(?:EN|HU|RM)\b/g) ?? []).sort();

/** The chapters with the lines of tables and lists that follow clauses. */
const frame = (language: Language, name: string): string[] => {
  const path = `../../../rules/${language === 'en' ? '' : 'hu/'}${name}.md`;
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) =>
    line.startsWith('## ') ? ['chapter'] : /^(?:\||\s+- )/.test(line) ? [(line.match(/[|\d−()]/g) ?? []).join('')] : [],
  );
};

describe.each(BOOKS)('%s in Hungarian', (name) => {
  test('has the clauses of the English ledger, in its order and chapters', async () => {
    const [english, hungarian] = [await book('en', name), await book('hu', name)];
    expect(ids(hungarian)).toEqual(ids(english));
    expect(frame('hu', name)).toEqual(frame('en', name));
    const chapterOf = ({ clauses }: Book): number[] => {
      const chapters = [...new Set(clauses.map(({ chapter }) => chapter))];
      return clauses.map(({ chapter }) => chapters.indexOf(chapter));
    };
    expect(chapterOf(hungarian)).toEqual(chapterOf(english));
  });

  test('keeps numbers, citations, sources and rulings of every clause', async () => {
    const marks = ({ clauses }: Book) => clauses.map(({ id, text }) => [id, invariants(text)]);
    expect(marks(await book('hu', name))).toEqual(marks(await book('en', name)));
  });

  test('leaves no clause empty or in English', async () => {
    const english = new Set((await book('en', name)).clauses.map(({ text }) => text));
    const { clauses } = await book('hu', name);
    const left = clauses.filter(
      ({ text }) => readable(text).trim().length < 10 || english.has(text) || ENGLISH.test(text),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test('reads on where the mark of a ruling is taken out', async () => {
    const { clauses } = await book('hu', name);
    const torn = clauses.filter(({ text }) => isRuling(text) && /\[|\*| [,;.)]/.test(readable(text)));
    expect(torn.map(({ id }) => id)).toEqual([]);
  });
});

test('an unknown book is no book', async () => {
  expect(await loadBook('chess', 'hu')).toBeUndefined();
});
