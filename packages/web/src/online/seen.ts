// How much of a table has been seen in this browser, and when that was: what comes after was missed.
import type { Entry, Seat } from '@undercroft/engine';

export interface Seen {
  /** So many entries. */
  readonly seq: number;
  readonly at: number;
}

const KEY = 'undercroft seen';
/** Of more tables the oldest are forgotten. */
const MOST_TABLES = 50;

type Kept = Readonly<Record<string, Seen>>;

function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function seenAt(table: string): Seen | undefined {
  const seen = readAll()[table];
  return typeof seen?.seq === 'number' && typeof seen.at === 'number' ? seen : undefined;
}

export function noteSeen(table: string, seen: Seen): void {
  const latest = Object.entries({ ...readAll(), [table]: seen })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Where nothing is kept, nobody is told what was missed before.
  }
}

/** So many entries were seen by whoever sat down or did something on these seats, at whatever device. What a bot did for them was not. */
export function seenByActing(entries: readonly Entry[], seats: readonly Seat[]): number {
  const bots = new Set<Seat>();
  let seen = 0;
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'sit' && entry.sitter.player === 'bot') bots.add(entry.seat);
    else if (entry.type === 'sit') {
      bots.delete(entry.seat);
      // Whoever sits down sees what is on the table, whoever played the seat before.
      if (seats.includes(entry.seat)) seen = i + 1;
    } else if (entry.type === 'act' && seats.includes(entry.seat) && !bots.has(entry.seat)) seen = i + 1;
  }
  return seen;
}
