// The players' rulebooks: every clause of the rules stands behind a paragraph, in every language, and every picture can be drawn.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Book, parseBook } from '../src/book.ts';
import { taughtGames } from './taught-games.ts';

const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* /gm;
const LANGUAGES = ['en', 'hu'] as const;

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const readBook = (language: string, name: string): Book =>
  parseBook(readFileSync(at(`rules/players/${language}/${name}.md`), 'utf8'));
const paragraphsOf = ({ chapters }: Book) =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs));

describe.each([...taughtGames, 'table'])('%s', (name) => {
  const clauses = [...readFileSync(at(`rules/${name}.md`), 'utf8').matchAll(CLAUSE)].map(([, id]) => id);
  const books = LANGUAGES.map((language) => readBook(language, name));

  it.each(LANGUAGES.map((language, i) => [language, books[i]] as const))(
    'every clause has a paragraph: %s',
    (_, book) => {
      const told = new Set(paragraphsOf(book as Book).flatMap((paragraph) => paragraph.clauses));
      expect(clauses.filter((id) => !told.has(id as string))).toEqual([]);
      expect([...told].filter((id) => !clauses.includes(id))).toEqual([]);
    },
  );

  it('has the same chapters in every language', () => {
    const slugs = books.map(({ chapters }) => chapters.map(({ slug }) => slug));
    expect(slugs[1]).toEqual(slugs[0]);
    expect(new Set(slugs[0]).size).toBe(slugs[0]?.length);
  });

  it('shows pictures that are there', () => {
    const pictures = books.flatMap(paragraphsOf).flatMap((paragraph) => paragraph.pictures);
    const missing = pictures.filter(({ kind, name: of }) => {
      const folder = kind === 'lesson' ? 'learn/lessons' : 'scenarios';
      return !existsSync(at(`games/${name}/${folder}/${of}.json`));
    });
    expect(missing).toEqual([]);
  });
});
