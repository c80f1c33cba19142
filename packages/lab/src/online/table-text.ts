// A table online as its player or spectator sees it: the board, the news, and what can be typed.
import type { Choice } from '@undercroft/terminal/screen';
import { nameOf } from '../games/index.ts';
import { arrange } from '../view/arrange.ts';
import { namedOccupants } from '../words/bots.ts';
import { optionsText, rulesNote } from '../words/rules-version.ts';
import { closedText, undoRequestText } from './seats-text.ts';
import type { OnlineSession } from './session.ts';

/** 'Pocket Sub, 2 players. Table BCDFGHJK.' */
export function titleText({ screen, table, view, words }: OnlineSession): string {
  const game = `${nameOf(screen.game.id, words.language)}, ${optionsText(screen, table)}`;
  return `${words.online.titled(game, view.code)}${rulesNote(screen, table, words)}`;
}

/** What the player here may choose; nothing while others decide. */
export const choicesOf = ({ screen, state, myTurn }: OnlineSession): Choice[] =>
  myTurn === undefined ? [] : screen.choices(state);

interface TableTextOptions {
  readonly news?: readonly string[];
  readonly connectionNews?: readonly string[];
  readonly hint?: string;
}

export function tableLines(
  session: OnlineSession,
  { news = [], connectionNews = [], hint }: TableTextOptions = {},
): string[] {
  const { screen, table, terminal, words } = session;
  return arrange({
    screen,
    table,
    occupants: namedOccupants(table.occupants, words),
    detailHint: words.play.whyHint,
    choices: choicesOf(session),
    news: [...news, ...undoRequestText(session), ...connectionNews],
    closed: session.setAsideText ?? closedText(session),
    display: terminal.display,
    ...(hint === undefined ? {} : { hint }),
  });
}

export function playerHint(session: OnlineSession): string {
  const { screen, myTurn, mySeats } = session;
  const { online, commands } = session.words;
  const [undo, say, help] = [`u ${commands.undo}`, `${commands.say} …`, `? ${commands.help}`];
  if (myTurn !== undefined) return online.turnHint(screen.examples.place, [undo, say, commands.resign, help]);
  const who = mySeats.map((seat) => session.seatName(seat));
  return online.waitingHint(who, [say, undo, help, `q ${commands.quit}`]);
}
