// Names nobody can guess, and how they are kept: only their hashes are in the database.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hmac } from '@undercroft/protocol';

/** 96 bits and more: not to be guessed. Never with a dash in front: on a command line that would be an option. */
function unguessable(bytes: number): string {
  for (;;) {
    const text = randomBytes(bytes).toString('base64url');
    if (!text.startsWith('-')) return text;
  }
}

export const newToken = (): string => unguessable(24);
export const newId = (): string => unguessable(12);
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Read aloud over the telephone: no letters that look or sound alike. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const newCode = (): string => Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Published when a table opens: nobody can change the dice any more. */
export const commitment = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

export function hmacOf(secret: string): Hmac {
  const key = Buffer.from(secret, 'hex');
  return (text) => createHmac('sha256', key).update(text).digest();
}

export function isSameSecret(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
