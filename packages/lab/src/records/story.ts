// A game retold: what each entry did, in sentences.
import type { Entry, Happened, Sitter, Table } from '@undercroft/engine';
import type { Screen } from '../screens/screen.ts';

/** Everything an entry brought about as one paragraph, told right after it; empty where there is nothing to tell. */
export function entryText(screen: Screen, table: Table, entry: Entry, { events }: Happened): string {
  const name = (seat: number) => screen.seatName(table.state, seat);
  if (entry.type === 'undo') return `${name(entry.seat)} takes back entry ${entry.takes}.`;
  if (entry.type === 'sit') return `${name(entry.seat)} is now played by ${sitterText(entry.sitter)}.`;
  return events.flatMap((event) => screen.tellEvent(table.state, event) ?? []).join(' ');
}

const sitterText = ({ player, name }: Sitter): string =>
  player === 'bot' ? `a bot${name ? ` (${name})` : ''}` : (name ?? 'a person');

/** An entry's number, and what it did from the seventh column on. */
export const logLine = ({ entry }: Happened, text: string): string => `${String(entry).padStart(5)}  ${text}`;
export const LOG_INDENT = 7;
