// MurmurHash3 x86_128 by Austin Appleby: turns the name of a stream into the four words it starts from.
const C = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const ROTATE_K = [15, 16, 17, 18] as const;
const ROTATE_H = [19, 17, 15, 13] as const;
const ADD = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17] as const;

const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by));
const at = (words: readonly number[] | Int32Array, i: number) => words[i & 3] as number;

export function murmur128(text: string, seed = 0): Int32Array {
  return murmur128Bytes(utf8(text), seed);
}

export function murmur128Bytes(bytes: Uint8Array, seed = 0): Int32Array {
  const h = Int32Array.of(seed, seed, seed, seed);
  const blocks = bytes.length >>> 4;
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 4; i++) mixBlock(h, i, word(bytes, block * 16 + i * 4));
  }
  for (let i = 3; i >= 0; i--) h[i] = at(h, i) ^ scramble(word(bytes, blocks * 16 + i * 4), i);
  for (let i = 0; i < 4; i++) h[i] = at(h, i) ^ bytes.length;
  gather(h);
  for (let i = 0; i < 4; i++) h[i] = avalanche(at(h, i));
  gather(h);
  return h;
}

/** Four bytes in little-endian order; bytes beyond the end count as 0. */
function word(bytes: Uint8Array, from: number): number {
  const byte = (i: number) => bytes[from + i] ?? 0;
  return byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
}

const scramble = (k: number, i: number) => Math.imul(rotate(Math.imul(k, at(C, i)), at(ROTATE_K, i)), at(C, i + 1));

function mixBlock(h: Int32Array, i: number, k: number): void {
  const mixed = rotate(at(h, i) ^ scramble(k, i), at(ROTATE_H, i)) + at(h, i + 1);
  h[i] = Math.imul(mixed, 5) + at(ADD, i);
}

function gather(h: Int32Array): void {
  h[0] = at(h, 0) + at(h, 1) + at(h, 2) + at(h, 3);
  for (let i = 1; i < 4; i++) h[i] = at(h, i) + at(h, 0);
}

function avalanche(x: number): number {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The engine compiles without DOM and Node types, so no TextEncoder. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) encode(letter.codePointAt(0) as number, bytes);
  return Uint8Array.from(bytes);
}

function encode(point: number, bytes: number[]): void {
  if (point < 0x80) bytes.push(point);
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
  else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
}

const tail = (bits: number) => 0x80 | (bits & 0x3f);
