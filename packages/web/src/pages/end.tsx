// The end: the medal, what decided it, the course of the game, and ways on.

import { courseChart } from '@undercroft/page-kit/draw/pictures/course-chart';
import type { CompleteView, EndView, ResultView } from '@undercroft/page-kit/game-view';
import type { AllWords } from '@undercroft/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { go, to } from '../app/route.ts';
import { startAgain } from '../app/start-again.ts';
import { Top } from '../app/top.tsx';
import type { LocalSession } from '../play/local-session.ts';
import type { Session } from '../play/session.ts';
import { Drawing, Icon, Symbols, Why } from '../stage/parts.tsx';
import { gameCourse } from './game-course.ts';
import { Unplayable, useGame } from './table-page.tsx';
import { useCompleteView, useEndView } from './use-view.ts';

interface Props {
  readonly words: AllWords;
  readonly id: string;
}

export function EndPage({ words, id }: Props) {
  const found = useGame(id);
  const game = found?.ok ? found.value.game.id : undefined;
  const view = useCompleteView(game, words);
  const ending = useEndView(game, words);
  if (!found) return <Loading words={words} />;
  if (!found.ok) return <Unplayable words={words} found={found} />;
  if (view.state === 'failed' || ending.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading' || ending.state === 'loading') return <Loading words={words} />;
  const session = found.value;
  return (
    <End session={session} view={view.value} ending={ending.value} words={words}>
      <LocalWays session={session} words={words} />
    </End>
  );
}

interface EndProps {
  readonly session: Session;
  readonly view: CompleteView;
  readonly ending: EndView;
  readonly words: AllWords;
  /** Where to go from here. */
  readonly children: ComponentChildren;
  /** Under what happened. */
  readonly more?: ComponentChildren;
}

export function End({ session, view, ending, words, children, more }: EndProps) {
  const status = session.table.status();
  const course = useMemo(() => gameCourse(view, ending, session.record), [session, view, ending]);
  const { occupants } = session.table;
  const seating = {
    names: occupants.map(({ name }) => name ?? ''),
    bots: occupants.map(({ player }) => player === 'bot'),
  };
  const result =
    status.type === 'over' ? ending.result(status.ending, session.state, seating, course.history) : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the keys at the table is gone: anyone who listens hears how it ended.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [session]);
  useEffect(() => {
    if (result) document.title = words.titled(`${result.title}. ${view.title}`);
    else go(to.table(session.id));
  }, [words, view]);
  if (!result) return <Loading words={words} />;
  const { end } = words;
  const ways = (
    <div class="end-row">
      {children}
      <button
        type="button"
        class="button"
        onClick={async () => (await import('../play/files.ts')).saveRecord(session.record)}
      >
        <Icon name="save" /> {end.save}
      </button>
    </div>
  );
  return (
    <div class="page">
      <Symbols defs={view.defs} />
      <Top words={words} />
      <main class="ending">
        <header class="verdict">
          <div class="coin">
            <img class="medal" src={result.medal} alt="" />
          </div>
          <div class="result">
            <h1 ref={heading} tabIndex={-1}>
              {result.title}
            </h1>
            <p class="lead">{result.text}</p>
            <p class="because">
              {result.decided} <Why rules={[result.rule]} words={words} />
            </p>
            <Fates people={result.people} />
          </div>
        </header>
        {/* Where more is told below, what to do next stands above it. */}
        {more && ways}
        <section class="course-end" aria-labelledby="course">
          <h2 id="course">{end.course}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <div class="course-frame" tabIndex={0}>
            <div
              dangerouslySetInnerHTML={{
                __html: courseChart({ ...course.chart, counts: end.rounds, label: end.courseAlt(course.rounds) }),
              }}
            />
          </div>
        </section>
        <Behind ending={ending} words={words} />
        <p class="facts-line">
          {end.inNumbers(course.rounds, course.decisions, course.draws)}
          {session.seed !== '' && (
            <>
              {' · '}
              {end.seed(session.seed)}
            </>
          )}
          {session.game.rules !== view.game.rules && ` · ${words.kept.earlierRules(session.game.rules)}`}
        </p>
        {more}
      </main>
      {!more && ways}
    </div>
  );
}

function LocalWays({ session, words: { end } }: { readonly session: LocalSession; readonly words: AllWords }) {
  const again = async (seed?: string) => {
    const next = await startAgain(session.record, seed);
    if (next.ok) go(to.table(next.value.id));
  };
  return (
    <>
      <button type="button" class="button primary" onClick={() => void again()}>
        <Icon name="redo" /> {end.sameTeam}
      </button>
      <button type="button" class="button" onClick={() => void again(session.seed)}>
        {end.sameSeed}
      </button>
      <a class="button" href={to.set(session.game.id)}>
        {end.another}
      </a>
      <a class="button" href={to.watch(session.id)}>
        <Icon name="play" /> {end.watch}
      </a>
    </>
  );
}

/** The rules behind the lines of the chart. */
function Behind({ ending: { measureNames, measureRules = {} }, words }: Pick<EndProps, 'ending' | 'words'>) {
  const named = Object.entries(measureNames).flatMap(([id, name]) => {
    const rule = measureRules[id];
    return rule === undefined ? [] : [{ name, rule }];
  });
  if (named.length === 0) return null;
  return (
    <p class="facts-line">
      {words.end.behind}{' '}
      {named.map(({ name, rule }, i) => (
        <span key={name}>
          {i > 0 && ' · '}
          <a class="why" href={to.rules(rule)}>
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

/** What became of everybody. */
const Fates = ({ people }: { readonly people: ResultView['people'] }) => (
  <ul class="fates">
    {people.map(({ face, name, text, lost }) => (
      <li key={name} class={lost ? 'lost' : ''}>
        <Drawing svg={face} class="face" />
        <span>
          <b>{name}</b> {text}
        </span>
      </li>
    ))}
  </ul>
);
