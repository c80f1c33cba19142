// What is to be shown: a position, and what is said and asked about it.
import type { Table } from '@undercroft/engine';
import type { Choice, Screen } from '../screens/screen.ts';
import type { Paper } from '../text/paper.ts';

export interface Scene {
  readonly screen: Screen;
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** What happened since the last time, a paragraph each. */
  readonly news: readonly string[];
  /** Why nothing is asked any more though the game is not over. */
  readonly closed?: string | undefined;
  /** What can be typed, shown under the choices. */
  readonly hint?: string;
  readonly paper: Paper;
}
