// A game retold: what each entry did, in sentences.
import type { Entry, Happened, Sitter, Table } from '@undercroft/engine';
import type { Screen } from '../screens/screen.ts';

/** Everything an entry brought about as one paragraph, told right after it; empty where there is nothing to tell. */
export function entryText(screen: Screen, table: Table, entry: Entry, { events }: Happened): string {
  const name = (seat: number) => screen.seatName(table.state, seat);
  if (entry.type === 'undo') return `${name(entry.seat)} takes back entry ${entry.takes}.`;
  if (entry.type === 'sit') return `${name(entry.seat)} is now ${sitterText(entry.sitter)}.`;
  return events.flatMap((event) => screen.tellEvent(table.state, event) ?? []).join(' ');
}

/** A person without a name may be one who has yet to sit down. */
function sitterText({ player, name }: Sitter): string {
  if (player === 'bot') return `played by a bot${name ? ` (${name})` : ''}`;
  return name ? `played by ${name}` : 'for a person to play';
}

/** An entry's number, and what it did from the seventh column on. */
export const logLine = ({ entry }: Happened, text: string): string => `${String(entry).padStart(5)}  ${text}`;
export const LOG_INDENT = 7;
