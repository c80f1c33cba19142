// One decision of a person: shows the table, and runs commands until something has been played.
import type { Choice } from '@undercroft/terminal/screen';
import { arrange } from '../view/arrange.ts';
import { namedOccupants } from '../words/bots.ts';
import { choose, chooseByText, pressEnter } from './choose.ts';
import { type PlayCommand, readPlayCommand } from './commands.ts';
import { showHint } from './hint.ts';
import { runInfoCommand } from './info-commands.ts';
import { reseat } from './reseat.ts';
import type { Session } from './session.ts';
import { undoLast } from './undo.ts';

export type Next = 'continue' | 'quit';
/** 'retry' asks again without drawing the table. */
export type CommandOutcome = Next | 'retry';

export async function decide(session: Session): Promise<Next> {
  const choices = choicesOf(session);
  showTable(session, choices, promptHint(session, choices));
  let next: CommandOutcome = 'retry';
  while (next === 'retry') {
    const line = await session.terminal.prompt('> ');
    next =
      line === undefined ? 'quit' : await runCommand(session, choices, readPlayCommand(line, session.words.commands));
  }
  return next;
}

/** Without a person at the table there is nobody to ask. */
export function showEnd(session: Session): Next {
  showTable(session, []);
  return 'quit';
}

/** At a chance node: every outcome with its odds. */
function choicesOf({ screen, table, state, words }: Session): Choice[] {
  if (table.status().type !== 'chance') return screen.choices(state);
  const { total, outcomes } = table.odds();
  return outcomes.map(({ outcome, weight }) => ({
    action: outcome,
    name: screen.describeOutcome(state, outcome),
    notes: [words.play.odds({ n: weight, of: total })],
  }));
}

function showTable(session: Session, choices: readonly Choice[], hint?: string): void {
  const { terminal, screen, table, words } = session;
  const occupants = namedOccupants(table.occupants, words);
  const news = session.takeNews();
  const detailHint = words.play.whyHint;
  const { display } = terminal;
  const lines = arrange({ screen, table, occupants, choices, news, detailHint, display, ...(hint ? { hint } : {}) });
  terminal.print(['', ...lines]);
}

function promptHint({ table, screen, words: { play } }: Session, choices: readonly Choice[]): string {
  const { type } = table.status();
  const { place } = screen.examples;
  switch (type) {
    case 'over':
      return play.overHint;
    case 'chance':
      return play.chanceHint;
    case 'seat':
      return choices.length === 1 ? play.onlyTurnHint(place) : play.turnHint(place);
    default:
      return type satisfies never;
  }
}

async function runCommand(session: Session, choices: readonly Choice[], command: PlayCommand): Promise<CommandOutcome> {
  switch (command.type) {
    case 'enter':
      return pressEnter(session, choices);
    case 'choice':
      return choose(session, choices, command.number);
    case 'place':
      return chooseByText(session, choices, command.text);
    case 'undo':
      return (await undoLast(session, command.who)) ? 'continue' : 'retry';
    case 'seat':
      return (await reseat(session, command.text)) ? 'continue' : 'retry';
    case 'hint':
      await showHint(session, choices);
      return 'retry';
    case 'quit':
      return 'quit';
    case 'board':
      showTable(session, choices, promptHint(session, choices));
      return 'retry';
    default:
      await runInfoCommand(session, choices, command);
      return 'retry';
  }
}
