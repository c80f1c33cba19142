// The head of the pages of learning: what it is, and of which game.
import type { PageWords } from '@undercroft/words';
import { GAME_IDS, gameName } from '../app/games.ts';
import { Top } from '../app/top.tsx';
import { teaches } from './library.ts';

interface Props {
  readonly words: PageWords;
  readonly title: string;
  readonly game: string;
  /** The same page of another game. */
  readonly to: (game: string) => string;
}

export const LearnTop = ({ words, title, game, to }: Props) => (
  <>
    <Top words={words} />
    <nav class="learn-top" aria-label={title}>
      <b>{title}</b>
      {GAME_IDS.filter(teaches).map((id) => (
        <a key={id} href={to(id)} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </a>
      ))}
    </nav>
  </>
);
