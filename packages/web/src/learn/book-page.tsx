// The players' rulebook: chapters in plain words, and behind each paragraph the rules word for word.
import { useSignal } from '@preact/signals';
import type { BookChapter, Paragraph, Picture } from '@undercroft/learn/book';
import type { AllWords, LearnWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { useWords } from '../app/words.ts';
import { type Clause, rulebookOf } from '../pages/rulebook.ts';
import { RulesPage } from '../pages/rules.tsx';
import { useView } from '../pages/use-view.ts';
import { Icon, RuleLink, Symbols } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import { loadPicture } from './book-pictures.ts';
import { loadBook, type Passage, type PlayersBook, passageOf, search, textOfParagraph } from './books.ts';
import { ClauseParts } from './clauses.tsx';
import { loadTexts } from './library.ts';
import { ParagraphText } from './paragraph-text.tsx';
import { PositionPicture } from './picture.tsx';
import { useLoading } from './use-learn.ts';

interface Props {
  readonly words: AllWords;
  /** A game, or the number of a rule. */
  readonly id: string;
  readonly chapter?: string | undefined;
}

export function BookPage({ words, id, chapter }: Props) {
  const name = rulebookOf(id) ?? '';
  const language = settings.language.value;
  const learn = useWords('learn');
  const texts = useLoading(() => loadTexts(name, language), [name, language]);
  const book = useLoading(async () => (await loadBook(name, language)) ?? ('none' as const), [name, language]);
  const view = useView(GAME_IDS.includes(name) ? name : undefined, words);
  useEffect(() => {
    if (typeof book === 'object') document.title = words.titled(words.rules.of(book.title));
  }, [words, book]);
  if (learn === 'missing' || book === 'missing') return <NotLoaded words={words} />;
  if (!learn || book === undefined) return <Loading words={words} />;
  if (book === 'none') return <RulesPage words={words} id={id} />;
  const drawn = view.state === 'there' ? view.value : undefined;
  return (
    <Opened
      {...{ book, id, chapter, words, learn }}
      view={drawn}
      titles={typeof texts === 'object' ? texts.lessons : {}}
    />
  );
}

interface OpenedProps extends Props {
  readonly book: PlayersBook;
  readonly learn: LearnWords;
  readonly view: TableView | undefined;
  /** Of its lessons. */
  readonly titles: Readonly<Record<string, { readonly title: string }>>;
}

function Opened(props: OpenedProps) {
  const { book, id, chapter, words, learn, view } = props;
  const wanted = useSignal('');
  const found = search(book, wanted.value);
  const at = passageOf(book, id);
  const shown = book.chapters.find(({ slug }) => slug === chapter) ?? at?.chapter ?? book.chapters[0];
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, shown]);
  return (
    <div class={`page theme-${view?.theme ?? ''}`}>
      {view && <Symbols defs={view.defs} />}
      <Top words={words} />
      <nav class="learn-top" aria-label={learn.book.name}>
        <b>{learn.book.name}</b>
        {[...GAME_IDS, 'table'].map((one) => (
          <a key={one} href={to.rules(one)} aria-current={one === book.name ? 'page' : undefined}>
            {one === 'table' ? words.rules.table : gameName(one)}
          </a>
        ))}
      </nav>
      <main class="book">
        <div class="book-ways">
          <label class="book-search">
            <Icon name="search" />
            <span class="sr">{learn.book.search}</span>
            <input
              type="search"
              placeholder={learn.book.searchFor(book.examples)}
              value={wanted.value}
              onInput={(event) => {
                wanted.value = event.currentTarget.value;
              }}
            />
          </label>
          <p class="sr" role="status">
            {wanted.value !== '' && learn.book.found(found.length)}
          </p>
          {isUnknown(book, id) && <p role="status">{words.rules.unknown(id)}</p>}
          <Contents book={book} shown={shown} learn={learn} />
        </div>
        {wanted.value === '' ? (
          shown && <ChapterView {...props} chapter={shown} />
        ) : (
          <Found book={book} found={found} learn={learn} onOpen={() => (wanted.value = '')} />
        )}
      </main>
    </div>
  );
}

const isUnknown = (book: PlayersBook, id: string): boolean => id !== book.name && !book.clauses.has(id);

const Contents = ({
  book,
  shown,
  learn,
}: Pick<OpenedProps, 'book' | 'learn'> & { readonly shown: BookChapter | undefined }) => (
  <nav aria-label={learn.book.contents}>
    <ol class="book-contents">
      {book.chapters.map((chapter) => (
        <li key={chapter.slug}>
          <a href={to.chapter(book.name, chapter.slug)} aria-current={chapter === shown ? 'page' : undefined}>
            {chapter.title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

interface FoundProps extends Pick<OpenedProps, 'book' | 'learn'> {
  readonly found: readonly Passage[];
  readonly onOpen: () => void;
}

const Found = ({ book, found, learn, onOpen }: FoundProps) => (
  <article>
    <h1>{learn.book.found(found.length)}</h1>
    <ul class="book-found">
      {found.map(({ chapter, section, paragraph }) => (
        <li key={paragraph.clauses.join()}>
          <a href={to.rules(paragraph.clauses[0] ?? book.name)} onClick={onOpen}>
            <b>{section.title === '' ? chapter.title : section.title}</b>
            <span>{textOfParagraph(paragraph).replaceAll('**', '')}</span>
            <small>{chapter.title}</small>
          </a>
        </li>
      ))}
    </ul>
  </article>
);

function ChapterView({
  book,
  chapter,
  id,
  learn,
  view,
  titles,
}: Omit<OpenedProps, 'chapter'> & { readonly chapter: BookChapter }) {
  const lessons = chapter.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'lesson'));
  return (
    <>
      <article>
        <h1>{chapter.title}</h1>
        {chapter === book.chapters[0] && <p class="lead">{book.opening}</p>}
        {chapter.sections.map((section) => (
          <section key={section.title}>
            {section.title !== '' && <h2>{section.title}</h2>}
            {section.paragraphs.map((paragraph) => (
              <ParagraphView key={paragraph.clauses.join()} {...{ book, paragraph, id, learn, view }} />
            ))}
          </section>
        ))}
      </article>
      {lessons.length > 0 && (
        <aside>
          <h2>{learn.book.tryIt}</h2>
          {lessons.map(({ name }) => (
            <a key={name} class="button" href={to.lesson(book.name, name)}>
              <Icon name="hint" /> {learn.book.lesson(titles[name]?.title ?? '')}
            </a>
          ))}
        </aside>
      )}
    </>
  );
}

type ParagraphProps = Pick<OpenedProps, 'book' | 'id' | 'learn' | 'view'> & { readonly paragraph: Paragraph };

function ParagraphView({ book, paragraph, id, learn, view }: ParagraphProps) {
  const clauses = paragraph.clauses.flatMap((clause) => book.clauses.get(clause) ?? []);
  return (
    <>
      <ParagraphText paragraph={paragraph} />
      {view &&
        paragraph.pictures.map((picture) => (
          <Example key={picture.name} game={book.name} picture={picture} view={view} />
        ))}
      <details class="book-clauses" open={paragraph.clauses.includes(id)}>
        <summary>
          <Icon name="next" /> {learn.book.wordForWord}
        </summary>
        <dl>
          {clauses.map((clause) => (
            <ClauseView key={clause.id} clause={clause} learn={learn} isWanted={clause.id === id} />
          ))}
        </dl>
      </details>
    </>
  );
}

interface ClauseProps {
  readonly clause: Clause;
  readonly learn: LearnWords;
  readonly isWanted: boolean;
}

const ClauseView = ({ clause, learn, isWanted }: ClauseProps) => (
  <div id={clause.id} class={isWanted ? 'here' : ''}>
    <dt>
      <RuleLink id={clause.id} />
    </dt>
    <dd>
      <ClauseParts clause={clause} learn={learn} />
    </dd>
  </div>
);

interface ExampleProps {
  readonly game: string;
  readonly picture: Picture;
  readonly view: TableView;
}

function Example({ game, picture, view }: ExampleProps) {
  const state = useLoading(() => loadPicture(game, picture), [game, picture.kind, picture.name]);
  if (state === undefined || state === 'missing') return null;
  return (
    <figure class="book-example">
      <PositionPicture view={view} state={state} label={picture.label} />
      <figcaption aria-hidden="true">{picture.label}</figcaption>
    </figure>
  );
}
