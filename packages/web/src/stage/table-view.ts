import type { GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentType } from 'preact';
import type { ControlFace } from './control-face.ts';

export interface CourseProps {
  readonly control: ControlFace;
  readonly words: PageWords;
}

/** A game as the table shows it. */
export interface TableView extends GameView {
  /** Takes the place of the actions where turns are put together on the board. */
  readonly Course?: ComponentType<CourseProps>;
}
