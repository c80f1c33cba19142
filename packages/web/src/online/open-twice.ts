// Whether a table is open in another window of this browser. Both are live and nothing is locked; it is told once for each table.

const KEY = 'undercroft open twice';
/** Of more tables the oldest are forgotten. */
const MOST_TABLES = 50;

type Message = 'came' | 'here' | 'left' | 'told';

/** Windows with the same table hear each other. Returns what stops it. */
export function watchOtherWindows(table: string, onChange: (now: { readonly isTwice: boolean }) => void): () => void {
  const channel = new BroadcastChannel(`undercroft table ${table}`);
  const say = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    onChange({ isTwice: (data === 'came' || data === 'here') && !isTold(table) });
    if (data === 'came') say('here');
    // There may be a third.
    if (data === 'left') say('came');
  };
  const leave = () => say('left');
  addEventListener('pagehide', leave);
  say('came');
  return () => {
    removeEventListener('pagehide', leave);
    leave();
    channel.close();
  };
}

/** In the other windows, too. */
export function noteTold(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...toldTables()].slice(0, MOST_TABLES)));
  } catch {
    // Where nothing is kept it is told again.
  }
  const channel = new BroadcastChannel(`undercroft table ${table}`);
  channel.postMessage('told' satisfies Message);
  channel.close();
}

const isTold = (table: string): boolean => toldTables().includes(table);

function toldTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
