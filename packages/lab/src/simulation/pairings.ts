// Who meets whom in an arena: a setting for each encounter, with seats alternating.

import type { Side } from '@undercroft/terminal/screen';
import type { Setting } from '../results/plan.ts';

/** All ways to choose `size` of this many, in order. */
export function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/**
 * Every combination of as many bots as there are sides. If there are fewer bots than sides, as with two bots at a table
 * of three, some take part twice.
 */
export function groupings(bots: readonly string[], sides: number): string[][] {
  if (bots.length >= sides) return combinations(bots, sides);
  return withRepeats(bots, sides).filter((group) => new Set(group).size === bots.length);
}

function withRepeats(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) => withRepeats(bots.slice(i), size - 1).map((rest) => [bot, ...rest]));
}

/** The same bot plays all seats of a side. */
export function encounterSetting(group: readonly string[], sides: readonly Side[], options: unknown): Setting {
  const seats = sides.reduce((sum, side) => sum + side.seats.length, 0);
  const bots = Array.from(
    { length: seats },
    (_, seat) => group[sides.findIndex((side) => side.seats.includes(seat))] ?? '',
  );
  return { name: group.join(' – '), options, bots, rotate: true };
}
