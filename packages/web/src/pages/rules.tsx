// The rules: a clause with its neighbours, or a whole book that can be searched.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../app/catalog.ts';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { Icon } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import { type Book, bookOf, type Clause, isRuling, loadBook, readable } from './ledger.ts';

interface Props {
  readonly words: PageWords;
  readonly id: string;
}

export function RulesPage({ words, id }: Props) {
  const book = useSignal<Book | undefined>(undefined);
  const search = useSignal('');
  const name = bookOf(id);
  const language = settings.language.value;
  useEffect(() => {
    document.title = words.titled(words.rules.title);
  }, [words]);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Book | undefined) => {
      if (isWanted) book.value = found;
    };
    if (name) void loadBook(name, language).then(show);
    return () => {
      isWanted = false;
    };
  }, [name, language]);
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, book.value]);
  const wanted = search.value.toLowerCase();
  const clauses = (book.value?.clauses ?? []).filter(
    (clause) => wanted === '' || `${clause.id} ${clause.text}`.toLowerCase().includes(wanted),
  );
  const isKnown = name === id || book.value === undefined || book.value.clauses.some((clause) => clause.id === id);
  return (
    <div class="page">
      <Top words={words} />
      <main class="text-page">
        <h1>{name === 'table' || name === undefined ? words.rules.title : words.rules.of(name)}</h1>
        <nav class="row" aria-label={words.rules.title}>
          <button type="button" class="button" onClick={() => history.back()}>
            <Icon name="back" /> {words.common.back}
          </button>
          {[...GAME_IDS, 'table'].map((one) => (
            <a key={one} class="button bare" aria-current={one === name ? 'page' : undefined} href={to.rules(one)}>
              {one === 'table' ? words.rules.table : words.gameName(one)}
            </a>
          ))}
        </nav>
        <label class="search">
          <span class="label">{words.rules.search}</span>
          <input
            type="search"
            class="field"
            value={search.value}
            onInput={(event) => {
              search.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="label" role="status">
          {!isKnown && words.rules.unknown(id)} {wanted !== '' && words.rules.found(clauses.length)}
        </p>
        <div class="chapters" lang={book.value?.language}>
          {byChapter(clauses).map(([chapter, own]) => (
            <section key={chapter} aria-label={chapter}>
              <h2>{chapter}</h2>
              <dl class="clauses">
                {own.map((clause) => (
                  <div key={clause.id} id={clause.id} class={clause.id === id ? 'here' : ''}>
                    <dt>{clause.id}</dt>
                    <dd>
                      {readable(clause.text)} {isRuling(clause.text) && <i class="label">{words.rules.ruling}</i>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}

function byChapter(clauses: readonly Clause[]): [string, Clause[]][] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters];
}
