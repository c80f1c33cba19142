// The page: one of its screens, and what may lie over all of them.
import { Component, type ComponentChildren } from 'preact';
import { newer } from '../offline/offline.ts';
import { HomePage } from '../pages/home.tsx';
import type { PageWords } from '../words/en/page.ts';
import { pageWords, wordsMissing } from './language.ts';
import { later, seldom } from './later.tsx';
import { Message } from './message.tsx';
import { route } from './route.ts';

/** What a page needs comes when it is first opened. */
const SetUpPage = later(() => import('../pages/set-up.tsx').then(({ SetUpPage }) => SetUpPage));
const TablePage = later(() => import('../pages/table-page.tsx').then(({ TablePage }) => TablePage));
const EndPage = seldom(() => import('../pages/end.tsx').then(({ EndPage }) => EndPage));
const WatchPage = seldom(() => import('../pages/watch.tsx').then(({ WatchPage }) => WatchPage));
const KeptPage = seldom(() => import('../pages/kept.tsx').then(({ KeptPage }) => KeptPage));
const RulesPage = seldom(() => import('../pages/rules.tsx').then(({ RulesPage }) => RulesPage));
const About = seldom(() => import('../pages/about.tsx').then(({ About }) => About));

export function App() {
  const words = pageWords.value;
  if (!words) return wordsMissing.value ? <NoWords /> : <div class="page" aria-busy="true" />;
  return (
    <Safely words={words} key={JSON.stringify(route.value)}>
      <Screen words={words} />
      <NewVersion words={words} />
    </Safely>
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
      return <KeptPage words={words} />;
    case 'rules':
      return <RulesPage words={words} id={here.id} />;
    case 'about':
      return <About words={words} />;
    default:
      return <Message words={words} {...words.errors.notFound} />;
  }
}

/** Offered, never forced: and not at all in the middle of a decision. */
function NewVersion({ words }: { readonly words: PageWords }) {
  const takeOver = newer.value;
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
          newer.value = undefined;
        }}
      >
        {later}
      </button>
    </div>
  );
}

/** Before any words have come, in both languages. */
const NoWords = () => (
  <main class="page message">
    <h1>Undercroft</h1>
    <p>The line broke while loading. · Betöltés közben megszakadt a vonal.</p>
    <button type="button" class="button primary" onClick={() => location.reload()}>
      ⟳
    </button>
  </main>
);

interface SafelyProps {
  readonly words: PageWords;
  readonly children: ComponentChildren;
}

/** A fault of ours is said, with a code to copy; the game is in the database. */
class Safely extends Component<SafelyProps, { readonly error: unknown }> {
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
