// Ids and secrets that nobody can guess. Of secrets only the hash is stored.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, type Hmac } from '@undercroft/protocol';

/** Never begins with a dash, which a command line would take for an option. */
function randomText(bytes: number): string {
  for (;;) {
    const text = randomBytes(bytes).toString('base64url');
    if (!text.startsWith('-')) return text;
  }
}

export const newToken = (): string => randomText(24);
export const newId = (): string => randomText(12);
export const newSecret = (): string => randomBytes(32).toString('hex');

export const newCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Published when a table opens, so that nobody can change its dice any more. */
export const commitment = (secret: string): string =>
  createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

export function hmacOf(secret: string): Hmac {
  const key = Buffer.from(secret, 'hex');
  return (text) => createHmac('sha256', key).update(text).digest();
}
