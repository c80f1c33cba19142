// Random numbers for tables and simulations. The rules never draw: chance makes moves of its own.
import { murmur128 } from './murmur.ts';

/**
 * A stream of random integers: xoshiro128** by Blackman and Vigna, all in 32-bit integers.
 * A stream is named by a path; equal paths give equal streams on every machine, and splitting depends on the path
 * alone, never on how much was drawn before.
 */
export class Stream {
  readonly path: string;
  readonly #state: Int32Array;

  private constructor(path: string, state: Int32Array) {
    this.path = path;
    this.#state = state;
  }

  static of(seed: string | number): Stream {
    const path = String(seed);
    return new Stream(path, murmur128(path));
  }

  /** The generator with given state words, for tests with known answers. */
  static from(words: readonly [number, number, number, number]): Stream {
    return new Stream('words', Int32Array.from(words));
  }

  /** An independent stream whose path continues this one. */
  split(label: string | number): Stream {
    return Stream.of(`${this.path}/${String(label).replaceAll('/', '%2F')}`);
  }

  /** The next 32 bits, as a signed integer. */
  next(): number {
    const s = this.#state;
    const a = s[0] as number;
    const b = s[1] as number;
    const x = Math.imul(b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9);
    const c = (s[2] as number) ^ a;
    const d = (s[3] as number) ^ b;
    s[1] = b ^ c;
    s[0] = a ^ d;
    s[2] = c ^ (b << 9);
    s[3] = (d << 11) | (d >>> 21);
    return result;
  }

  /** An integer from 0 to n − 1, each equally likely: surplus bits are masked and draws that are too large rejected. */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x40000000)) throw new RangeError(`below(${n}): 1 to 2^30`);
    const mask = n === 1 ? 0 : 0x7fffffff >>> (Math.clz32(n - 1) - 1);
    let x = this.next() >>> 1;
    while ((x & mask) >= n) x = this.next() >>> 1;
    return x & mask;
  }
}
