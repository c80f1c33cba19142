// The game loop: until the game is over or the players leave.

import type { Seat, Status } from '@undercroft/engine';
import { programName } from '../cli/io.ts';
import { nameOf } from '../games/index.ts';
import { Interrupted } from '../players/foreign.ts';
import { optionsText, rulesNote } from '../words/rules-version.ts';
import { isBot } from './bots.ts';
import { decide, type Next, showEnd } from './decide.ts';
import { Session } from './session.ts';
import type { StartedGame } from './start.ts';
import type { Terminal } from './terminal.ts';

export async function playSession(started: StartedGame, terminal: Terminal): Promise<void> {
  const { screen, table, seed } = started;
  const { play, pages, language } = terminal.words;
  const title = `${nameOf(screen.game.id, language)}, ${optionsText(screen, table)}`;
  terminal.print(`${title}.${rulesNote(screen, table, terminal.words)} ${pages.end.seed(seed)}. ${play.intro}`);
  const session = new Session(started, terminal);
  let next: Next = 'continue';
  while (next === 'continue') next = await advance(session, table.status());
  terminal.close();
  await session.bots.close();
  printGoodbye(session);
}

async function advance(session: Session, status: Status): Promise<Next> {
  const { byHand, table } = session;
  switch (status.type) {
    case 'chance':
      if (byHand) return decide(session);
      session.draw();
      return 'continue';
    case 'seat':
      return isBot(table.occupants[status.seat]) ? playBot(session, status.seat) : decide(session);
    case 'over':
      return table.occupants.some(({ player }) => player === 'human') ? decide(session) : showEnd(session);
    default:
      return status satisfies never;
  }
}

/** The players may leave while a foreign program is still thinking. */
async function playBot(session: Session, seat: Seat): Promise<Next> {
  try {
    await session.playBot(seat);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
  return session.terminal.isInterrupted ? 'quit' : 'continue';
}

function printGoodbye({ terminal, table, path, isSaved, words }: Session): void {
  if (!isSaved) return;
  const program = programName(process.env);
  const over = table.status().type === 'over';
  const next = over
    ? [words.play.watch, `  ${program} replay ${path}`]
    : [words.play.goOn, `  ${program} play --continue`];
  terminal.print(['', words.play.saved(path), ...next]);
}
