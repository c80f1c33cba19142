// What a player types, understood.

export type Order =
  | { readonly type: 'enter' }
  | { readonly type: 'choice'; readonly number: number }
  | { readonly type: 'place'; readonly text: string }
  | { readonly type: 'undo'; readonly who: string }
  | { readonly type: 'why'; readonly text: string }
  | { readonly type: 'rule'; readonly id: string }
  | { readonly type: 'log'; readonly all: boolean }
  | { readonly type: 'save'; readonly path: string }
  | { readonly type: 'board' }
  | { readonly type: 'odds' }
  | { readonly type: 'hint' }
  | { readonly type: 'seat'; readonly text: string }
  | { readonly type: 'help' }
  | { readonly type: 'quit' };

/** Every word that begins an order, short forms included. */
const ORDERS: Readonly<Record<string, (rest: string) => Order>> = {
  undo: (who) => ({ type: 'undo', who }),
  u: (who) => ({ type: 'undo', who }),
  why: (text) => ({ type: 'why', text }),
  rule: (id) => ({ type: 'rule', id }),
  log: (rest) => ({ type: 'log', all: rest === 'all' }),
  save: (path) => ({ type: 'save', path }),
  board: () => ({ type: 'board' }),
  b: () => ({ type: 'board' }),
  odds: () => ({ type: 'odds' }),
  hint: () => ({ type: 'hint' }),
  h: () => ({ type: 'hint' }),
  seat: (text) => ({ type: 'seat', text }),
  help: () => ({ type: 'help' }),
  '?': () => ({ type: 'help' }),
  quit: () => ({ type: 'quit' }),
  q: () => ({ type: 'quit' }),
  exit: () => ({ type: 'quit' }),
};

export const ORDER_WORDS: readonly string[] = Object.keys(ORDERS).filter((word) => word.length > 1);

/** What is neither a number nor an order may be a place: the game's screen will know. */
export function readOrder(line: string): Order {
  const text = line.trim();
  if (text === '') return { type: 'enter' };
  if (/^\d+$/.test(text)) return { type: 'choice', number: Number(text) };
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const order = Object.hasOwn(ORDERS, word.toLowerCase()) ? ORDERS[word.toLowerCase()] : undefined;
  return order?.(rest) ?? { type: 'place', text };
}
