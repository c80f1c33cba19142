// Describes what each entry of a game did.
import type { AppliedEntry, Entry, SeatOccupant, Table } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { FOREIGN } from '../players/spec.ts';
import { botName } from '../words/bots.ts';

/** What is needed to tell what happened. */
interface Story {
  readonly screen: Screen;
  readonly table: Table;
  readonly words: CommandLineWords;
}

/** Everything an entry did, as one paragraph; empty if there is nothing to say. Call it right after the entry. */
export function entryText({ screen, table, words }: Story, entry: Entry, { events }: AppliedEntry): string {
  const name = (seat: number) => screen.seatName(table.state, seat);
  if (entry.type === 'undo') return words.story.undo(name(entry.seat), entry.takes);
  if (entry.type === 'sit') return occupantText(name(entry.seat), entry.sitter, words);
  return events.flatMap((event) => screen.describeEvent(table.state, event) ?? []).join(' ');
}

function occupantText(seat: string, { player, name }: SeatOccupant, words: CommandLineWords): string {
  const { story } = words;
  if (player !== 'bot') return story.personPlays(seat, name ?? '');
  return name?.startsWith(FOREIGN) ? story.programPlays(seat) : story.botPlays(seat, botName(name, words));
}

/** A line of the log: the entry's number, then what it did. */
export const logLine = ({ entry }: AppliedEntry, text: string): string => `${String(entry).padStart(5)}  ${text}`;
export const LOG_INDENT = 7;
