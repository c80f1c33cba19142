// How to play: a few spreads with the board's own pictures, read in three minutes; they print well, too.
import { positionOf } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { useView } from '../pages/use-view.ts';
import { Icon, Symbols } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import { loadHow } from './library.ts';
import { positionAfter } from './position-after.ts';
import { note } from './progress.ts';
import { type ShownSpread, SpreadView } from './spread.tsx';
import { type Taught, useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

export function HowPage({ words, game }: Props) {
  const view = useView(game, words);
  const taught = useTaught(game);
  const found = useLoading(() => loadSpreads(game), [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(`${taught.learn.how.name}. ${gameName(game)}`);
  }, [words, game, taught]);
  if (view.state === 'failed' || taught === 'missing' || found === 'missing') return <NotLoaded words={words} />;
  if (view.state === 'loading' || !taught || !found) return <Loading words={words} />;
  return <Spreads words={words} game={game} view={view.value} taught={taught} spreads={found} />;
}

async function loadSpreads(game: string): Promise<ShownSpread[]> {
  const [how, rules] = await Promise.all([loadHow(game), loadFullRules(game)]);
  return (how?.spreads ?? []).map((spread) => ({
    spread,
    states: spread.pictures.map(({ options, position, steps = [] }) => {
      const state = positionOf(rules, { options, position });
      if (!state.ok) throw new Error(`a picture of ${game} cannot be drawn: ${state.error.kind}`);
      return positionAfter(rules, state.value, steps);
    }),
  }));
}

interface SpreadsProps extends Props {
  readonly view: TableView;
  readonly taught: Taught;
  readonly spreads: readonly ShownSpread[];
}

function Spreads({ words, game, view, taught, spreads }: SpreadsProps) {
  const { how, coach, book } = taught.learn;
  const { minutes, spreads: texts } = taught.texts.how;
  const end = useRef<HTMLElement>(null);
  useRead(end, game);
  return (
    <div class={`page how theme-${view.theme}`}>
      <Symbols defs={view.defs} />
      <header class="how-top">
        <a class="button round" href={to.learn(game)} aria-label={words.common.back}>
          <Icon name="back" />
        </a>
        <h1>{how.of(gameName(game), minutes)}</h1>
        <nav aria-label={how.name}>
          {spreads.map(({ spread }, i) => (
            <button
              key={spread.id}
              type="button"
              aria-label={how.spread(i + 1)}
              onClick={() => document.getElementById(spread.id)?.scrollIntoView()}
            >
              {i + 1}
            </button>
          ))}
        </nav>
        <a class="button bare" href={to.sheet(game)}>
          {how.sheet}
        </a>
        <button type="button" class="button bare" onClick={() => print()}>
          <Icon name="print" /> {how.print}
        </button>
        <a class="button" href={to.coach(game)}>
          <Icon name="person" /> {coach.short}
        </a>
      </header>
      <main>
        {spreads.map((shown) => {
          const text = texts[shown.spread.id];
          return text && <SpreadView key={shown.spread.id} {...shown} text={text} view={view} taught={taught} />;
        })}
      </main>
      <footer class="how-end" ref={end}>
        <b>{how.enough}</b>
        <a class="button primary" href={to.coach(game)}>
          <Icon name="person" /> {coach.name}
        </a>
        <a class="button" href={to.set(game, 'alone')}>
          {how.straight}
        </a>
        <a class="button bare" href={to.rules(game)}>
          <Icon name="rules" /> {book.name}
        </a>
      </footer>
    </div>
  );
}

/** Whoever has come to the end has read it. */
function useRead(end: { readonly current: HTMLElement | null }, game: string): void {
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) note(game, { hasRead: true });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [game]);
}
