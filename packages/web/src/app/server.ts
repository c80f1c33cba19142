// Whether this page comes from a server that keeps tables. A page on a static host, or on a train, works without one.
import { signal } from '@preact/signals';
import type { TableSummary } from '@undercroft/protocol';

/** The server marks the page that it sends, so that nobody has to ask. */
export const hasServer = (): boolean => document.querySelector('meta[name="undercroft-server"]') !== null;

/** Whether it can be reached now. */
export const isUnreached = signal(false);
/** One's tables. */
export const tables = signal<readonly TableSummary[]>([]);

const KNOWN = 'undercroft guest';

/** Whether this browser has been a guest there: only then is it worth asking who one is. */
export function isKnownGuest(): boolean {
  try {
    return hasServer() && localStorage.getItem(KNOWN) !== null;
  } catch {
    return hasServer();
  }
}

export function noteGuest(): void {
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // Where the browser keeps nothing, it is asked every time.
  }
}

export async function refreshTables(): Promise<void> {
  if (!isKnownGuest()) return;
  try {
    const response = await fetch('/api/tables', { credentials: 'same-origin' });
    isUnreached.value = false;
    if (response.ok) tables.value = ((await response.json()) as { readonly tables: TableSummary[] }).tables;
  } catch {
    isUnreached.value = true;
  }
}
