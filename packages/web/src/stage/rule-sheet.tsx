// A rule over the table: in plain words, what it means here and now, and word for word under its number.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { gameName } from '../app/games.ts';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { loadBook, type Passage, passageOf } from '../learn/books.ts';
import { Below, Cited } from '../learn/clauses.tsx';
import { ParagraphText } from '../learn/paragraph-text.tsx';
import { type Clause, loadRulebook, type Part, type Rulebook, rulebookOf } from '../pages/rulebook.ts';
import { clausePieces } from './clause-text.ts';
import { Dialog, Icon, Sentence } from './parts.tsx';
import type { OpenRule } from './rule-link.ts';

interface Props {
  readonly rule: OpenRule;
  readonly words: PageWords;
  /** Shows another clause in its place. */
  readonly onRule: (rule: OpenRule) => void;
  readonly onClose: () => void;
}

interface FoundClause {
  readonly clause: Clause;
  readonly chapter: string;
  readonly book: string;
  /** What the players' rulebook says of it. */
  readonly passage: Passage | undefined;
}

async function findClause(id: string): Promise<FoundClause | undefined> {
  const book = rulebookOf(id);
  if (book === undefined) return undefined;
  const language = settings.language.value;
  const [rulebook, players] = await Promise.all([loadRulebook(book, language), loadBook(book, language)]);
  const passage = players && passageOf(players, id);
  for (const { title, clauses } of rulebook?.chapters ?? []) {
    const clause = clauses.find((one) => one.id === id);
    if (clause) return { clause, chapter: passage?.chapter.title ?? title, book, passage };
  }
  return undefined;
}

type FoundClauses = ReadonlyMap<string, FoundClause | undefined>;

/** Nothing until they are loaded; without those that cannot be. */
function useClauses(ids: readonly string[]): FoundClauses | undefined {
  const found = useSignal<FoundClauses | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const find = (id: string) => findClause(id).catch(() => undefined);
    void Promise.all(ids.map(find)).then((clauses) => {
      if (isWanted) found.value = new Map(ids.map((id, i) => [id, clauses[i]]));
    });
    return () => {
      isWanted = false;
    };
  }, [ids.join(' '), settings.language.value]);
  return found.value;
}

/** A clause is called by its first words; numbers are for those who look it up. */
const FIRST_WORDS = 6;
export function clauseName(text: string): string {
  const words = clausePieces(text)
    .map((piece) => piece.text)
    .join('')
    .replace(/^\([^)]*\) /, '')
    .split(' ');
  const first = words.slice(0, FIRST_WORDS).join(' ');
  return words.length > FIRST_WORDS ? `${first.replace(/[.,;:]$/, '')} …` : first;
}

export function RuleSheet(props: Props) {
  const [id = ''] = props.rule.rules;
  return rulebookOf(id) === id ? <BookSheet {...props} book={id} /> : <ClauseSheet {...props} />;
}

function ClauseSheet({ rule, words, onRule, onClose }: Props) {
  const [id = '', ...others] = rule.rules;
  const clauses = useClauses(rule.rules);
  const more = useWords('pages');
  const learn = useWords('learn');
  if (!clauses?.has(id) || typeof more !== 'object' || typeof learn !== 'object') return null;
  const found = clauses.get(id);
  const { rules: texts } = more;
  return (
    <Dialog title={titleOf(found) ?? id} class="sheet-over" onClose={onClose}>
      <CloseButton words={words} onClose={onClose} />
      {!found && <p>{texts.unknown(id)}</p>}
      {found && <InPlainWords found={found} />}
      {rule.here !== undefined && (
        <p class="here">
          <small>{texts.hereAndNow}</small>
          <span>
            <Sentence text={rule.here} />
          </span>
        </p>
      )}
      {found && (
        <div class="clause" lang={settings.language.value}>
          <small>{id}</small>
          <ClauseText clause={found.clause} />
        </div>
      )}
      {others.length > 0 && (
        <p class="also">
          {texts.also}{' '}
          {others.map((other) => (
            <button
              key={other}
              type="button"
              class="why"
              onClick={() => onRule({ ...rule, rules: [other, ...rule.rules.filter((one) => one !== other)] })}
            >
              {titleOf(clauses.get(other)) ?? other}
            </button>
          ))}
        </p>
      )}
      <footer>
        <span>{found && found.book !== 'table' ? texts.of(gameName(found.book)) : texts.title}</span>
        <a class="why" data-leaves="table" href={to.rules(id)}>
          {learn.book.wholeChapter}
        </a>
      </footer>
    </Dialog>
  );
}

/** What the players' rulebook calls it, or the first words of the clause. */
function titleOf(found: FoundClause | undefined): string | undefined {
  if (!found) return undefined;
  const { passage, clause } = found;
  return passage ? passage.section.title || passage.chapter.title : clauseName(clause.text);
}

/** The paragraph of the players' rulebook. */
const InPlainWords = ({ found: { passage } }: { readonly found: FoundClause }) =>
  passage ? (
    <div class="in-plain-words" lang={settings.language.value}>
      <ParagraphText paragraph={passage.paragraph} />
    </div>
  ) : null;

const CloseButton = ({ words, onClose }: Pick<Props, 'words' | 'onClose'>) => (
  <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
    <Icon name="close" />
  </button>
);

/** Nothing until it is loaded, or if it cannot be. */
function useBook(name: string): Rulebook | 'missing' | undefined {
  const book = useSignal<Rulebook | 'missing' | undefined>(undefined);
  const language = settings.language.value;
  useEffect(() => {
    let isWanted = true;
    const show = (found: Rulebook | undefined) => {
      if (isWanted) book.value = found ?? 'missing';
    };
    void loadRulebook(name, language).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [name, language]);
  return book.value;
}

/** The whole rulebook, a chapter at a time: what is looked up is read over the table. */
function BookSheet({ book: name, words, onClose }: Props & { readonly book: string }) {
  const book = useBook(name);
  const more = useWords('pages');
  if (book === undefined || typeof more !== 'object') return null;
  if (book === 'missing') return <NotLoadedDialog words={words} onClose={onClose} />;
  return (
    <Dialog title={more.rules.of(gameName(name))} class="sheet-over" onClose={onClose}>
      <CloseButton words={words} onClose={onClose} />
      <div class="book" lang={book.language}>
        {book.chapters.map(({ title, opening, clauses }) => (
          <details key={title} name="chapter">
            <summary>{title}</summary>
            <div class="clause">
              <Parts parts={opening} title={title} />
              {clauses.map((clause) => (
                <ClauseText key={clause.id} clause={clause} />
              ))}
            </div>
          </details>
        ))}
      </div>
      <footer>
        <a class="why" data-leaves="table" href={to.rules(name)}>
          {more.rules.whole}
        </a>
      </footer>
    </Dialog>
  );
}

/** Tables are left to the rulebook, where there is room for them. */
const Parts = ({ parts, title }: { readonly parts: readonly Part[]; readonly title: string }) => (
  <>{parts.map((part, i) => (part.type === 'table' ? null : <Below key={i} part={part} title={title} />))}</>
);

const ClauseText = ({ clause }: { readonly clause: Clause }) => (
  <>
    <p>
      <Cited text={clause.text} />
    </p>
    <Parts parts={clause.below} title={clause.id} />
  </>
);
