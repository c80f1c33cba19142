// The lessons of a game, each with its position.

import { positionOf } from '@undercroft/engine';
import type { Lesson } from '@undercroft/learn/schemas';
import type { PageWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { gameName } from '../app/games.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { to } from '../app/route.ts';
import { useView } from '../pages/use-view.ts';
import { Icon, Symbols } from '../stage/parts.tsx';
import { LearnTop } from './learn-top.tsx';
import { loadLessons } from './library.ts';
import { PositionPicture } from './picture.tsx';
import { progressOf } from './progress.ts';
import { type Taught, useLoading, useTaught } from './use-learn.ts';

interface Props {
  readonly words: PageWords;
  readonly game: string;
}

export function LessonsPage({ words, game }: Props) {
  const view = useView(game, words);
  const taught = useTaught(game);
  const found = useLoading(() => loadPositions(game), [game]);
  useEffect(() => {
    if (typeof taught === 'object') document.title = words.titled(`${taught.learn.lessons.name}. ${gameName(game)}`);
  }, [words, game, taught]);
  if (view.state === 'failed' || taught === 'missing' || found === 'missing') return <NotLoaded words={words} />;
  if (view.state === 'loading' || !taught || !found) return <Loading words={words} />;
  const { lessons: done } = progressOf(game);
  const next = found.find(({ lesson }) => !done.includes(lesson.id))?.lesson;
  return (
    <div class={`page theme-${view.value.theme}`}>
      <Symbols defs={view.value.defs} />
      <LearnTop words={words} title={taught.learn.lessons.name} game={game} to={to.lessons} />
      <main>
        <h1 class="sr">
          {taught.learn.lessons.name}: {gameName(game)}
        </h1>
        <ul class="lesson-list">
          {found.map(({ lesson, state }) => (
            <li key={lesson.id}>
              <LessonCard
                lesson={lesson}
                taught={taught}
                isDone={done.includes(lesson.id)}
                isNext={lesson === next}
                picture={
                  <PositionPicture
                    view={view.value}
                    state={state}
                    label={taught.texts.lessons[lesson.id]?.position ?? ''}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

async function loadPositions(game: string) {
  const [lessons, rules] = await Promise.all([loadLessons(game), loadFullRules(game)]);
  return lessons.flatMap((lesson) => {
    const state = positionOf(rules, lesson);
    return state.ok ? [{ lesson, state: state.value }] : [];
  });
}

interface CardProps {
  readonly lesson: Lesson;
  readonly taught: Taught;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly picture: preact.ComponentChild;
}

function LessonCard({ lesson, taught, isDone, isNext, picture }: CardProps) {
  const { lessons } = taught.learn;
  const texts = taught.texts.lessons[lesson.id];
  return (
    <a class={isNext ? 'lesson-card next' : 'lesson-card'} href={to.lesson(lesson.game, lesson.id)}>
      <span class="lesson-picture">{picture}</span>
      <span class="lesson-text">
        <b>{texts?.title}</b>
        <span>{texts?.goal}</span>
        <small>{texts?.teaches}</small>
      </span>
      <span class={isDone ? 'lesson-number done' : 'lesson-number'}>
        {isDone ? <Icon name="check" /> : lesson.number}
        <span class="sr">{isDone ? lessons.isDone : isNext ? lessons.isNext : ''}</span>
      </span>
    </a>
  );
}
