// Whether somebody is here, away or thinking: by a shape and a word.
import type { Seat } from '@undercroft/engine';
import type { TogetherWords } from '@undercroft/words';
import type { CardOwner } from '../stage/table-extension.ts';
import { useClock } from './clock.ts';
import type { OnlineTable } from './online-table.ts';

interface Props {
  readonly seat: Seat;
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

export function Lamp({ seat, table, together }: Props) {
  const now = useClock();
  const { state, text } = presenceOf(table, seat, together, now);
  return (
    <span class={`lamp ${state}`}>
      <span>{text}</span>
    </span>
  );
}

/** Whoever plays every card needs no mark. */
export function ownerOf(table: OnlineTable, seat: Seat, together: TogetherWords): CardOwner {
  const { seats } = table.session.about.value;
  const isYours = table.session.humanSeats.includes(seat);
  if (!isYours) return { spoken: presenceOf(table, seat, together, Date.now()).text };
  const { you, yours } = together.table;
  return { spoken: yours, ...(seats.every((one) => one.held === 'person' && one.isYou) ? {} : { mark: you }) };
}

function presenceOf(table: OnlineTable, seat: Seat, { table: words }: TogetherWords, now: number) {
  const held = table.session.about.value.seats[seat];
  if (held?.held === 'bot')
    return { state: 'bot', text: held.keeps === undefined ? words.bot : words.keepsFor(held.keeps) };
  if (held?.held !== 'person') return { state: 'away', text: words.nobody };
  if (held.isYou) return { state: 'here', text: words.here };
  const found = table.presence.value.seats.find((one) => one.seat === seat);
  if (!found?.isHere) return { state: 'away', text: words.away(found?.since ? (now - found.since) / 1000 : 0) };
  const isThinking = table.session.decider === seat && table.touched.value.has(seat);
  return isThinking ? { state: 'thinking', text: words.thinking } : { state: 'here', text: words.here };
}
