import { chiSquare, critical } from '@undercroft/testkit';
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
    const text = 'Őrült tengeralattjáró 🌊';
    expect(hex(murmur128(text))).toBe(hex(murmur128Bytes(new TextEncoder().encode(text))));
  });

  test('named streams stay what they are: records of old games were drawn from them', () => {
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
  test('equal paths give equal streams, however they were reached and whatever was drawn before', () => {
    const parent = Stream.of(42);
    const early = parent.split('a');
    for (let i = 0; i < 100; i++) parent.next();
    const late = parent.split('a');
    expect(Array.from({ length: 50 }, () => early.next())).toEqual(Array.from({ length: 50 }, () => late.next()));
    expect(Stream.of('42/a').next()).toBe(Stream.of(42).split('a').next());
  });

  test('a label cannot pretend to be a path', () => {
    expect(Stream.of('s').split('a/b').next()).not.toBe(Stream.of('s').split('a').split('b').next());
  });

  test('siblings differ', () => {
    const first = new Set(Array.from({ length: 10_000 }, (_, i) => Stream.of('siblings').split(i).next()));
    expect(first.size).toBeGreaterThan(9_990);
  });

  test.each([2, 3, 5, 6, 7, 16, 17, 100])('below(%i) is even', (n) => {
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
    ).toBeLessThan(critical(n - 1));
  });

  test('below(1) is 0', () => {
    expect(Stream.of('one').below(1)).toBe(0);
  });

  /** Where taking the remainder would show: with n two thirds of the range, small numbers would come twice as often. */
  test('below(n) is not biased where a remainder would be', () => {
    const stream = Stream.of('bias');
    const n = Math.floor((0x40000000 * 2) / 3);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i++) {
      const bucket = Math.floor((stream.below(n) * 4) / n);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    expect(chiSquare(counts, [10_000, 10_000, 10_000, 10_000])).toBeLessThan(critical(3));
  });

  test('below refuses what it cannot do', () => {
    for (const n of [0, -1, Number.NaN, 2 ** 31]) expect(() => Stream.of('x').below(n)).toThrow(RangeError);
  });
});
