// Who sits where at a table online, and who is asked for what.
import type { SeatView, TableView } from '@undercroft/protocol';
import { list } from '../words/grammar.ts';
import type { Evening } from './evening.ts';

export function seatText(seat: SeatView): string {
  switch (seat.held) {
    case 'bot':
      return `a bot (${seat.strength})`;
    case 'person':
      return seat.isYou ? 'you' : seat.name || 'a guest';
    case 'nobody':
      return seat.by === 'link' ? 'nobody; whoever has the link' : 'nobody; whoever comes';
    default:
      return seat satisfies never;
  }
}

export function seatLines(evening: Evening): string[] {
  return evening.view.seats.map((seat, i) => `  ${i + 1} ${evening.seatName(i)}: ${seatText(seat)}`);
}

/** What stands between: an end, or a question. */
export function standing(evening: Evening): string[] {
  return [...closedText(evening, evening.view), ...askText(evening, evening.view)];
}

function closedText(evening: Evening, { closed }: TableView): string[] {
  if (!closed) return [];
  if (closed.how === 'abandon') return ['The table was abandoned.'];
  return [`${closed.seat === undefined ? 'Somebody' : evening.seatName(closed.seat)} resigned.`];
}

function askText(evening: Evening, { ask }: TableView): string[] {
  if (!ask) return [];
  const missing = ask.needs.filter((seat) => !ask.agreed.includes(seat)).map((seat) => evening.seatName(seat));
  return [`${evening.seatName(ask.seat)} asks to take back entry ${ask.takes}. Still to agree: ${list(missing)}.`];
}
