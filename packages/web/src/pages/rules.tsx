// The rules: a clause with its neighbours, or a whole rulebook that can be searched.
import { useSignal } from '@preact/signals';
import type { AllWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, gameName } from '../app/games.ts';
import { to } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { Top } from '../app/top.tsx';
import { Icon, RuleLink } from '../stage/parts.tsx';
import { RuleTable } from './rule-table.tsx';
import {
  type Chapter,
  type Clause,
  clausesOf,
  isRuling,
  loadRulebook,
  type Part,
  type Rulebook,
  rulebookOf,
  textOf,
  withoutMarkup,
} from './rulebook.ts';

interface Props {
  readonly words: AllWords;
  readonly id: string;
}

export function RulesPage({ words, id }: Props) {
  const rulebook = useSignal<Rulebook | undefined>(undefined);
  const search = useSignal('');
  const name = rulebookOf(id);
  const language = settings.language.value;
  useEffect(() => {
    document.title = words.titled(words.rules.title);
  }, [words]);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Rulebook | undefined) => {
      if (isWanted) rulebook.value = found;
    };
    if (name) void loadRulebook(name, language).then(show);
    return () => {
      isWanted = false;
    };
  }, [name, language]);
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, rulebook.value]);
  const wanted = search.value.toLowerCase();
  const all = rulebook.value ? clausesOf(rulebook.value) : [];
  const chapters = (rulebook.value?.chapters ?? []).flatMap((chapter) => matchingClauses(chapter, wanted));
  const isKnown =
    name !== undefined && (name === id || rulebook.value === undefined || all.some((clause) => clause.id === id));
  const ids = new Set(all.map((clause) => clause.id));
  return (
    <div class="page">
      <Top words={words} />
      <main class="text-page">
        <h1>{name === 'table' || name === undefined ? words.rules.title : words.rules.of(gameName(name))}</h1>
        <nav class="row" aria-label={words.rules.title}>
          <button type="button" class="button" onClick={() => history.back()}>
            <Icon name="back" /> {words.common.back}
          </button>
          {[...GAME_IDS, 'table'].map((one) => (
            <a key={one} class="button bare" aria-current={one === name ? 'page' : undefined} href={to.rules(one)}>
              {one === 'table' ? words.rules.table : gameName(one)}
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
          {!isKnown && words.rules.unknown(id)} {wanted !== '' && words.rules.found(clausesOf({ chapters }).length)}
        </p>
        {rulebook.value?.terms && wanted === '' && (
          <p class="soft" lang={rulebook.value.language}>
            {withoutMarkup(rulebook.value.terms)}
          </p>
        )}
        <div class="chapters" lang={rulebook.value?.language}>
          {chapters.map(({ title, opening, clauses }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <Parts parts={opening} title={title} ids={ids} />
              <dl class="clauses">
                {clauses.map((clause) => (
                  <div key={clause.id} id={clause.id} class={clause.id === id ? 'here' : ''}>
                    <dt>{clause.id}</dt>
                    <dd>
                      <Cited text={clause.text} ids={ids} />{' '}
                      {isRuling(clause.text) && <i class="label">{words.rules.ruling}</i>}
                      <Parts parts={clause.below} title={clause.id} ids={ids} />
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

/** What of a chapter holds the words that are searched; a chapter without any is left out. */
function matchingClauses(chapter: Chapter, wanted: string): Chapter[] {
  if (wanted === '') return [chapter];
  const searchText = ({ id, text, below }: Clause): string => `${id} ${text} ${textOf(below)}`.toLowerCase();
  const clauses = chapter.clauses.filter((clause) => searchText(clause).includes(wanted));
  return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
}

const ID = /([A-Z]{2}(?:-[A-Z0-9]+)+)/;

/** Other clauses that it names are a touch away. */
const Cited = ({ text, ids }: { readonly text: string; readonly ids: ReadonlySet<string> }) => (
  <>
    {withoutMarkup(text)
      .split(ID)
      .map((piece) => (ids.has(piece) ? <RuleLink id={piece} /> : piece))}
  </>
);

interface PartsProps {
  readonly parts: readonly Part[];
  /** What a table is called for those who do not see where it stands. */
  readonly title: string;
  readonly ids: ReadonlySet<string>;
}

const Parts = ({ parts, title, ids }: PartsProps) => (
  <>
    {parts.map((part) => {
      switch (part.type) {
        case 'table':
          return <RuleTable {...part} title={title} />;
        case 'list':
          return (
            <ul class="points-of">
              {part.items.map((item) => (
                <li key={item}>
                  <Cited text={item} ids={ids} />
                </li>
              ))}
            </ul>
          );
        default:
          return (
            <p>
              <Cited text={part.text} ids={ids} />
            </p>
          );
      }
    })}
  </>
);
