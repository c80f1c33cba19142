// The screens of learning a game, loaded with the first of them.
import type { PageWords } from '@undercroft/words';
import { isGameId } from '../app/games.ts';
import { Message } from '../app/message.tsx';
import type { LearnRoute } from '../app/route.ts';
import { CoachPage } from './coach-page.tsx';
import { HowPage } from './how-page.tsx';
import { LearnPage } from './learn-page.tsx';
import { LessonPage } from './lesson-page.tsx';
import { LessonsPage } from './lessons-page.tsx';
import { teaches } from './library.ts';
import { SheetPage } from './sheet-page.tsx';

interface Props {
  readonly words: PageWords;
  readonly here: LearnRoute;
}

export function LearnScreens({ words, here }: Props) {
  const { game } = here;
  if (!isGameId(game) || !teaches(game)) return <Message words={words} {...words.errors.notFound} />;
  switch (here.at) {
    case 'learn':
      return <LearnPage words={words} game={game} />;
    case 'how':
      return <HowPage words={words} game={game} />;
    case 'sheet':
      return <SheetPage words={words} game={game} />;
    case 'coach':
      return <CoachPage key={game} words={words} game={game} />;
    case 'lessons':
      return <LessonsPage words={words} game={game} />;
    case 'lesson':
      return <LessonPage key={here.id} words={words} game={game} id={here.id} />;
    default:
      return here satisfies never;
  }
}
