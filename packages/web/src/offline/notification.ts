// What a notification says of a table, and where it leads. Nothing of it is in the push message, which names the table alone: the rest is
// asked of the server, as whoever uses this browser.

/** What a push message contains. */
export interface Hint {
  readonly table: string;
  readonly kind: 'your-turn' | 'nudge' | 'over';
}

/** Written by the page in the reader's language, since a worker knows no language. */
export interface NotificationWords {
  readonly yourTurn: string;
  readonly nudge: string;
  readonly over: string;
  readonly answered: string;
  /** What the games are called, by their ids. */
  readonly games: Readonly<Record<string, string>>;
}

/** Of a table as the server tells it: what a notification needs. */
export interface TableInfo {
  readonly game: string;
  readonly decider?: number;
  readonly isOver: boolean;
  readonly closed?: unknown;
  readonly rematch?: string;
  readonly seats: readonly { readonly held: string; readonly name?: string; readonly isYou?: boolean }[];
}

export interface NotificationContent {
  readonly title: string;
  readonly body: string;
  /** There is nothing to do any more: no sound. */
  readonly isQuiet: boolean;
  /** Where it leads, behind the hash. */
  readonly hash: string;
}

/** What the page tells the worker: its words; that something is to be told although there was no push message; that a table is looked at. */
export type PageMessage =
  | { readonly type: 'words'; readonly words: NotificationWords }
  | { readonly type: 'tell'; readonly hint: Hint }
  | { readonly type: 'seen'; readonly table: string };

/** One for each table: a later one takes the place of the one before. */
export const tagOf = (table: string): string => `table ${table}`;

const KINDS: readonly string[] = ['your-turn', 'nudge', 'over'] satisfies Hint['kind'][];
/** As the server makes them. */
const TABLE_ID = /^[\w-]{1,64}$/;

/** Undefined for anything but a hint of ours. */
export function readHint(text: string | undefined): Hint | undefined {
  try {
    const { table, kind } = JSON.parse(text ?? '') as Partial<Hint>;
    const isHint = typeof table === 'string' && TABLE_ID.test(table) && KINDS.includes(kind ?? '');
    return isHint ? ({ table, kind } as Hint) : undefined;
  } catch {
    return undefined;
  }
}

/** Without the table or the words it still says that something waits, and leads there. */
export function tell(
  hint: Hint,
  table: TableInfo | undefined,
  words: NotificationWords | undefined,
): NotificationContent {
  const hash = `#/online/${encodeURIComponent(hint.table)}`;
  if (!words) return { title: 'Undercroft', body: '', isQuiet: false, hash };
  const titles = { 'your-turn': words.yourTurn, nudge: words.nudge, over: words.over };
  if (!table) return { title: titles[hint.kind], body: '', isQuiet: false, hash };
  const names = table.seats.flatMap(({ held, name, isYou }) => (held === 'person' && !isYou && name ? [name] : []));
  const body = [words.games[table.game], [...new Set(names)].join(', ')].filter(Boolean).join(' · ');
  if (hint.kind === 'over') {
    const rematch = table.rematch === undefined ? hash : `#/online/${encodeURIComponent(table.rematch)}`;
    return { title: titles.over, body, isQuiet: false, hash: rematch };
  }
  const isYours =
    !table.isOver && !table.closed && table.decider !== undefined && table.seats[table.decider]?.isYou === true;
  return { title: isYours ? titles[hint.kind] : words.answered, body, isQuiet: !isYours, hash };
}

/** Whether a window shows this table, in whatever part of it. */
export function showsTable(url: string, hash: string): boolean {
  const id = hash.split('/').at(-1);
  return id !== undefined && id !== '' && new URL(url).hash.split('/').includes(id);
}
