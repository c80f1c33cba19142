// The rules in the reader's language: the Hungarian book says the same clauses, in the same order, with the same numbers.
import { readFileSync } from 'node:fs';
import { catalog } from '@undercroft/catalog';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../words/src/index.ts';
import {
  clausesOf,
  isRuling,
  loadRulebook,
  type Part,
  type Rulebook,
  textOf,
  withoutMarkup,
} from '../src/pages/rulebook.ts';

const BOOKS = [...catalog.map(({ id }) => id), 'table'];
const ENGLISH = / (?:the|of|and|are|or|with|for|to|on|may|not|that) /i;

async function book(language: Language, name: string): Promise<Rulebook> {
  const found = await loadRulebook(name, language);
  if (!found) throw new Error(`No ${name} in ${language}`);
  return found;
}

const ids = (book: Rulebook): string[] => clausesOf(book).map(({ id }) => id);

/** What no language changes: numbers, cited clauses, sources and marks, in whatever order a sentence puts them. */
const invariants = (text: string): string[] =>
  (text.match(/[A-Z]{2}(?:-[A-Z0-9]+)+|\d+|\[ruling\]|FACT|\b(?:EN|HU|RM)\b/g) ?? []).sort();

const sourceOf = (language: Language, name: string): string => {
  const path = `../../../rules/${language === 'en' ? '' : 'hu/'}${name}.md`;
  return readFileSync(new URL(path, import.meta.url), 'utf8');
};

/** Chapter by chapter what stands under which clause, without its words. */
const frame = ({ chapters }: Rulebook) =>
  chapters.map(({ opening, clauses }) => [
    shape(opening),
    ...clauses.map(({ id, below }) => [id, ...shape(below), invariants(textOf(below))]),
  ]);

const shape = (parts: readonly Part[]): string[] =>
  parts.map((part) =>
    part.type === 'table'
      ? `table ${part.head.length} × ${part.rows.map((row) => row.length).join()}`
      : part.type === 'list'
        ? `list of ${part.items.length}`
        : 'text',
  );

const LETTERS = /[^\p{L}\d]+/gu;
const letters = (text: string): string => text.replaceAll(LETTERS, '');

describe.each(BOOKS)('the book of %s', (name) => {
  test.each(['en', 'hu'] as const)('leaves nothing out of the rulebook below its preface (%s)', async (language) => {
    const { chapters } = await book(language, name);
    const shown = chapters.map(({ title, opening, clauses }) =>
      [title, textOf(opening), ...clauses.flatMap(({ id, text, below }) => [id, text, textOf(below)])].join(' '),
    );
    const source = sourceOf(language, name);
    expect(letters(shown.join(' '))).toBe(letters(source.slice(source.indexOf('\n## '))));
  });
});

test('a table, a list and a sentence stand under the clause they belong to', async () => {
  const below = async (language: Language, name: string, id: string) =>
    clausesOf(await book(language, name)).find((clause) => clause.id === id)?.below;
  expect(await below('en', 'sub-terra', 'ST-COMP-1')).toMatchObject([
    { type: 'table', head: ['kind', 'n', 'X', 'T', 'L', 'I', 'D'], rows: { 1: ['water', '8', '2', '2', '', '4', ''] } },
    { type: 'text', text: 'The start tile is X, the exit tile is D.' },
  ]);
  expect(await below('hu', 'infernos-edge', 'IE-SETUP-3')).toMatchObject([
    { type: 'table', rows: { 1: ['4', '24', '21', '18', '16'] } },
  ]);
  expect(await below('en', 'pocket-sub', 'PS-BOARD-2')).toMatchObject([{ type: 'list', items: { length: 3 } }]);
  expect((await book('en', 'infernos-edge')).terms).toMatch(/^Words: .*AP = action point\.$/);
});

describe.each(BOOKS)('%s in Hungarian', (name) => {
  test('has the clauses of the English rulebook, in its order and chapters', async () => {
    const [english, hungarian] = [await book('en', name), await book('hu', name)];
    expect(ids(hungarian)).toEqual(ids(english));
    expect(frame(hungarian)).toEqual(frame(english));
  });

  test('keeps numbers, citations, sources and rulings of every clause', async () => {
    const marks = (book: Rulebook) => clausesOf(book).map(({ id, text }) => [id, invariants(text)]);
    expect(marks(await book('hu', name))).toEqual(marks(await book('en', name)));
  });

  test('leaves no clause empty or in English', async () => {
    const english = new Set(clausesOf(await book('en', name)).map(({ text }) => text));
    const clauses = clausesOf(await book('hu', name));
    const left = clauses.filter(
      ({ text }) => withoutMarkup(text).trim().length < 10 || english.has(text) || ENGLISH.test(text),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test('reads on where the mark of a ruling is taken out', async () => {
    const clauses = clausesOf(await book('hu', name));
    const torn = clauses.filter(({ text }) => isRuling(text) && /\[|\*| [,;.)]/.test(withoutMarkup(text)));
    expect(torn.map(({ id }) => id)).toEqual([]);
  });
});

test('an unknown book is no book', async () => {
  expect(await loadRulebook('chess', 'hu')).toBeUndefined();
});
