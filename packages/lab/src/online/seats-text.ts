// Who sits where at a table online, and what is asked of them, in words.
import type { SeatView } from '@undercroft/protocol';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { LOG_INDENT } from '../records/story.ts';
import { botName } from '../words/bots.ts';
import type { OnlineSession } from './session.ts';

export function seatText(seat: SeatView, words: CommandLineWords): string {
  const { online } = words;
  switch (seat.held) {
    case 'bot':
      return online.bot(botName(seat.strength, words));
    case 'person':
      return seat.isYou ? online.you : seat.name || online.guest;
    case 'nobody':
      return seat.by === 'link' ? online.linkSeat : online.openSeat;
    default:
      return seat satisfies never;
  }
}

export function seatLines(session: OnlineSession): string[] {
  return session.view.seats.map((seat, i) => `  ${i + 1} ${session.seatName(i)}: ${seatText(seat, session.words)}`);
}

/** Whose turn it is, for a player who may not act now. */
export function turnText(session: OnlineSession): string {
  const { words } = session;
  const status = session.table.status();
  const seat = status.type === 'seat' ? session.view.seats[status.seat] : undefined;
  if (status.type !== 'seat' || !seat) return words.play.nobodyDecides;
  return words.online.notYourTurn(session.seatName(status.seat), seatText(seat, words));
}

/** Why the table is closed, if it is. */
export function closedText(session: OnlineSession): string | undefined {
  const { closed } = session.view;
  const { online } = session.words;
  if (!closed) return undefined;
  if (closed.how === 'abandon') return online.abandoned;
  return online.resigned(closed.seat === undefined ? undefined : session.seatName(closed.seat));
}

/** The pending undo request, if there is one. */
export function undoRequestText(session: OnlineSession): string[] {
  const { undoRequest } = session;
  if (!undoRequest) return [];
  const { online, commands } = session.words;
  const { seat: by, takes } = undoRequest;
  const missing = undoRequest.needs.filter((seat) => !undoRequest.agreed.includes(seat));
  const isMine = missing.some((seat) => session.mySeats.includes(seat));
  return [
    [
      online.askedUndo(session.seatName(by), takes, entryText(session, takes)),
      online.toAgree(missing.map((seat) => session.seatName(seat))),
      ...(isMine ? [online.agreeOrDecline(commands.agree, commands.decline)] : []),
    ].join(' '),
  ];
}

/** What an entry did, from the log. */
function entryText({ log }: OnlineSession, entry: number): string {
  const line = log.find((one) => Number.parseInt(one, 10) === entry);
  return line === undefined ? '' : line.slice(LOG_INDENT).replace(/\.$/, '');
}
