// The page's own hashing, against Node's, and the check of a game's dice.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacSha256, sha256 } from '../src/online/sha256.ts';

const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000];

describe('SHA-256 of our own', () => {
  test.each(lengths)('is Node’s for %d bytes', (length) => {
    const message = randomBytes(length);
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'));
  });

  test.each([0, 20, 32, 64, 65, 200])('HMAC is Node’s for a key of %d bytes', (length) => {
    const [key, message] = [randomBytes(length), randomBytes(50)];
    const own = Buffer.from(hmacSha256(key, message)).toString('hex');
    expect(own).toBe(createHmac('sha256', key).update(message).digest('hex'));
  });
});
