// The link that leads to a seat, as it is sent to somebody. What is behind the # never reaches a server by itself.
import type { Seat } from '@undercroft/engine';
import type { LinkView } from './messages.ts';

export interface SeatLink extends LinkView {
  /** Where the table is: 'https://table.example'. */
  readonly base: string;
  readonly table: string;
}

export const writeLink = ({ base, table, seat, token }: SeatLink): string => `${base}/#join/${table}/${seat}/${token}`;

const LINK = /^(https?:\/\/[^#\s]+?)\/?#join\/([\w-]{16})\/(\d)\/([\w-]{10,64})$/;

export function readLink(text: string): SeatLink | undefined {
  const [, base, table, seat, token] = LINK.exec(text.trim()) ?? [];
  if (base === undefined || table === undefined || token === undefined) return undefined;
  return { base, table, seat: Number(seat) as Seat, token };
}
