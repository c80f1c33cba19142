// The log: what happened in every entry, in the reader's language. What was taken back stays, struck out.
import {
  type AppliedEntry,
  clone,
  type Entry,
  type FindGame,
  type GameRecord,
  type GameTypes,
  openingTable,
  type Playable,
  replay,
} from '@undercroft/engine';
import type { CompleteView, LogLine, Position } from '@undercroft/page-kit/game-view';

export interface GroupedLine extends LogLine {
  /** It follows from the same die, hazard or course as the line before, and is shown with it. */
  readonly joins: boolean;
}

export interface LogEntry {
  readonly entry: number;
  readonly lines: readonly GroupedLine[];
  readonly undone: boolean;
  /** The next entry may continue it. */
  readonly isOpen: boolean;
}

/** Builds the whole log: after loading, and when the language changes. */
export function logOf<K extends GameTypes>(view: CompleteView<K>, record: GameRecord): LogEntry[] {
  const find: FindGame<Playable> = (id) => (id === view.game.id ? (view.game as never) : undefined);
  const opening = openingTable(find, record);
  if (!opening.ok) return [];
  let before = view.at(opening.value.state as K['State']);
  let log: LogEntry[] = [];
  replay(find, record, ({ entry, events }, table) => {
    const after = view.at(clone(view.game, table.state));
    const written = record.entries[entry - 1];
    log =
      written?.type === 'undo'
        ? withUndone(log, written)
        : [...log, logEntry(view, { entry, events, before, after }, lastStanding(log))];
    before = after;
  });
  return log;
}

/** What the next entry goes on from: what was taken back did not happen. */
export const lastStanding = (log: readonly LogEntry[]): LogEntry | undefined => log.findLast(({ undone }) => !undone);

interface LoggedTransition<K extends GameTypes> extends AppliedEntry<K> {
  readonly before: Position<K>;
  readonly after: Position<K>;
  /** This many of the events have been seen; without it, all. What follows them is known to the rules, but not told. */
  readonly told?: number;
}

export function logEntry<K extends GameTypes>(
  view: CompleteView<K>,
  { entry, events, before, after, told = events.length }: LoggedTransition<K>,
  last?: LogEntry,
): LogEntry {
  const lines: GroupedLine[] = [];
  let isOpen = last?.isOpen === true;
  for (const [i, event] of events.slice(0, told).entries()) {
    const when = { before, after, earlier: events.slice(0, i), later: events.slice(i + 1) };
    const part = view.logGrouping(event, when);
    const line = view.logLine(event, when);
    const joins = line?.replacesLast ? lines.pop()?.joins : isOpen && part === 'joins';
    if (line) lines.push({ ...line, joins: joins === true });
    // An event without a line closes an entry too, but opens none.
    isOpen = part !== undefined && (isOpen || line !== undefined);
  }
  return { entry, lines, undone: false, isOpen };
}

export const withUndone = (log: readonly LogEntry[], { takes }: Extract<Entry, { type: 'undo' }>): LogEntry[] =>
  log.map((one) => (one.entry >= takes ? { ...one, undone: true } : one));
