// Draws every roll of a finished game again, from the secret that was sealed before the first move.
import type { FindGame, GameRecord } from '@undercroft/engine';
import { type Hashing, type Verdict, verify } from '@undercroft/protocol';
import { hmacSha256, sha256 } from './sha256.ts';

const encoder = new TextEncoder();
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const HASHING: Hashing = {
  sha256: (secret) => hex(sha256(bytesOf(secret))),
  hmac: (secret) => {
    const key = bytesOf(secret);
    return (text) => hmacSha256(key, encoder.encode(text));
  },
};

export const checkDice = (find: FindGame, record: GameRecord): Verdict => verify(find, record, HASHING);
