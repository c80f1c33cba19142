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

/** Smooth one-dimensional noise in [-1, 1] with one bump per `grain` units. */
export function noise(seed: string, grain: number): (at: number) => number {
  const next = stream(seed);
  const bumps = Float64Array.from({ length: 32 }, () => next() * 2 - 1);
  const bump = (i: number): number => bumps[i & 31] ?? 0;
  return (at) => {
    const x = at / grain;
    const i = Math.floor(x);
    const f = x - i;
    return bump(i) + (bump(i + 1) - bump(i)) * f * f * (3 - 2 * f);
  };
}

/** A whole number below n. */
export const below = (next: Chance, n: number): number => Math.floor(next() * n);
