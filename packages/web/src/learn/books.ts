// The players' rulebooks, with the numbered rules that stand behind each paragraph.
import { type Book, type BookChapter, type BookSection, type Paragraph, parseBook } from '@undercroft/learn/book';
import type { Language } from '@undercroft/words';
import { type Clause, clausesOf, loadRulebook } from '../pages/rulebook.ts';

const FILES = import.meta.glob<string>('../../../../rules/players/*/*.md', { query: '?raw', import: 'default' });

export interface PlayersBook extends Book {
  readonly name: string;
  readonly clauses: ReadonlyMap<string, Clause>;
}

export async function loadBook(name: string, language: Language): Promise<PlayersBook | undefined> {
  const load = FILES[`../../../../rules/players/${language}/${name}.md`];
  const [text, rules] = await Promise.all([load?.(), loadRulebook(name, language)]);
  if (text === undefined || !rules) return undefined;
  return { ...parseBook(text), name, clauses: new Map(clausesOf(rules).map((clause) => [clause.id, clause])) };
}

/** A paragraph with where it stands. */
export interface Passage {
  readonly chapter: BookChapter;
  readonly section: BookSection;
  readonly paragraph: Paragraph;
}

export const passagesOf = (book: Book): Passage[] =>
  book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => section.paragraphs.map((paragraph) => ({ chapter, section, paragraph }))),
  );

/** The paragraph behind which a clause stands. */
export const passageOf = (book: Book, clause: string): Passage | undefined =>
  passagesOf(book).find(({ paragraph }) => paragraph.clauses.includes(clause));

export const textOfParagraph = ({ parts }: Paragraph): string =>
  parts.map((part) => (part.type === 'text' ? part.text : part.items.join(' '))).join(' ');

/** Small letters without accents: 'kotel' finds 'kötél'. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Passages with all words that are searched for, the best first: by the number of a rule, then by a title, then by their text, then by a rule's. */
export function search(book: PlayersBook, wanted: string): Passage[] {
  const words = plainLetters(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => words.every((word) => plainLetters(text).includes(word));
  const rank = ({ chapter, section, paragraph }: Passage): number => {
    const { clauses } = paragraph;
    const text = textOfParagraph(paragraph).replaceAll('**', '');
    const rules = clauses.map((id) => book.clauses.get(id)?.text ?? '').join(' ');
    if (clauses.some((id) => id.toLowerCase() === words.join(' '))) return 0;
    const places = [clauses.join(' '), section.title, chapter.title, text, rules];
    const found = places.findIndex(has);
    // Words may be found in several places together: 'horror rope' in a title and its text.
    return found >= 0 ? found + 1 : has(places.join(' ')) ? places.length + 1 : Number.POSITIVE_INFINITY;
  };
  return passagesOf(book)
    .map((passage) => ({ passage, rank: rank(passage) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ passage }) => passage);
}
