import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { ICON_NAMES, type IconName, icon, iconPath } from '../src/draw/icons.ts';
import { read } from './draw-sea-markup.ts';

/** Every `type` of a shape of actions or outcomes. */
function typesOf(shape: unknown): string[] {
  const { options } = shape as { options: readonly { entries: { type: { literal: string } } }[] };
  return options.map(({ entries }) => entries.type.literal);
}

/** The names a field of outcomes may have, of one type of outcome. */
function picks(shape: unknown, type: string, field: string): string[] {
  const { options } = shape as {
    options: readonly { entries: Record<string, { literal?: string; options?: readonly string[] }> }[];
  };
  return [...(options.find(({ entries }) => entries['type']?.literal === type)?.entries[field]?.options ?? [])];
}

/** All points a path passes or bends towards. */
function reach(d: string): { low: number; high: number } {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
  let [x, y, startX, startY, i, command] = [0, 0, 0, 0, 0, 'M'];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] as string)) command = tokens[i++] as string;
    const kind = command.toLowerCase();
    const size = sizes[kind];
    if (size === undefined) throw new Error(`no such command: ${command}`);
    const numbers = tokens.slice(i, i + size).map(Number);
    if (numbers.length < size || numbers.some(Number.isNaN)) throw new Error(`${command} lacks numbers in ${d}`);
    i += size;
    const relative = command === kind;
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') x = (relative ? x : 0) + (numbers[0] as number);
    else if (kind === 'v') y = (relative ? y : 0) + (numbers[0] as number);
    else [x, y] = [(relative ? x : 0) + (numbers.at(-2) as number), (relative ? y : 0) + (numbers.at(-1) as number)];
    if (kind === 'm') [startX, startY, command] = [x, y, relative ? 'l' : 'L'];
    [low, high] = [Math.min(low, x, y), Math.max(high, x, y)];
  }
  return { low, high };
}

describe('the icon set', () => {
  test.each(ICON_NAMES)('%s is well-formed and keeps to its grid of 24', (name) => {
    expect(read(icon(name)).faults).toEqual([]);
    const { low, high } = reach(iconPath(name));
    expect(low).toBeGreaterThanOrEqual(1.9);
    expect(high).toBeLessThanOrEqual(22.6);
  });

  test.each([subTerra, infernosEdge, pocketSub])('has an icon for every action of $id', ({ shapes }) => {
    const types = typesOf(shapes.action);
    expect(types.length).toBeGreaterThan(6);
    expect(types.filter((type) => !ICON_NAMES.includes(type as IconName))).toEqual([]);
  });

  test('has an icon for every hazard', () => {
    const hazards = [
      ...picks(subTerra.shapes.outcome, 'hazard', 'hazard'),
      ...picks(infernosEdge.shapes.outcome, 'hazard', 'face'),
    ];
    expect(hazards).toHaveLength(11);
    expect(hazards.filter((hazard) => !ICON_NAMES.includes(hazard as IconName))).toEqual([]);
  });
});

test('an icon is silent unless it is given words, which are written safely', () => {
  expect(icon('move')).toContain('aria-hidden="true"');
  const spoken = icon('move', { size: 48, label: 'Move "north" & <on>' });
  expect(read(spoken).faults).toEqual([]);
  expect(spoken).toContain('width="48"');
  expect(spoken).toContain('aria-label="Move &quot;north&quot; &amp; &lt;on>"');
});
