// How much of a table has been seen in this browser, and when that was: what comes after was missed.

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
