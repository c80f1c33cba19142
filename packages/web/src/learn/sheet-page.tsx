// One page to have beside the board: everything a player looks up, without pictures. Made to be printed.
import type { PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';
import { loadHow } from './library.ts';
import { SpreadLists } from './spread.tsx';
import { useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

export function SheetPage({ words, game }: Props) {
  const taught = useTaught(game);
  const how = useLoading(() => loadHow(game), [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(`${taught.learn.how.sheet}. ${gameName(game)}`);
  }, [words, game, taught]);
  if (taught === 'missing' || how === 'missing') return <NotLoaded words={words} />;
  if (!taught || !how) return <Loading words={words} />;
  const { learn, texts } = taught;
  return (
    <div class="page how sheet-page">
      <header class="how-top">
        <a class="button round" href={to.how(game)} aria-label={words.common.back}>
          <Icon name="back" />
        </a>
        <h1>
          {gameName(game)}: {learn.how.sheet}
        </h1>
        <button type="button" class="button" onClick={() => print()}>
          <Icon name="print" /> {learn.how.print}
        </button>
      </header>
      <main class="sheet-columns">
        {how.spreads.map((spread) => {
          const text = texts.how.spreads[spread.id];
          return (
            text && (
              <section key={spread.id}>
                <h2>{text.title}</h2>
                <SpreadLists spread={spread} text={text} taught={taught} />
              </section>
            )
          );
        })}
      </main>
    </div>
  );
}
