// Links as they are sent to somebody: to a seat, or to be oneself elsewhere. What is behind the # never reaches a server by itself.
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

export interface RecoveryLink {
  readonly base: string;
  readonly token: string;
}

/** Whoever opens it is the guest who made it: not for others. */
export const writeRecovery = ({ base, token }: RecoveryLink): string => `${base}/#recover/${token}`;

const RECOVERY = /^(https?:\/\/[^#\s]+?)\/?#recover\/([\w-]{10,64})$/;

export function readRecovery(text: string): RecoveryLink | undefined {
  const [, base, token] = RECOVERY.exec(text.trim()) ?? [];
  return base === undefined || token === undefined ? undefined : { base, token };
}
