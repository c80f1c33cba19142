// Where the board glides to for a moment: those it is about are in sight, whatever the cave looks like.
import { describe, expect, test } from 'vitest';
import { Composer } from '../../page-kit/src/moments/composer.ts';
import type { Pixel, Stage } from '../../page-kit/src/moments/moment.ts';
import { die, loss } from '../../page-kit/src/moments/parts.ts';
import { sightOf } from '../../page-kit/src/moments/sight.ts';

const stage: Stage = {
  width: 1440,
  height: 900,
  scale: 0.7,
  isPortrait: false,
  free: { left: 240, top: 52, right: 1440, bottom: 780 },
  walked: () => undefined,
  at: (x, y) => [x, y],
  card: () => [120, 300],
};
const ASIDE: Pixel = [1300, 300];
const inSight = (spots: readonly Pixel[]): number => {
  const { pan, zoom } = sightOf(spots, stage, ASIDE);
  const { left, top, right, bottom } = stage.free;
  return spots.filter(([x, y]) => {
    const [px, py] = [x * zoom + pan[0], y * zoom + pan[1]];
    return px > left && px < right && py > top && py < bottom;
  }).length;
};

describe('sight', () => {
  test('does not move where everybody is in sight', () => {
    expect(
      sightOf(
        [
          [600, 400],
          [800, 450],
        ],
        stage,
        ASIDE,
      ),
    ).toEqual({ pan: [0, 0], zoom: 1 });
    expect(sightOf([], stage, ASIDE)).toEqual({ pan: [0, 0], zoom: 1 });
  });

  test.each([
    ['a phone held sideways', { width: 844, height: 390, free: { left: 68, top: 36, right: 656, bottom: 344 } }],
    ['a phone held upright', { width: 390, height: 844, free: { left: 0, top: 100, right: 390, bottom: 572 } }],
    ['a desk', {}],
  ])('does not move for anybody who can be seen at the edge of what is free: %s', (_, screen) => {
    const small: Stage = { ...stage, ...screen };
    const { left, top, right, bottom } = small.free;
    const edges: Pixel[] = [
      [left + 9, top + 9],
      [right - 9, top + 9],
      [left + 9, bottom - 9],
      [right - 9, bottom - 9],
    ];
    for (const spots of [...edges.map((edge) => [edge]), edges])
      expect(sightOf(spots, small, undefined)).toEqual({ pan: [0, 0], zoom: 1 });
    expect(sightOf([[right - 4, top + 60]], small, undefined)).not.toEqual({ pan: [0, 0], zoom: 1 });
  });

  test('brings out those who would stand under the card at a desk', () => {
    expect(sightOf([[1300, 330]], stage, undefined).pan).toEqual([0, 0]);
    expect(sightOf([[1300, 330]], stage, ASIDE).pan[0]).toBeLessThan(-60);
  });

  test('glides to somebody far away, without becoming smaller', () => {
    expect(sightOf([[3000, -900]], stage, ASIDE).zoom).toBe(1);
    expect(inSight([[3000, -900]])).toBe(1);
  });

  test('becomes smaller, so that people far from each other are in sight together', () => {
    const apart: Pixel[] = [
      [0, 0],
      [1100, 0],
      [500, 600],
    ];
    expect(sightOf(apart, stage, ASIDE).zoom).toBeLessThan(1);
    expect(inSight(apart)).toBe(3);
  });

  test('where they are too far apart, most of them are in sight, and never nobody', () => {
    const apart: Pixel[] = [
      [0, 0],
      [4000, 0],
      [4100, 50],
      [4200, 0],
    ];
    expect(sightOf(apart, stage, ASIDE).zoom).toBe(0.5);
    expect(inSight(apart)).toBe(3);
  });
});

describe('those who are out of sight', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4000, y: 0 },
    { x: 4100, y: 50 },
  ];
  const far = { x: 0, y: 0 };
  const composed = (draw: (c: Composer) => void) => {
    const c = new Composer(stage, 2500);
    c.lookAt(points);
    draw(c);
    return c.picture();
  };

  test('have their die beside their card, on the free part of the screen', () => {
    const picture = composed((c) => die(c, { face: 3, from: 1000, lands: 1400, gone: 2200, over: far, card: 'medic' }));
    expect(picture.frame(1500).sprites[0]).toMatchObject({ x: 280, y: 300, opacity: 1, face: 3 });
  });

  test('lose what they lose from there', () => {
    const picture = composed((c) => loss(c, { amount: 2, card: 'medic', at: far, from: 1800, arrives: 2240 }));
    expect(picture.frame(1810).sprites[0]?.x).toBe(280);
    expect(picture.frame(2240).sprites[0]?.x).toBe(120);
  });

  test('have no hole in the dark under a panel', () => {
    expect(composed((c) => c.hole({ ...far, radius: 100 })).holes).toEqual([]);
    expect(composed((c) => c.hole({ x: 4000, y: 0, radius: 100 })).holes).toHaveLength(1);
  });
});
