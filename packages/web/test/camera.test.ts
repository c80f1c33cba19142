// What the camera frames, where plates and chips stand, and which lit place a touch means.
import { describe, expect, test } from 'vitest';
import type { Box, Landmark, Piece, Place } from '../../page-kit/src/game-view.ts';
import { beside } from '../src/stage/beside.ts';
import { bounds, isInside, meets } from '../src/stage/boxes.ts';
import { Camera } from '../src/stage/camera.ts';
import { framed, freePart, toPixels, type Viewport } from '../src/stage/camera-frame.ts';
import { crowdsOf, fanned, growth, placesOf } from '../src/stage/crowds.ts';
import { answersAside, boxOfTag, type EdgeChip, edgeChips } from '../src/stage/edges.ts';
import { nearestLit } from '../src/stage/nearest-place.ts';
import { place } from './model-table.ts';

const DESKTOP: Viewport = { width: 1440, height: 900, insets: { top: 52, right: 0, bottom: 116, left: 240 } };
const PHONE: Viewport = { width: 390, height: 844, insets: { top: 100, right: 0, bottom: 240, left: 0 } };
const TILE = 200;
const around = (x: number, y: number, tiles: number): Box => ({
  x: x - (tiles * TILE) / 2,
  y: y - (tiles * TILE) / 2,
  width: tiles * TILE,
  height: tiles * TILE,
});

function cameraIn(viewport: Viewport): Camera {
  const camera = new Camera();
  camera.setViewport(viewport);
  return camera;
}

describe('framing', () => {
  test.each([DESKTOP, PHONE])('a question is framed where it is answered, far from the actor', (viewport) => {
    const camera = cameraIn(viewport);
    const answers = [around(3000, 0, 1), around(3000, 400, 1)];
    const box = bounds([around(0, 0, 1), ...answers]);
    camera.frame({ box, centre: { x: 0, y: 0 }, clear: answers, asksWhere: true });
    expect(answers.filter((tile) => !camera.isInSight(tile))).toEqual([]);
  });

  test('of answers that are too far apart the most are in sight, never the middle between them', () => {
    const camera = cameraIn(PHONE);
    const answers = [around(-1200, 0, 1), around(1000, 0, 1), around(1400, 0, 1)];
    camera.frame({ box: bounds(answers), centre: { x: 0, y: 0 }, clear: answers, asksWhere: true });
    expect(answers.map((tile) => camera.isInSight(tile))).toEqual([false, true, true]);
  });

  test.each([
    [844, 390],
    [740, 360],
    [844, 340],
  ])('five rows of lit tiles are in sight on a phone of %i × %i held sideways', (width, height) => {
    const camera = cameraIn({ width, height, insets: { top: 36, right: 196, bottom: 38, left: 68 } });
    const column = [-2, -1, 0, 1, 2].map((row) => around(0, row * TILE, 1));
    camera.frame({ box: around(0, 0, 6), centre: { x: 0, y: 0 }, clear: column });
    expect(column.filter((tile) => !camera.isInSight(tile))).toEqual([]);
  });

  test('of targets that are too far apart as many as can be are wholly in sight, with whoever acts', () => {
    const camera = cameraIn({ width: 740, height: 360, insets: { top: 36, right: 188, bottom: 38, left: 68 } });
    const acting = around(0, 0, 1);
    // Eleven tiles wide: the furthest at the left does not fit beside those at the right.
    const row = [-7, -1, 1, 2, 3].map((column) => around(column * TILE, 0, 1));
    camera.frame({ box: bounds([acting, ...row]), centre: { x: 0, y: 0 }, clear: row });
    expect([acting, ...row].map((tile) => camera.isInSight(tile))).toEqual([true, false, true, true, true, true]);
  });

  test('becomes a little smaller for a target near by, though another is far away', () => {
    const camera = cameraIn({ width: 844, height: 390, insets: { top: 36, right: 188, bottom: 38, left: 68 } });
    // Four rows are a little higher than the free part of a phone held sideways.
    const near = [-2, -1, 1].map((row) => around(0, row * TILE, 1));
    const far = around(4000, 0, 1);
    const box: Box = { x: -300, y: -700, width: 4600, height: 1200 };
    camera.frame({ box, centre: { x: 0, y: 0 }, clear: [...near, far] });
    expect(near.filter((tile) => !camera.isInSight(tile))).toEqual([]);
    expect(camera.transform.value.scale * TILE).toBeCloseTo(84 * 0.9);
  });

  test('shows all that matters in the free part, in its middle', () => {
    const camera = cameraIn(DESKTOP);
    const box = around(1000, -400, 6);
    camera.frame({ box, centre: { x: 1000, y: -400 } });
    expect(camera.isInSight(box)).toBe(true);
    const shown = toPixels(box, camera.transform.value);
    const free = freePart(DESKTOP);
    expect(shown.x + shown.width / 2).toBeCloseTo(free.x + free.width / 2);
    expect(shown.y + shown.height / 2).toBeCloseTo(free.y + free.height / 2);
  });

  test.each([
    ['a desktop', DESKTOP, 96, 176],
    ['a phone', PHONE, 84, 116],
  ])('keeps the size of a tile on %s', (_name, viewport, least, most) => {
    const camera = cameraIn(viewport);
    const sizeOf = (tiles: number) => {
      camera.frame({ box: around(0, 0, tiles), centre: { x: 0, y: 0 } });
      return camera.transform.value.scale * TILE;
    };
    expect(sizeOf(1)).toBeCloseTo(most);
    expect(sizeOf(40)).toBeCloseTo(least);
  });

  test('of what does not fit, shows the side of the actor', () => {
    const camera = cameraIn(PHONE);
    const centre = { x: 1900, y: 100 };
    camera.frame({ box: around(0, 0, 20), centre });
    expect(camera.isInSight({ ...around(centre.x, centre.y, 1) })).toBe(true);
  });

  test('becomes a little smaller rather than leave a target out of sight, but not tiny for one far away', () => {
    const camera = cameraIn({ width: 844, height: 390, insets: { top: 36, right: 188, bottom: 38, left: 68 } });
    const near = [0, 1, 2, 3].map((i) => around(0, i * TILE, 1));
    camera.frame({ box: around(0, 300, 5), centre: { x: 0, y: 600 }, clear: near });
    expect(camera.isClear(near)).toBe(true);
    camera.frame({ box: around(0, 300, 30), centre: { x: 0, y: 600 }, clear: [...near, around(2800, 0, 1)] });
    // Those near by stay in sight, which takes a tenth of its size; the one far away has none of it.
    expect(camera.transform.value.scale * TILE).toBeCloseTo(84 * 0.9);
    expect(near.filter((tile) => !camera.isInSight(tile))).toEqual([]);
  });

  test('leaves no target under a panel that lies over the board', () => {
    const side: Box = { x: 1124, y: 56, width: 304, height: 110 };
    const viewport = { ...DESKTOP, obstacles: [side] };
    const box: Box = { x: 0, y: 0, width: 7 * TILE, height: 4 * TILE };
    const corner: Box = { x: 6 * TILE, y: 0, width: TILE, height: TILE };
    const plain = framed(DESKTOP, { box, centre: { x: 0, y: 0 }, least: 0.48, most: 0.88, clear: [corner] });
    expect(meets(toPixels(corner, plain), side)).toBe(true);
    const clear = framed(viewport, { box, centre: { x: 0, y: 0 }, least: 0.48, most: 0.88, clear: [corner] });
    expect(meets(toPixels(corner, clear), side)).toBe(false);
    expect(isInside(toPixels(box, clear), freePart(viewport))).toBe(true);
    const camera = cameraIn(viewport);
    camera.frame({ box, centre: { x: 0, y: 0 }, clear: [corner] });
    expect(camera.isClear([corner])).toBe(true);
  });

  test('a picture that is shown whole does not shrink beside a drawer, but beside what stands there', () => {
    const box = around(0, 0, 5);
    const shown = { box, centre: { x: 0, y: 0 }, clear: [box], least: 0.04, most: 0.9 };
    const drawer: Box = { x: 0, y: 250, width: 390, height: 594 };
    const open = { ...PHONE, obstacles: [drawer] };
    expect(framed(open, shown).scale).toBeLessThan(framed(PHONE, shown).scale);
    expect(framed(open, { ...shown, mayBeCovered: true })).toEqual(framed(PHONE, shown));
    const standing = { ...open, standing: [drawer] };
    expect(framed(standing, { ...shown, mayBeCovered: true })).toEqual(framed(open, shown));
  });

  test('hands the camera over to a player who drags or zooms', () => {
    for (const act of [(camera: Camera) => camera.pan(5, 0), (camera: Camera) => camera.zoom(1.2)]) {
      const camera = cameraIn(DESKTOP);
      act(camera);
      expect(camera.isFollowing.value).toBe(false);
    }
  });

  test('the whole cave goes down to 56 pixels a tile, and no further', () => {
    const camera = cameraIn(DESKTOP);
    camera.fit(around(0, 0, 60));
    expect(camera.transform.value.scale * TILE).toBeCloseTo(56);
    // Not even to bring places out from under a panel.
    camera.fit(around(0, 0, 14), { clear: [around(0, 0, 14)] });
    expect(camera.transform.value.scale * TILE).toBeCloseTo(56);
    camera.fit(around(0, 0, 60), { least: 0 });
    expect(camera.isInSight(around(0, 0, 60))).toBe(true);
  });
});

describe('the whole cave', () => {
  test('leaves no place under a panel while there is room beside it', () => {
    const lines: Box = { x: 1124, y: 56, width: 304, height: 160 };
    const camera = cameraIn({ ...DESKTOP, obstacles: [lines] });
    const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => around(i * TILE, -i * TILE, 1));
    const box: Box = { x: -TILE / 2, y: -8.5 * TILE, width: 9 * TILE, height: 9 * TILE };
    camera.fit(box);
    expect(camera.isClear(places)).toBe(false);
    camera.fit(box, { clear: places });
    expect(camera.isClear(places)).toBe(true);
  });
});

describe('beside a place', () => {
  const free: Box = { x: 240, y: 52, width: 1200, height: 732 };
  const size = { width: 280, height: 190 };

  test('a plate stands at its left where there is room, else at its right, above or below', () => {
    expect(beside({ x: 800, y: 300, width: 160, height: 160 }, size, free)).toMatchObject({ side: 'left', x: 506 });
    expect(beside({ x: 300, y: 300, width: 160, height: 160 }, size, free)).toMatchObject({ side: 'right', x: 474 });
    const narrow: Box = { x: 0, y: 100, width: 390, height: 500 };
    expect(beside({ x: 130, y: 350, width: 110, height: 110 }, size, narrow).side).toBe('up');
    expect(beside({ x: 130, y: 110, width: 110, height: 110 }, size, narrow).side).toBe('down');
  });

  test('it never covers the actor, and stays inside', () => {
    for (const [dx, dy] of [
      [-160, 0],
      [160, 0],
      [0, -160],
      [0, 160],
    ] as const) {
      const place: Box = { x: 700, y: 320, width: 160, height: 160 };
      const own = { ...place, x: place.x + dx, y: place.y + dy };
      const { x, y } = beside(place, size, free, own);
      expect([
        meets({ x, y, ...size }, own),
        meets({ x, y, ...size }, place),
        isInside({ x, y, ...size }, free),
      ]).toEqual([false, false, true]);
    }
  });

  test('where the actor is in the way it is shifted along its place, not taken to the far corner', () => {
    const phone: Box = { x: 0, y: 100, width: 390, height: 500 };
    const small = { width: 200, height: 96 };
    const place: Box = { x: 250, y: 500, width: 70, height: 60 };
    const own: Box = { x: 240, y: 410, width: 60, height: 40 };
    const { x, y } = beside(place, small, phone, own);
    const plate = { x, y, ...small };
    expect([meets(plate, own), meets(plate, place), isInside(plate, phone)]).toEqual([false, false, true]);
    expect(Math.abs(y + small.height / 2 - (place.y + place.height / 2))).toBeLessThan(150);
  });

  test('where nothing fits it goes into the far corner', () => {
    const tiny: Box = { x: 0, y: 0, width: 300, height: 200 };
    expect(beside({ x: 200, y: 50, width: 110, height: 110 }, size, tiny)).toEqual({ side: 'none', x: 6, y: 6 });
  });
});

describe('a touch beside a lit place', () => {
  const places = [0, 1, 2].map((i): Place => ({ id: `${i}`, x: i * 300, y: 0, width: 200, height: 200, label: '' }));
  const lit = new Set(['0', '2']);

  test('means it up to 22 pixels away, at every zoom', () => {
    for (const scale of [0.28, 0.6, 1]) {
      expect(nearestLit(places, lit, { x: 100 + 21.9 / scale, y: 0 }, scale)).toBe('0');
      expect(nearestLit(places, lit, { x: 0, y: -100 - 22.1 / scale }, scale)).toBeUndefined();
    }
  });

  test('means the nearest, and one it lies in before all others', () => {
    const near = [...places, { id: '3', x: 190, y: 0, width: 20, height: 20, label: '' }];
    const both = new Set(['0', '3']);
    expect(nearestLit(near, both, { x: 150, y: 0 }, 0.4)).toBe('3');
    expect(nearestLit(near, both, { x: 130, y: 0 }, 0.4)).toBe('0');
    expect(nearestLit(near, both, { x: 185, y: 0 }, 0.4)).toBe('3');
  });

  test('means none that is dark', () => {
    expect(nearestLit(places, new Set(), { x: 300, y: 0 }, 1)).toBeUndefined();
    expect(nearestLit(places, lit, { x: 300, y: 0 }, 1)).toBeUndefined();
  });
});

describe('pieces against the zoom', () => {
  const piece = (key: string, at: string | undefined, x = 0): Piece => ({
    key,
    svg: '',
    x,
    y: 0,
    width: 50,
    ...(at === undefined ? {} : { at }),
  });

  test('nobody is drawn narrower than 24 pixels', () => {
    for (const scale of [0.12, 0.28, 0.48, 0.88])
      for (const width of [40, 50, 96]) expect(growth({ width }, scale) * width * scale).toBeGreaterThanOrEqual(24);
    expect(growth({ width: 50 }, 0.88)).toBe(1);
  });

  test('three on one small place become a disc, two do not, nor does anybody where there is room', () => {
    const three = ['a', 'b', 'c'].map((key, i) => piece(key, '0,0', i * 30));
    expect(crowdsOf(three, 0.28)).toMatchObject([{ place: '0,0', x: 30 }]);
    expect(crowdsOf(three.slice(1), 0.28)).toEqual([]);
    expect(crowdsOf(three, 0.7)).toEqual([]);
    const apart = three.map((one, i) => ({ ...one, x: i * 45 }));
    expect(crowdsOf(apart, 0.42)).toEqual([]);
    expect(crowdsOf([...three.slice(1), piece('d', '1,0')], 0.28)).toEqual([]);
  });

  test('anyone who is fanned out is touched where they are', () => {
    const [crowd] = crowdsOf(
      ['a', 'b', 'c'].map((key) => piece(key, '0,0')),
      0.28,
    );
    const spots = [place('0,0'), place('1,0', 200), { ...place('person:a'), width: 64, height: 64 }];
    expect(placesOf(spots, undefined, 0.28)).toBe(spots);
    const [tile, other, person] = placesOf(spots, crowd, 0.28);
    expect([tile, other]).toEqual(spots.slice(0, 2));
    expect(crowd && fanned(crowd, 0.28).get('a')).toEqual({ x: person?.x, y: person?.y });
  });

  test('fanned out, none covers another', () => {
    const crowd = crowdsOf(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => piece(key, '0,0')),
      0.28,
    )[0];
    const places = crowd ? [...fanned(crowd, 0.28).values()] : [];
    expect(places).toHaveLength(6);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y) * 0.28).toBeGreaterThan(24);
  });
});

describe('arrows at the edge', () => {
  const free: Box = { x: 0, y: 100, width: 390, height: 500 };
  const at = { scale: 1, x: 0, y: 0 };
  const mark = (key: string, x: number, y: number): Landmark => ({ key, x, y, tone: 'person', text: key });
  const boxOfChip = ({ x, y, width }: EdgeChip): Box => ({ x: x - width / 2, y: y - 22, width, height: 44 });

  test('point to the answers of a question, one on each side, to the nearest there', () => {
    const places = [mark('in', 200, 300), mark('far', -900, 300), mark('near', -50, 350), mark('low', 200, 2000)];
    const text = (count: number) => `${count} lit`;
    expect(answersAside(places, at, free, { text, icon: 'horror' })).toEqual([
      { key: 'answers left', tone: 'goal', icon: 'horror', text: '2 lit', x: -50, y: 350 },
      { key: 'answers down', tone: 'goal', icon: 'horror', text: '1 lit', x: 200, y: 2000 },
    ]);
  });

  test('point to what is out of sight, on its side, inside the free part', () => {
    const chips = edgeChips([mark('in', 200, 300), mark('far', -900, 300), mark('low', 200, 2000)], at, free);
    expect(chips.map(({ landmark: { key }, side }) => [key, side])).toEqual([
      ['far', 'left'],
      ['low', 'down'],
    ]);
    for (const { x, y } of chips) expect([x > 0 && x < 390, y > 100 && y < 600]).toEqual([true, true]);
  });

  test('do not lie under the map in its corner', () => {
    const map: Box = { x: 270, y: 520, width: 112, height: 76 };
    for (const [x, y] of [
      [900, 590],
      [350, 2000],
    ] as const) {
      const [chip] = edgeChips([mark('far', x, y)], at, free, { obstacles: [map] });
      expect(chip && meets(boxOfChip(chip), map)).toBe(false);
    }
  });

  test('leave lit places alone where there is room beside them', () => {
    const lit: Box = { x: 150, y: 520, width: 80, height: 80 };
    const [chip] = edgeChips([mark('low', 190, 2000)], at, free, { lit: [lit] });
    expect(chip && meets(boxOfChip(chip), lit)).toBe(false);
    const everywhere: Box = { ...free };
    expect(edgeChips([mark('low', 190, 2000)], at, free, { lit: [everywhere] })).toMatchObject([{ x: 190, y: 578 }]);
  });

  test('leave people alone where there is room beside them, but rather cover them than a lit place', () => {
    const person: Box = { x: 170, y: 560, width: 40, height: 40 };
    const [chip] = edgeChips([mark('low', 190, 2000)], at, free, { pieces: [person] });
    expect(chip && meets(boxOfChip(chip), person)).toBe(false);
    const lit: Box = { x: 0, y: 520, width: 250, height: 80 };
    const crowd: Box = { x: 260, y: 560, width: 130, height: 40 };
    const [other] = edgeChips([mark('low', 190, 2000)], at, free, { lit: [lit], pieces: [crowd] });
    expect(other && meets(boxOfChip(other), lit)).toBe(false);
  });

  test('cover no tag where anything else can be covered', () => {
    const tag = { key: 'odds', x: 190, y: 575, kind: 'odds' as const, text: '6 in 51' };
    const said = boxOfTag({ tag, row: 0 }, at);
    const lit: Box = { ...free };
    const [chip] = edgeChips([mark('low', 190, 2000)], at, free, { lit: [lit], tags: [said] });
    expect(chip && meets(boxOfChip(chip), said)).toBe(false);
    expect(boxOfTag({ tag, row: 1 }, at).y).toBeLessThan(said.y);
  });

  test('are not cut at the right edge, however long a name is', () => {
    const mark18 = { ...mark('far', 2000, 300), text: 'Engineer · 12 steps', face: '', icon: 'claws' };
    const [chip] = edgeChips([mark18], at, { x: 200, y: 60, width: 820, height: 600 });
    // As broad as the browser draws it: 172 pixels.
    expect((chip?.x ?? 0) + 172 / 2).toBeLessThanOrEqual(1020);
  });

  test('stand in a second row where the edge is full, and none covers another', () => {
    const many = [0, 1, 2, 3, 4].map((i) => mark(`${i}`, 190 + i, 2000));
    const chips = edgeChips(many, at, free);
    const boxes = chips.map(boxOfChip);
    expect(chips).toHaveLength(5);
    for (const [i, box] of boxes.entries()) expect(boxes.slice(i + 1).filter((other) => meets(box, other))).toEqual([]);
  });

  test('do not cover each other', () => {
    const chips = edgeChips(
      [0, 1, 2, 3].map((i) => mark(`${i}`, -500, 590 + i)),
      at,
      free,
    );
    const heights = chips.map(({ y }) => y).sort((a, b) => a - b);
    for (const [i, y] of heights.slice(1).entries()) expect(y - (heights[i] ?? 0)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...heights)).toBeLessThanOrEqual(600);
  });
});
