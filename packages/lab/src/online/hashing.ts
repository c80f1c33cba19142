// Hashing by Node, for verifying dice.
import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '@undercroft/protocol';

export const hashing: Hashing = {
  sha256: (secret) => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'),
  hmac(secret) {
    const key = Buffer.from(secret, 'hex');
    return (text) => createHmac('sha256', key).update(text).digest();
  },
};
