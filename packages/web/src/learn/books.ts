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

/** Passages with what is searched for, the best first: by the number of a rule, then by a title, then by their text, then by a rule's. */
export function search(book: PlayersBook, wanted: string): Passage[] {
  const words = wanted.trim().toLowerCase();
  if (words === '') return [];
  const has = (text: string): boolean => text.toLowerCase().includes(words);
  const rank = ({ chapter, section, paragraph }: Passage): number => {
    if (paragraph.clauses.some((id) => id.toLowerCase() === words)) return 0;
    if (paragraph.clauses.some(has)) return 1;
    if (has(section.title) || has(chapter.title)) return 2;
    if (has(textOfParagraph(paragraph).replaceAll('**', ''))) return 3;
    return paragraph.clauses.some((id) => has(book.clauses.get(id)?.text ?? '')) ? 4 : Number.POSITIVE_INFINITY;
  };
  return passagesOf(book)
    .map((passage) => ({ passage, rank: rank(passage) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ passage }) => passage);
}
