// What is to be shown: a position, the news, and the choices.
import type { SeatOccupant, Table } from '@undercroft/engine';
import type { Choice, Screen } from '@undercroft/terminal/screen';
import type { Display } from '@undercroft/terminal/text/display';

export interface Scene {
  readonly screen: Screen;
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** What happened since the last question, a paragraph each. */
  readonly news: readonly string[];
  /** Why nothing is asked although the game is not over. */
  readonly closed?: string | undefined;
  /** Who plays, as players call them; without, as the table knows them. */
  readonly occupants?: readonly SeatOccupant[];
  /** What can be typed, shown under the choices. */
  readonly hint?: string;
  /** What to type to learn more of a choice, shown where there is room for names only. */
  readonly detailHint?: string;
  readonly display: Display;
}
