// Says so where a game follows earlier rules than today's.
import type { Table } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { CommandLineWords } from '@undercroft/words/terminal';

/** ' Earlier rules (version 1).', to follow a title; nothing for the rules of today. */
export function rulesNote({ game }: Screen, table: Table, { pages }: Pick<CommandLineWords, 'pages'>): string {
  const { rules } = table.game;
  return rules === game.rules ? '' : ` ${pages.kept.earlierRules(rules)}.`;
}

/** The options as today's rules call them: also what was not an option yet when the game was begun. */
export const optionsText = (screen: Screen, { state }: Table): string =>
  screen.describeOptions(screen.game.options(state));
