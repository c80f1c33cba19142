import { chiSquare, criticalValue } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { Stream } from '../src/index.ts';
import { murmur128, murmur128Bytes } from '../src/murmur.ts';

const hex = (words: Int32Array): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('known answers', () => {
  test('xoshiro128** from the words 1, 2, 3, 4 gives the reference sequence', () => {
    const stream = Stream.from([1, 2, 3, 4]);
    const drawn = Array.from({ length: 10 }, () => stream.next() >>> 0);
    expect(drawn).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  /** SMHasher's own test: hash of the hashes of 256 keys; MurmurHash3_x86_128 is published with this value. */
  test('MurmurHash3 x86_128 has the published verification value', () => {
    const all = new Uint8Array(256 * 16);
    for (let length = 0; length < 256; length++) {
      const key = Uint8Array.from({ length }, (_, i) => i);
      all.set(new Uint8Array(murmur128Bytes(key, 256 - length).buffer), length * 16);
    }
    expect((murmur128Bytes(all, 0)[0] as number) >>> 0).toBe(0xb3ece62a);
  });

  test('text is hashed as UTF-8', () => {
    const limits = [0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x3ffff, 0x40000, 0x10ffff];
    const letters = limits.map((point) => String.fromCodePoint(point));
    for (const text of ['Őrült tengeralattjáró 🌊', ...letters])
      expect(hex(murmur128(text))).toBe(hex(murmur128Bytes(new TextEncoder().encode(text))));
  });

  test('named streams never change: old games were drawn from them', () => {
    const stream = Stream.of('undercroft').split('game').split(7);
    expect(stream.path).toBe('undercroft/game/7');
    expect(Array.from({ length: 8 }, () => stream.below(100))).toMatchInlineSnapshot(`
      [
        54,
        46,
        4,
        92,
        77,
        98,
        60,
        83,
      ]
    `);
  });
});

describe('streams', () => {
  test('equal paths give equal streams, however they were split and whatever was drawn before', () => {
    const parent = Stream.of(42);
    const early = parent.split('a');
    for (let i = 0; i < 100; i++) parent.next();
    const late = parent.split('a');
    expect(Array.from({ length: 50 }, () => early.next())).toEqual(Array.from({ length: 50 }, () => late.next()));
    expect(Stream.of('42/a').next()).toBe(Stream.of(42).split('a').next());
  });

  test('a label with a slash is not a path', () => {
    expect(Stream.of('s').split('a/b').next()).not.toBe(Stream.of('s').split('a').split('b').next());
    expect(Stream.of('s').split('a/b').next()).not.toBe(Stream.of('s').split('ab').next());
  });

  test('a stream from given words can be split, too', () => {
    expect(Stream.from([1, 2, 3, 4]).split('a').path).toBe('words/a');
  });

  test('sibling streams differ', () => {
    const first = new Set(Array.from({ length: 10_000 }, (_, i) => Stream.of('siblings').split(i).next()));
    expect(first.size).toBeGreaterThan(9_990);
  });

  test.each([2, 3, 5, 6, 7, 16, 17, 100])('below(%i) is uniform', (n) => {
    const stream = Stream.of('even').split(n);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 2_000 * n; i++) {
      const drawn = stream.below(n);
      counts[drawn] = (counts[drawn] as number) + 1;
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 2_000),
      ),
    ).toBeLessThan(criticalValue(n - 1));
  });

  test('below(1) is 0', () => {
    expect(Stream.of('one').below(1)).toBe(0);
  });

  /** With n two thirds of the range, taking the remainder would give small numbers twice as often. */
  test('below(n) is unbiased where a remainder would not be', () => {
    const stream = Stream.of('bias');
    const n = Math.floor((0x40000000 * 2) / 3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i++) {
      const bucket = Math.floor((stream.below(n) * 4) / n);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    expect(chiSquare(counts, [10_000, 10_000, 10_000, 10_000])).toBeLessThan(criticalValue(3));
  });

  test('below throws for a range it cannot draw from', () => {
    for (const n of [0, -1, Number.NaN, 2 ** 30 + 1, 2 ** 31])
      expect(() => Stream.of('x').below(n)).toThrow(RangeError);
  });

  test('below(n) reaches every bit of its range, and nothing outside it', () => {
    const stream = Stream.of('bits');
    const drawn = Array.from({ length: 200 }, () => stream.below(2 ** 30));
    expect(drawn.reduce((bits, n) => bits | n, 0)).toBe(2 ** 30 - 1);
    expect(drawn.reduce((bits, n) => bits & n, -1)).toBe(0);
    expect(new Set(Array.from({ length: 200 }, () => stream.below(2)))).toEqual(new Set([0, 1]));
  });
});
