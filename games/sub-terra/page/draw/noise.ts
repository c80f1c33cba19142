// Unevenness for the walls of a cave.
import { stream } from '@undercroft/page-kit/draw/seeded';

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
