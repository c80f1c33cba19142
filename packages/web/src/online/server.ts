// Whether this page comes from a server that keeps tables. A page on a static host, or on a train, works without one.
import { signal } from '@preact/signals';
import type { TableSummary } from '@undercroft/protocol';

export type ServerState = 'unknown' | 'there' | 'none' | 'unreached';

export const server = signal<ServerState>('unknown');
/** One's tables, as far as this browser is known there. */
export const tables = signal<readonly TableSummary[]>([]);

/** Asks for one's tables; who is unknown is told so, and that too shows that there is a server. */
export async function findServer(): Promise<void> {
  try {
    const response = await fetch('/api/tables', { credentials: 'same-origin' });
    const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true;
    server.value = isOurs ? 'there' : 'none';
    if (isOurs && response.ok) tables.value = ((await response.json()) as { tables: TableSummary[] }).tables;
  } catch {
    server.value = 'unreached';
  }
}
