// Who meets whom in an arena: a setting for each encounter, with seats alternating.
import type { Setting } from '../results/plan.ts';
import type { Side } from '../screens/screen.ts';

/** All ways to choose `size` of so many, in order. */
export function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/**
 * Every choice of as many bots as there are sides. Where fewer bots than sides are named, as with two bots at a table of
 * three, some take part twice.
 */
export function groupings(bots: readonly string[], sides: number): string[][] {
  if (bots.length >= sides) return choices(bots, sides);
  return withRepeats(bots, sides).filter((group) => new Set(group).size === bots.length);
}

function withRepeats(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) => withRepeats(bots.slice(i), size - 1).map((rest) => [bot, ...rest]));
}

/** Those who win together are played by the same bot. */
export function encounterSetting(group: readonly string[], sides: readonly Side[], options: unknown): Setting {
  const seats = sides.reduce((sum, side) => sum + side.seats.length, 0);
  const bots = Array.from(
    { length: seats },
    (_, seat) => group[sides.findIndex((side) => side.seats.includes(seat))] ?? '',
  );
  return { name: group.join(' – '), options, bots, rotate: true };
}
