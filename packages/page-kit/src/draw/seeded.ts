// Chance for drawing only: the same seed gives the same stone on every machine.

export type Chance = () => number;

/** FNV-1a: any text to an unsigned 32-bit number. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Mulberry32: a stream of numbers in [0, 1). */
export function stream(seed: string): Chance {
  let s = hash(seed);
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number below n. */
export const below = (next: Chance, n: number): number => Math.floor(next() * n);
