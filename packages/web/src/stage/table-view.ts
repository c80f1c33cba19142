import type { GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentType } from 'preact';
import type { Control } from './control.ts';

/** The properties of a dock. */
export interface DockProps {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

/** A game as the table shows it. */
export interface TableView extends GameView {
  /** Takes the place of the action buttons where turns are drafted. */
  readonly Dock?: ComponentType<DockProps>;
}
