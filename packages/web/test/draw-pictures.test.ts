import { readFileSync } from 'node:fs';
import { RANKS as INFERNO_RANKS } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { infernosEdgeMedal } from '../../../games/infernos-edge/page/draw/medal.ts';
import { infernosEdgePortal } from '../../../games/infernos-edge/page/draw/portal.ts';
import { pocketSubMedal } from '../../../games/pocket-sub/page/draw/medal.ts';
import { pocketSubPortal } from '../../../games/pocket-sub/page/draw/portal.ts';
import {
  centrePicture,
  fleetPicture,
  fleetRow,
  minePicture,
  subPicture,
  tokenPicture,
  waterPicture,
  whirlpoolPicture,
} from '../../../games/pocket-sub/page/draw/portraits.ts';
import { subTerraMedal } from '../../../games/sub-terra/page/draw/medal.ts';
import { subTerraPortal } from '../../../games/sub-terra/page/draw/portal.ts';
import { type CourseOf, courseChart } from '../../page-kit/src/draw/pictures/course-chart.ts';
import { mark, wordmark } from '../../page-kit/src/draw/wordmark.ts';
import { idsOf, read, referencesOf } from './draw-markup.ts';

const portals = () => [subTerraPortal(), infernosEdgePortal(), pocketSubPortal()];

const FLEETS = ['red', 'white', 'blue', 'black'] as const;

const medals = [
  ...(['gold', 'silver', 'bronze', 'defeat'] as const).map((rank) => subTerraMedal(rank, rank)),
  ...INFERNO_RANKS.map((rank) => infernosEdgeMedal(rank, rank)),
  ...(['victory', 'draw', 'loss'] as const).map((result) => pocketSubMedal(result, 'blue', result)),
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
  const all = [...portals(), ...medals, ...portraits, wordmark({ label: 'Undercroft' }), mark()];

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
    expect(portals()).toEqual(all.slice(0, 3));
    expect(new Set(all).size).toBe(all.length);
  });

  test('keep within their weight', () => {
    for (const portal of portals()) expect(Buffer.byteLength(portal)).toBeLessThanOrEqual(22_000);
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

test('the picture that messengers show has the size that the server says', () => {
  const png = readFileSync(new URL('../public/link-picture.png', import.meta.url));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

test('the icons for installing have the sizes they say', () => {
  const sizes = { 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512, 'apple-touch-icon': 180 };
  for (const [name, size] of Object.entries(sizes)) {
    const png = readFileSync(new URL(`../public/${name}.png`, import.meta.url));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
  expect(read(readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')).faults).toEqual([]);
});
