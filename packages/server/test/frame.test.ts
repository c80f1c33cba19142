// Messages as bytes: read again by the library that every client's is like.
import type { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf } from '../src/live/frame.ts';

/** Exported, but not in its types. */
const { Receiver } = ws as unknown as { readonly Receiver: new () => Writable };

const read = (frame: Buffer): Promise<[string, boolean]> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver();
    receiver.on('message', (data: Buffer, isBinary: boolean) => resolve([String(data), isBinary]));
    receiver.on('error', reject);
    receiver.write(frame);
  });

describe('a message is read as it was written', () => {
  // Around every length at which the head changes its size.
  test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('%i letters', async (length) => {
    const text = 'x'.repeat(length);
    expect(await read(frameOf(text))).toEqual([text, false]);
  });

  test.each(['é'.repeat(62), 'é'.repeat(63), '🐙 hajó'.repeat(9_000)])('letters of several bytes', async (text) => {
    expect(await read(frameOf(text))).toEqual([text, false]);
  });
});
