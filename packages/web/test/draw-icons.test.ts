import { readFileSync } from 'node:fs';
import { infernosEdge } from '@undercroft/infernos-edge';
import type { HowToPlay } from '@undercroft/learn/schemas';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { INFERNOS_EDGE_ICONS } from '../../../games/infernos-edge/page/draw/icons.ts';
import { POCKET_SUB_ICONS } from '../../../games/pocket-sub/page/draw/icons.ts';
import { SUB_TERRA_ICONS } from '../../../games/sub-terra/page/draw/icons.ts';
import { icon, PAGE_ICONS } from '../../page-kit/src/draw/icons.ts';
import { read } from './draw-markup.ts';

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
  const all = { ...PAGE_ICONS, ...SUB_TERRA_ICONS, ...INFERNOS_EDGE_ICONS, ...POCKET_SUB_ICONS };

  test.each(Object.entries(all))('%s is well-formed and keeps to its grid of 24', (_name, path) => {
    expect(read(icon(path)).faults).toEqual([]);
    const { low, high } = reach(path);
    expect(low).toBeGreaterThanOrEqual(1.9);
    expect(high).toBeLessThanOrEqual(22.6);
  });

  test.each([
    [subTerra, SUB_TERRA_ICONS],
    [infernosEdge, INFERNOS_EDGE_ICONS],
    [pocketSub, POCKET_SUB_ICONS],
  ])('has an icon for every action of $id', ({ schemas }, icons) => {
    const types = typesOf(schemas.action);
    expect(types.length).toBeGreaterThan(6);
    expect(types.filter((type) => !(type in icons || type in PAGE_ICONS))).toEqual([]);
  });

  test('no two games draw something else under one name: they share one file', () => {
    const sets = [PAGE_ICONS, SUB_TERRA_ICONS, INFERNOS_EDGE_ICONS, POCKET_SUB_ICONS];
    const drawn: readonly (readonly [string, string])[] = sets.flatMap((icons) => Object.entries(icons));
    const names = new Set(drawn.map(([name]) => name));
    expect(new Set(drawn.map(([name, path]) => `${name} ${path}`)).size).toBe(names.size);
  });

  test('has an icon for every hazard', () => {
    const hazards = [
      ...picks(subTerra.schemas.outcome, 'hazard', 'hazard'),
      ...picks(infernosEdge.schemas.outcome, 'hazard', 'face'),
    ];
    expect(hazards).toHaveLength(11);
    expect(hazards.filter((hazard) => !(hazard in all))).toEqual([]);
  });
});

test('an icon is silent unless it is given words, which are written safely', () => {
  expect(icon(SUB_TERRA_ICONS.move)).toContain('aria-hidden="true"');
  const spoken = icon(SUB_TERRA_ICONS.move, { size: 48, label: 'Move "north" & <on>' });
  expect(read(spoken).faults).toEqual([]);
  expect(spoken).toContain('width="48"');
  expect(spoken).toContain('aria-label="Move &quot;north&quot; &amp; &lt;on>"');
});

test.each([
  ['sub-terra', SUB_TERRA_ICONS],
  ['infernos-edge', INFERNOS_EDGE_ICONS],
  ['pocket-sub', POCKET_SUB_ICONS],
])('how to play %s names icons that are drawn', (game, icons) => {
  const file = new URL(`../../../games/${game}/learn/how.json`, import.meta.url);
  const { spreads }: HowToPlay = JSON.parse(readFileSync(file, 'utf8'));
  const named = spreads.flatMap(({ actions = [], rows = [] }) => [
    ...actions.map(({ action }) => action),
    ...rows.map((row) => row.icon),
  ]);
  expect(named.filter((name) => !(name in icons) && !(name in PAGE_ICONS))).toEqual([]);
});
