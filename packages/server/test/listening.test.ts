// Short messages are read without the library; nobody can tell, but by the time it takes.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { listen } from '../src/live/listening.ts';

const MOST = 4096;

/** A connection whose client is us, byte by byte. */
class Line {
  readonly heard: string[] = [];
  /** How many of them were read by the library. */
  byLibrary = 0;
  answer = '';
  readonly #stream: Duplex;

  constructor(isShortcut: boolean) {
    const answer = (chunk: Buffer): void => {
      this.answer += chunk.toString('hex');
    };
    this.#stream = new Duplex({
      read: () => undefined,
      write: (chunk, _encoding, done) => {
        answer(chunk);
        done();
      },
    });
    const server = new WebSocketServer({ noServer: true, maxPayload: MOST, perMessageDeflate: false });
    server.handleUpgrade(UPGRADE, this.#stream, Buffer.alloc(0), (socket) => {
      const hear = (what: string): void => {
        this.byLibrary++;
        this.heard.push(what);
      };
      socket.on('message', (data, isBinary) => hear(`${isBinary ? 'bytes' : 'text'} ${String(data)}`));
      socket.on('ping', (data) => hear(`ping ${String(data)}`));
      socket.on('pong', () => hear('pong'));
      socket.on('close', (code) => this.heard.push(`closed ${code}`));
      socket.on('error', (error) => this.heard.push(`error ${error.message}`));
      if (isShortcut)
        listen(this.#stream, MOST, {
          text: (text) => this.heard.push(`text ${text}`),
          pong: () => this.heard.push('pong'),
        });
    });
    this.answer = '';
  }

  async send(...chunks: readonly Buffer[]): Promise<this> {
    for (const chunk of chunks) {
      // What comes after a good-bye is not read any more.
      if (!this.#stream.readableEnded && !this.#stream.destroyed) this.#stream.push(Buffer.from(chunk));
      await turn();
    }
    return this;
  }

  async end(): Promise<this> {
    this.#stream.push(null);
    for (let i = 0; i < 4; i++) await turn();
    return this;
  }
}

const UPGRADE = Object.assign(new EventEmitter(), {
  method: 'GET',
  url: '/',
  headers: {
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  },
}) as unknown as IncomingMessage;

const CONTINUED = 0x0;
const TEXT = 0x1;
const BYTES = 0x2;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const WHOLE = 0x80;

interface Said {
  readonly head: number;
  readonly data: Buffer;
  readonly mask?: readonly number[] | undefined;
  /** The length as it would be written for a longer one. */
  readonly isWide?: boolean;
}

function frame({ head, data, mask = [1, 2, 3, 4], isWide = false }: Said): Buffer {
  const isMasked = mask.length > 0 ? 0x80 : 0;
  const size =
    data.length < 126 && !isWide
      ? [isMasked | data.length]
      : data.length < 0x10000
        ? [isMasked | 126, data.length >> 8, data.length & 0xff]
        : [isMasked | 127, 0, 0, 0, 0, 0, data.length >> 16, (data.length >> 8) & 0xff, data.length & 0xff];
  const masked = data.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([Buffer.from([head, ...size, ...mask]), masked]);
}

const text = (said: string, more: Partial<Said> = {}): Buffer =>
  frame({ head: WHOLE | TEXT, data: Buffer.from(said), ...more });
const pong = (data = ''): Buffer => frame({ head: WHOLE | PONG, data: Buffer.from(data) });
const ping = (data = ''): Buffer => frame({ head: WHOLE | PING, data: Buffer.from(data) });

describe('without the library', () => {
  const short: Readonly<Record<string, readonly [Buffer[], string[]]>> = {
    'a text': [[text('{"type":"act"}')], ['text {"type":"act"}']],
    'nothing at all': [[text('')], ['text ']],
    'lengths around those at which the head changes': [
      [125, 126, 127].map((length) => text('x'.repeat(length))),
      [125, 126, 127].map((length) => `text ${'x'.repeat(length)}`),
    ],
    'the longest of the short': [[text('y'.repeat(1024))], [`text ${'y'.repeat(1024)}`]],
    'several at once, and a pong between': [
      [Buffer.concat([text('one'), pong(), text('two'), pong('late'), text('three')])],
      ['text one', 'pong', 'text two', 'pong', 'text three'],
    ],
    'any mask': [[text('masked', { mask: [255, 0, 128, 7] })], ['text masked']],
  };
  test.each(Object.entries(short))('%s', async (_, [chunks, heard]) => {
    const line = await new Line(true).send(...chunks);
    expect(line).toMatchObject({ heard, byLibrary: 0, answer: '' });
  });
});

describe('by the library, from there on for good', () => {
  const long = 'z'.repeat(1025);
  const cut = text('in two parts');
  const odd: Readonly<Record<string, readonly [Buffer[], string[]]>> = {
    'longer than short': [[text(long)], [`text ${long}`]],
    'letters of several bytes': [[text('hajó')], ['text hajó']],
    'in two parts': [[cut.subarray(0, 9), cut.subarray(9)], ['text in two parts']],
    'one byte at first': [[cut.subarray(0, 1), cut.subarray(1)], ['text in two parts']],
    'in two frames': [
      [frame({ head: TEXT, data: Buffer.from('a') }), frame({ head: WHOLE | CONTINUED, data: Buffer.from('b') })],
      ['text ab'],
    ],
    'not a text': [[frame({ head: WHOLE | BYTES, data: Buffer.from('a') })], ['bytes a']],
    'a ping': [[ping('there?')], ['ping there?']],
  };
  test.each(Object.entries(odd))('%s', async (_, [chunks, heard]) => {
    const line = await new Line(true).send(Buffer.concat([text('before'), chunks[0] as Buffer]), ...chunks.slice(1));
    expect(line).toMatchObject({ heard: ['text before', ...heard], byLibrary: heard.length });
    await line.send(text('after'));
    expect(line).toMatchObject({ heard: ['text before', ...heard, 'text after'], byLibrary: heard.length + 1 });
  });

  test.each([
    ['not masked', text('bare', { mask: [] }), '1002'],
    ['a bit that means nothing', text('odd', { head: WHOLE | 0x40 | TEXT }), '1002'],
    ['not UTF-8', frame({ head: WHOLE | TEXT, data: Buffer.from([0xc3, 0x28]) }), '1007'],
    ['longer than allowed', text('x'.repeat(MOST + 1)), '1009'],
    ['a pong longer than allowed', frame({ head: WHOLE | PONG, data: Buffer.alloc(126) }), '1002'],
  ])('%s: told so and closed', async (_, chunk, code) => {
    const line = await new Line(true).send(text('before'), chunk, text('after'));
    const close = Buffer.from([WHOLE | CLOSE, 2, Number(code) >> 8, Number(code) & 0xff]).toString('hex');
    expect(line.heard.slice(0, 2)).toEqual(['text before', expect.stringMatching(/^error /)]);
    expect(line.heard).not.toContain('text after');
    expect(line.answer).toContain(close);
  });
});

test('a limit below what is short counts', async () => {
  const stream = new Duplex({ read: () => undefined });
  const rest: number[] = [];
  stream.on('data', (chunk) => rest.push(chunk.length));
  const heard: string[] = [];
  listen(stream, 3, { text: (said) => heard.push(said), pong: () => undefined });
  stream.push(Buffer.concat([text('abc'), text('abcd')]));
  await turn();
  expect({ heard, rest }).toEqual({ heard: ['abc'], rest: [text('abcd').length] });
});

test('whatever is said, in whatever pieces, is heard as the library alone hears it', async () => {
  const letters = fc.oneof(
    { weight: 5, arbitrary: fc.string({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ minLength: 1000, maxLength: 1100 }) },
  );
  const data = fc.oneof(
    { weight: 6, arbitrary: letters.map((said) => Buffer.from(said)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 130 }).map((bytes) => Buffer.from(bytes)) },
  );
  const head = fc.oneof(
    { weight: 12, arbitrary: fc.constant(WHOLE | TEXT) },
    { weight: 2, arbitrary: fc.constant(WHOLE | PONG) },
    { weight: 1, arbitrary: fc.constantFrom(TEXT, WHOLE, WHOLE | BYTES, WHOLE | PING, WHOLE | CLOSE) },
    { weight: 1, arbitrary: fc.nat(255) },
  );
  const fourBytes = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
  const mask = fc.oneof({ weight: 30, arbitrary: fourBytes }, { weight: 1, arbitrary: fc.constant([]) });
  const isWide = fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
  const said = fc.array(fc.record({ head, data, mask, isWide }), { minLength: 1, maxLength: 8 });
  // Most often a piece is some whole messages; sometimes it is cut anywhere.
  const cuts = fc.array(fc.nat(3000), { maxLength: 2 });
  let shortcuts = 0;
  await fc.assert(
    fc.asyncProperty(said, fc.boolean(), cuts, async (all, isTogether, at) => {
      const frames = all.map(frame);
      const bytes = Buffer.concat(frames);
      const chunks = isTogether ? pieces(bytes, at) : frames;
      const [plain, quick] = await Promise.all(
        [new Line(false), new Line(true)].map(async (line) => (await line.send(...chunks)).end()),
      );
      expect(quick?.heard).toEqual(plain?.heard);
      expect(quick?.answer).toBe(plain?.answer);
      if ((quick?.byLibrary ?? 0) < (plain?.byLibrary ?? 0)) shortcuts++;
    }),
    { numRuns: 1500 },
  );
  expect(shortcuts).toBeGreaterThan(300);
});

function pieces(bytes: Buffer, at: readonly number[]): Buffer[] {
  const ends = [...at.filter((end) => end > 0 && end < bytes.length), bytes.length].sort((a, b) => a - b);
  return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end)).filter((piece) => piece.length > 0);
}
