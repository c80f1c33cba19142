// Links that people send or keep: to a table, to a seat, or to be the same guest on another device. Browsers do not send what follows
// the #, so a token of a seat or a guest appears in no server's log.
import type { Seat } from '@undercroft/engine';
import { parseCode } from './codes.ts';
import type { LinkView } from './messages.ts';

export interface SeatLink extends LinkView {
  /** The server: 'https://table.example'. */
  readonly base: string;
  readonly table: string;
}

export const formatSeatLink = ({ base, table, seat, token }: SeatLink): string =>
  `${base}/#join/${table}/${seat}/${token}`;

const SEAT_LINK = /^(https?:\/\/[^#\s]+?)\/?#join\/([\w-]{16})\/(\d)\/([\w-]{10,64})$/;

export function parseSeatLink(text: string): SeatLink | undefined {
  const [, base, table, seat, token] = SEAT_LINK.exec(text.trim()) ?? [];
  if (base === undefined || table === undefined || token === undefined) return undefined;
  return { base, table, seat: Number(seat) as Seat, token };
}

export interface RecoveryLink {
  readonly base: string;
  readonly token: string;
}

/** Anyone who opens it becomes the guest who made it, so it must not be passed on. */
export const formatRecoveryLink = ({ base, token }: RecoveryLink): string => `${base}/#recover/${token}`;

const RECOVERY_LINK = /^(https?:\/\/[^#\s]+?)\/?#recover\/([\w-]{10,64})$/;

export function parseRecoveryLink(text: string): RecoveryLink | undefined {
  const [, base, token] = RECOVERY_LINK.exec(text.trim()) ?? [];
  return base === undefined || token === undefined ? undefined : { base, token };
}

export interface TableLink {
  readonly base: string;
  readonly code: string;
}

/** One link for the whole table: anyone who opens it can take a seat that is open, or watch. */
export const formatTableLink = ({ base, code }: TableLink): string => `${base}/t/${code}`;

const TABLE_LINK = /^(https?:\/\/[^#?\s]+?)\/t\/([^/#?]+)\/?$/;

export function parseTableLink(text: string): TableLink | undefined {
  const [, base, typed] = TABLE_LINK.exec(text.trim()) ?? [];
  if (base === undefined || typed === undefined) return undefined;
  const parsed = parseCode(decode(typed));
  return parsed.ok ? { base, code: parsed.code } : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
