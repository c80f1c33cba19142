// Who sits where at a table online, and who is asked for what.
import type { SeatView } from '@undercroft/protocol';
import { LOG_INDENT } from '../records/story.ts';
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

/** Whose turn it is, for who may not act now. */
export function turnText(evening: Evening): string {
  const status = evening.table.status();
  const seat = status.type === 'seat' ? evening.view.seats[status.seat] : undefined;
  if (status.type !== 'seat' || !seat) return 'Nobody has to decide now.';
  return `It is not your turn but ${evening.seatName(status.seat)}'s: ${seatText(seat)}.`;
}

/** Why nobody is asked any more. */
export function closedText(evening: Evening): string | undefined {
  const { closed } = evening.view;
  if (!closed) return undefined;
  if (closed.how === 'abandon') return 'The table was abandoned.';
  return `${closed.seat === undefined ? 'Somebody' : evening.seatName(closed.seat)} resigned.`;
}

/** Whether somebody asks to take something back. */
export function askText(evening: Evening): string[] {
  const { ask } = evening;
  if (!ask) return [];
  const missing = ask.needs.filter((seat) => !ask.agreed.includes(seat));
  const names = list(missing.map((seat) => evening.seatName(seat)));
  const isMine = missing.some((seat) => evening.mine.includes(seat));
  return [
    `${evening.seatName(ask.seat)} asks to take back entry ${ask.takes}${told(evening, ask.takes)}, and what followed. ` +
      `Still to agree: ${names}.${isMine ? ' Do you? agree or decline' : ''}`,
  ];
}

/** What an entry did, as the log has it. */
function told({ log }: Evening, entry: number): string {
  const line = log.find((one) => Number.parseInt(one, 10) === entry);
  return line === undefined ? '' : ` (${line.slice(LOG_INDENT).replace(/\.$/, '')})`;
}
