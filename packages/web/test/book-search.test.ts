// The players' rulebooks are searched by the number of a rule, by a title and by the words people use.
import { catalog } from '@undercroft/catalog';
import { describe, expect, test } from 'vitest';
import { loadBook, type PlayersBook, passagesOf, search, textOfParagraph } from '../src/learn/books.ts';

const BOOKS = [...catalog.map(({ id }) => id), 'table'].flatMap((name) =>
  (['en', 'hu'] as const).map((language) => [name, language] as const),
);

async function bookOf(name: string, language: 'en' | 'hu'): Promise<PlayersBook> {
  const book = await loadBook(name, language);
  if (!book) throw new Error(`no ${name} in ${language}`);
  return book;
}

describe.each(BOOKS)('%s, %s', (name, language) => {
  test('every rule is found first by its number', async () => {
    const book = await bookOf(name, language);
    const missed = [...book.clauses.keys()].filter((id) => !search(book, id)[0]?.paragraph.clauses.includes(id));
    expect(missed).toEqual([]);
    expect(search(book, [...book.clauses.keys()][0]?.toLowerCase() ?? '').length).toBeGreaterThan(0);
  });

  test('every passage is among the first by its title', async () => {
    const book = await bookOf(name, language);
    const missed = passagesOf(book).filter(({ section }) => {
      if (section.title === '') return false;
      const found = search(book, section.title);
      const others = found.filter((one) => one.section.title === section.title);
      return others.length === 0 || found.indexOf(others[0] as (typeof found)[number]) > 4;
    });
    expect(missed.map(({ section }) => section.title)).toEqual([]);
  });

  test('what the field suggests is found, and no number of a rule is suggested', async () => {
    const book = await bookOf(name, language);
    const words = book.examples.split(', ');
    expect(words.length).toBe(3);
    expect(words.filter((word) => search(book, word).length === 0 || /[A-Z]{2}-/.test(word))).toEqual([]);
  });
});

test('accents and capitals do not matter, several words may stand apart, and nonsense finds nothing', async () => {
  const book = await bookOf('sub-terra', 'hu');
  const texts = (wanted: string) => search(book, wanted).map(({ paragraph }) => textOfParagraph(paragraph));
  expect(texts('KOTEL')).toEqual(texts('kötél'));
  expect(texts('kötél').length).toBeGreaterThan(3);
  const both = texts('sziklaperem kötél');
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(texts('kötél').length);
  expect([texts('nincsilyensehol'), texts('  ')]).toEqual([[], []]);
});

test('a numbered list keeps its numbers', async () => {
  const book = await bookOf('sub-terra', 'en');
  const [{ paragraph } = { paragraph: undefined }] = search(book, 'ST-COMP-4');
  const [, list] = paragraph?.parts ?? [];
  expect(list).toMatchObject({
    type: 'list',
    isNumbered: true,
    items: ['Diver', 'Scout', 'Geologist', 'Engineer', 'Climber', 'Medic', 'Bodyguard', 'Leader'],
  });
});
