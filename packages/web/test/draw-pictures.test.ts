import { readFileSync } from 'node:fs';
import { RANKS as INFERNO_RANKS } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { type CourseOf, courseChart } from '../src/draw/pictures/course-chart.ts';
import { type MedalRanks, medal } from '../src/draw/pictures/medals.ts';
import { type PortalName, portal } from '../src/draw/pictures/portal.ts';
import {
  centrePicture,
  fleetPicture,
  fleetRow,
  minePicture,
  subPicture,
  tokenPicture,
  waterPicture,
  whirlpoolPicture,
} from '../src/draw/sea/portraits.ts';
import { mark, wordmark } from '../src/draw/wordmark.ts';
import { idsOf, read, referencesOf } from './draw-sea-markup.ts';

const GAMES: readonly PortalName[] = ['sub-terra', 'infernos-edge', 'pocket-sub'];
const RANKS: { readonly [Game in keyof MedalRanks]: readonly MedalRanks[Game][] } = {
  'sub-terra': ['gold', 'silver', 'bronze', 'defeat'],
  'infernos-edge': INFERNO_RANKS,
  'pocket-sub': ['victory', 'draw', 'loss'],
};

const FLEETS = ['red', 'white', 'blue', 'black'] as const;

const medals = [
  ...RANKS['sub-terra'].map((rank) => medal('sub-terra', rank, { label: rank })),
  ...RANKS['infernos-edge'].map((rank) => medal('infernos-edge', rank, { label: rank })),
  ...RANKS['pocket-sub'].map((rank) => medal('pocket-sub', rank, { label: rank, fleet: 'blue' })),
];

const portraits = [
  ...FLEETS.flatMap((fleet) => [
    fleetPicture(fleet),
    subPicture(fleet, { hero: true, facing: -1, label: 'A hero' }),
    subPicture(fleet, { gone: true }),
    minePicture(fleet),
    centrePicture(fleet),
    fleetRow(fleet, { left: 1, of: 3 }, 'One of three subs left'),
  ]),
  ...(['intelligence', 'map', 'current'] as const).flatMap((name) => [
    tokenPicture(name),
    tokenPicture(name, { spent: true }),
  ]),
  ...(['clockwise', 'counter-clockwise'] as const).map((spin) => whirlpoolPicture(spin)),
  ...(['shallow', 'deep', 'rocky'] as const).map((water) => waterPicture(water)),
];

describe('pictures', () => {
  const all = [
    ...GAMES.map((game) => portal(game)),
    ...medals,
    ...portraits,
    wordmark({ label: 'Undercroft' }),
    mark(),
  ];

  test('are well-formed', () => {
    expect(all.flatMap((svg) => read(svg).faults)).toEqual([]);
  });

  test('can stand on one page: every id is there once, every reference leads somewhere', () => {
    const page = all.join('');
    const ids = idsOf(read(page));
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesOf(page).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('are the same every time, and no two alike', () => {
    expect(GAMES.map((game) => portal(game))).toEqual(all.slice(0, 3));
    expect(new Set(all).size).toBe(all.length);
  });

  test('keep within their weight', () => {
    for (const game of GAMES) expect(Buffer.byteLength(portal(game))).toBeLessThanOrEqual(22_000);
    for (const coin of medals) expect(Buffer.byteLength(coin)).toBeLessThanOrEqual(9_000);
  });
});

describe('the chart of a course', () => {
  const course: CourseOf = {
    label: 'Health falls from 12 to 6 & the cave grows.',
    axis: (value) => `${value}<`,
    lines: [
      { name: 'health', values: [12, 11, 9, 6], max: 12 },
      { name: 'tiles "seen"', values: [1, 4, 9, 14] },
      { name: 'danger', values: [0, 1, 1, 14], max: 14 },
    ],
    events: [
      { round: 1, icon: 'gas' },
      { round: 1, icon: 'flood', hot: true },
      { round: 3, icon: 'horror' },
    ],
    turns: [2],
  };

  test('says in words what it shows', () => {
    const reading = read(courseChart(course));
    expect(reading.faults).toEqual([]);
    expect(reading.elements[0]?.attributes.get('aria-label')).toBe('Health falls from 12 to 6 &amp; the cave grows.');
  });

  test('draws every line and every event, what hurt in another colour', () => {
    const svg = courseChart(course);
    expect(svg.match(/stroke="#ff8a70"/g)).toHaveLength(1);
    for (const { name } of course.lines) expect(svg).toContain(`>${name.replaceAll('"', '&quot;')}</text>`);
  });

  test('keeps the names of lines apart that end together', () => {
    const svg = courseChart({ ...course, lines: ['a', 'b', 'c'].map((name) => ({ name, values: [3, 0] })) });
    const heights = [...svg.matchAll(/y="([\d.]+)" fill="[^"]+" font-weight="600"/g)]
      .map(([, y]) => Number(y))
      .sort((a, b) => a - b);
    expect(heights).toHaveLength(3);
    for (const [i, y] of heights.entries())
      if (i > 0) expect(y - (heights[i - 1] as number)).toBeGreaterThanOrEqual(16);
  });

  test.each([
    ['nothing at all', { label: 'x', lines: [] }],
    ['a game that ended in its set-up', { label: 'x', lines: [{ name: 'a', values: [0] }] }],
    ['a long game', { label: 'x', lines: [{ name: 'a', values: Array.from({ length: 300 }, (_, i) => i % 7) }] }],
  ] satisfies [string, CourseOf][])('can draw %s', (_name, one) => {
    expect(read(courseChart(one)).faults).toEqual([]);
  });
});

test('the icons for installing have the sizes they say', () => {
  const sizes = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512, 'apple-touch-icon': 180 };
  for (const [name, size] of Object.entries(sizes)) {
    const png = readFileSync(new URL(`../public/${name}.png`, import.meta.url));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
  expect(read(readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')).faults).toEqual([]);
});
