// The page: one of its screens, and what may lie over all of them.

import type { PageWords } from '@undercroft/words/en/page';
import { Component, type ComponentChildren } from 'preact';
import { applyUpdate } from '../offline/offline.ts';
import { HomePage } from '../pages/home.tsx';
import { areWordsMissing, pageWords } from './language.ts';
import { lazyPage, lazyPageWithMoreWords } from './lazy-page.tsx';
import { Message } from './message.tsx';
import { route } from './route.ts';

/** What a page needs is loaded when it is first opened. */
const SetUpPage = lazyPage(() => import('../pages/set-up.tsx').then(({ SetUpPage }) => SetUpPage));
const TablePage = lazyPage(() => import('../pages/table-page.tsx').then(({ TablePage }) => TablePage));
const EndPage = lazyPageWithMoreWords(() => import('../pages/end.tsx').then(({ EndPage }) => EndPage));
const WatchPage = lazyPageWithMoreWords(() => import('../pages/watch.tsx').then(({ WatchPage }) => WatchPage));
const SavedGamesPage = lazyPageWithMoreWords(() =>
  import('../pages/saved-games.tsx').then(({ SavedGamesPage }) => SavedGamesPage),
);
const OnlineScreens = lazyPage(() => import('../online/online-screens.tsx').then(({ OnlineScreens }) => OnlineScreens));
const LearnScreens = lazyPage(() => import('../learn/learn-screens.tsx').then(({ LearnScreens }) => LearnScreens));
const BookPage = lazyPageWithMoreWords(() => import('../learn/book-page.tsx').then(({ BookPage }) => BookPage));
const AboutPage = lazyPageWithMoreWords(() => import('../pages/about.tsx').then(({ AboutPage }) => AboutPage));

export function App() {
  const words = pageWords.value;
  if (!words) return areWordsMissing.value ? <WordsMissing /> : <div class="page" aria-busy="true" />;
  return (
    <ErrorBoundary words={words} key={JSON.stringify(route.value)}>
      <Screen words={words} />
      <NewVersion words={words} />
    </ErrorBoundary>
  );
}

function Screen({ words }: { readonly words: PageWords }) {
  const here = route.value;
  switch (here.at) {
    case 'home':
      return <HomePage words={words} />;
    case 'new':
      return <SetUpPage words={words} game={here.game} mode={here.mode} />;
    case 'table':
      return <TablePage words={words} id={here.id} />;
    case 'end':
      return <EndPage words={words} id={here.id} />;
    case 'watch':
      return <WatchPage words={words} id={here.id} />;
    case 'games':
      return <SavedGamesPage words={words} />;
    case 'rules':
      return <BookPage words={words} id={here.id} chapter={here.chapter} />;
    case 'learn':
    case 'how':
    case 'sheet':
    case 'coach':
    case 'lessons':
    case 'lesson':
      return <LearnScreens words={words} here={here} />;
    case 'about':
      return <AboutPage words={words} />;
    case 'nowhere':
      return <Message words={words} {...words.errors.notFound} />;
    default:
      return <OnlineScreens words={words} here={here} />;
  }
}

/** Offered, never forced: and not at all in the middle of a decision. */
function NewVersion({ words }: { readonly words: PageWords }) {
  const takeOver = applyUpdate.value;
  if (!takeOver || route.value.at === 'table') return null;
  const { title, line, reload, later } = words.errors.newVersion;
  return (
    <div class="notice" role="status">
      <span>
        {title}. {line}
      </span>
      <button type="button" class="button" onClick={takeOver}>
        {reload}
      </button>
      <button
        type="button"
        class="button bare"
        onClick={() => {
          applyUpdate.value = undefined;
        }}
      >
        {later}
      </button>
    </div>
  );
}

/** Shown before any words are loaded, so in both languages. */
const WordsMissing = () => (
  <main class="page message">
    <h1>Undercroft</h1>
    <p>The connection was lost while loading. · Betöltés közben megszakadt a kapcsolat.</p>
    <button type="button" class="button primary" onClick={() => location.reload()}>
      ⟳
    </button>
  </main>
);

interface ErrorBoundaryProps {
  readonly words: PageWords;
  readonly children: ComponentChildren;
}

/** Reports a bug of ours, with a code to copy; the game is safe in the database. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { words, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const { title, line, code, reload } = words.errors.ours;
    return (
      <Message words={words} title={title} line={line}>
        <p class="label">
          {code}: {String(error)}
        </p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {reload}
        </button>
      </Message>
    );
  }
}
