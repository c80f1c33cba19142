// Messages of the server as bytes, encoded once for all their receivers.
import type { ServerMessage } from '@undercroft/protocol';

export const encode = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message));

// The two that are sent with every move are put together by hand: ids need no escaping, and the entries are JSON already.

export const encodeEntries = (table: string, from: number, entries: string): Buffer =>
  Buffer.from(`{"type":"entries","table":"${table}","from":${from},"entries":${entries}}`);

type Done = Extract<ServerMessage, { readonly type: 'done' }>;

export const encodeDone = ({ ref, table, from, count }: Omit<Done, 'type'>): Buffer =>
  Buffer.from(`{"type":"done","ref":${ref},"table":"${table}","from":${from},"count":${count}}`);
