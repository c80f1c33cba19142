// The ways to learn a game, from the first word to the whole rulebook, in any order.

import { positionOf } from '@undercroft/engine';
import type { LearnTexts } from '@undercroft/learn/texts';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import type { LearnWords, PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { Portal } from '../pages/home.tsx';
import { useView } from '../pages/use-view.ts';
import { Icon, Symbols } from '../stage/parts.tsx';
import { LearnTop } from './learn-top.tsx';
import { countLessons, loadCoach, loadHow, loadLessons } from './library.ts';
import { PositionPicture } from './picture.tsx';
import { progressOf } from './progress.ts';
import { useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

interface Way {
  readonly icon: PageIcon;
  readonly href: string;
  readonly name: string;
  readonly line: string;
  readonly fact: string;
  readonly note: string;
  readonly isDone: boolean;
}

export function LearnPage({ words, game }: Props) {
  const taught = useTaught(game);
  const view = useView(game, words);
  const found = useLoading(() => loadPositions(game), [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(taught.learn.titleOf(gameName(game)));
  }, [words, game, taught]);
  if (taught === 'missing') return <NotLoaded words={words} />;
  if (!taught) return <Loading words={words} />;
  const { learn } = taught;
  const ways = waysOf(game, taught.learn, taught.texts);
  const pictures =
    typeof found === 'object' && view.state === 'there'
      ? found.map((state, i) => <PositionPicture key={i} view={view.value} state={state} label="" />)
      : [];
  const next = ways.find(({ isDone }) => !isDone);
  return (
    <div class="page">
      {view.state === 'there' && <Symbols defs={view.value.defs} />}
      <LearnTop words={words} title={learn.title} game={game} to={to.learn} />
      <main class="learn-ways">
        <div class="learn-portal">
          <Portal id={game} />
          <h1>{gameName(game)}</h1>
          <p>{learn.anyOrder}</p>
        </div>
        <ol>
          {ways.map((way, i) => (
            <li key={way.href} class={way.isDone ? 'done' : way === next ? 'next' : ''}>
              <span class="way-dot">
                <Icon name={way.isDone ? 'check' : way.icon} />
              </span>
              <span class="way-picture" aria-hidden="true">
                {pictures[i]}
              </span>
              <a href={way.href}>
                <h2>{way.name}</h2>
                <p>{way.line}</p>
              </a>
              <p class="way-fact">
                <b>{way.fact}</b>
                <small>{way.note}</small>
              </p>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}

/** What each way begins with. */
async function loadPositions(game: string): Promise<unknown[]> {
  const [rules, how, coach, lessons] = await Promise.all([
    loadFullRules(game),
    loadHow(game),
    loadCoach(game),
    loadLessons(game),
  ]);
  const starts = [how?.spreads[0]?.pictures[0], coach?.beats[0]?.cut, lessons[0], lessons.at(-1)];
  return starts.flatMap((start) => {
    const state = positionOf(rules, { options: start?.options, position: start?.position });
    return state.ok ? [state.value] : [];
  });
}

function waysOf(game: string, { how, coach, lessons, book, minutes }: LearnWords, texts: LearnTexts): Way[] {
  const done = progressOf(game);
  const count = countLessons(game);
  const beats = Object.keys(texts.coach.beats).length;
  return [
    {
      icon: 'eye',
      href: to.how(game),
      name: how.name,
      line: how.line,
      fact: minutes(texts.how.minutes),
      note: done.hasRead ? how.read : '',
      isDone: done.hasRead,
    },
    {
      icon: 'person',
      href: to.coach(game),
      name: coach.name,
      line: coach.line,
      fact: minutes(texts.coach.minutes),
      note: done.coach === 'done' ? coach.done : done.coach ? coach.at(done.coach.beat + 1, beats) : '',
      isDone: done.coach === 'done',
    },
    {
      icon: 'hint',
      href: to.lessons(game),
      name: lessons.name,
      line: lessons.line(String(count)),
      fact: lessons.progress(done.lessons.length, count),
      note: lessons.twoMinutes,
      isDone: done.lessons.length >= count,
    },
    {
      icon: 'rules',
      href: to.rules(game),
      name: book.name,
      line: book.line,
      fact: '',
      note: book.anyWord,
      isDone: false,
    },
  ];
}
