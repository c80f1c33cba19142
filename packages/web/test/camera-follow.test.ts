// @vitest-environment happy-dom
// When the camera moves by itself: as the turn passes, and to bring a target out from under what stands over the board.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Box } from '../../page-kit/src/game-view.ts';
import { settings } from '../src/app/settings.ts';
import { boxOf } from '../src/stage/boxes.ts';
import { Camera, type Viewport } from '../src/stage/camera.ts';
import { roomOf, useCameraFollow } from '../src/stage/camera-follow.ts';
import { toPixels } from '../src/stage/camera-frame.ts';
import { endTurn, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const ROOM: Viewport = {
  width: 1024,
  height: 768,
  insets: { top: 48, right: 0, bottom: 104, left: 168 },
  standing: [],
};

let page: HTMLElement | undefined;
const speed = settings.speed.peek();
beforeEach(() => {
  // Nothing glides: where it goes is seen at once.
  settings.speed.value = 0;
});
afterEach(() => {
  if (page) act(() => render(null, page as HTMLElement));
  page = undefined;
  settings.speed.value = speed;
});

/** A table with lit places a (a step) and b (at a risk), framed. */
function table() {
  const step = option('move', [target(WALK, { place: 'a' }), target(RUN, { place: 'b', danger: RISK })]);
  const { control } = modelTable({ actions: () => [step, endTurn()] });
  const camera = new Camera();
  camera.setViewport(ROOM);
  page = document.createElement('div');
  const Follow = () => {
    useCameraFollow(control, camera);
    return null;
  };
  act(() => render(h(Follow, {}), page as HTMLElement));
  const lit = () => control.board.value.places.filter(({ id }) => control.lit.value.has(id)).map(boxOf);
  /** A panel over the second lit place. */
  const over = (): Box => toPixels(lit()[1] as Box, camera.transform.peek());
  const show = (room: Viewport) => act(() => camera.setViewport(room));
  return { control, camera, lit, over, show };
}

test('somebody who can be touched is framed with the room around them, a tile as it is', () => {
  const place = { id: 'a', x: 100, y: 50, label: '' };
  expect(roomOf({ ...place, width: 40, height: 40 })).toEqual({ x: 30, y: -20, width: 140, height: 140 });
  expect(roomOf({ ...place, width: 200, height: 200 })).toEqual({ x: 0, y: -50, width: 200, height: 200 });
});

describe('what stands over the board', () => {
  test('moves it, once, if it would cover a target', () => {
    const { camera, lit, over, show } = table();
    const map = over();
    show({ ...ROOM, obstacles: [map], standing: [map] });
    expect(camera.isClear(lit())).toBe(true);
    const { transform } = camera;
    const before = transform.peek();
    show({ ...ROOM, obstacles: [], standing: [] });
    expect(transform.peek()).toBe(before);
  });

  test('moves nothing while somebody aims, nor after a drag', () => {
    const aimed = table();
    act(() => aimed.control.touch('b'));
    const dragged = table();
    act(() => dragged.camera.pan(30, 0));
    for (const { camera, over, show } of [aimed, dragged]) {
      const before = camera.transform.peek();
      const map = over();
      show({ ...ROOM, obstacles: [map], standing: [map] });
      expect(camera.transform.peek()).toBe(before);
    }
  });

  test('is not asked by a hint: what it suggests, or another of its suggestions, is brought back after a drag, once', () => {
    const { control, camera, lit } = table();
    const [first, second] = lit() as [Box, Box];
    act(() => camera.pan(5000, 0));
    act(() => {
      control.suggest([RUN]);
      control.hints.value = [{ place: 'b', chance: 0.5 }];
    });
    expect(camera.isClear([second])).toBe(true);
    act(() => camera.pan(5000, 0));
    const dragged = camera.transform.peek();
    act(() => control.point('a'));
    expect(camera.transform.peek()).toBe(dragged);
    act(() => control.suggest([WALK]));
    expect(camera.isClear([first])).toBe(true);
  });

  test('is a hint: what it suggests comes out from under its panel, though it is aimed at', () => {
    const { control, camera, lit, over, show } = table();
    act(() => {
      control.hints.value = [{ place: 'b', chance: 0.5 }];
      control.suggest([RUN]);
    });
    show({ ...ROOM, obstacles: [over()], standing: [] });
    expect(camera.isClear(lit())).toBe(true);
    // Where not all can be clear of it, that is.
    const wide: Box = { x: 168, y: 230, width: 856, height: 434 };
    show({ ...ROOM, obstacles: [wide], standing: [] });
    expect(camera.isClear([lit()[1] as Box])).toBe(true);
  });

  test('moves nothing where somebody opened it and the actor stays in sight', () => {
    const { camera, over, show } = table();
    const before = camera.transform.peek();
    show({ ...ROOM, obstacles: [over()], standing: [] });
    expect(camera.transform.peek()).toBe(before);
  });
});

describe('the coach', () => {
  const SMALL: Viewport = { width: 390, height: 472, insets: { top: 0, right: 0, bottom: 0, left: 0 }, standing: [] };
  const paper: Box = { x: 6, y: 4, width: 378, height: 200 };
  const open: Viewport = { ...SMALL, obstacles: [paper], standing: [paper], paper: [paper] };

  test('on a phone the board takes the room that the paper leaves, and takes it back when it is folded', () => {
    const { camera, lit, show } = table();
    show(SMALL);
    const home = camera.transform.peek();
    show(open);
    expect(camera.isClear(lit().slice(0, 1))).toBe(true);
    expect(camera.transform.peek()).not.toEqual(home);
    show({ ...SMALL, paper: [] });
    expect(camera.transform.peek()).toEqual(home);
  });

  test('brings what it speaks of out from under the paper, wherever the board was dragged to', () => {
    const { camera, show } = table();
    show(open);
    const far: Box = { x: 900, y: 700, width: 200, height: 200 };
    act(() => camera.pan(300, 300));
    act(() => {
      camera.subjects.value = [far];
    });
    expect(camera.isClear([far])).toBe(true);
    // Once: who drags it away again is left alone.
    act(() => camera.pan(3000, 0));
    expect(camera.isClear([far])).toBe(false);
  });

  test('moves nothing under a finger that aims', () => {
    const { control, camera, show } = table();
    show(open);
    act(() => control.touch('b'));
    const before = camera.transform.peek();
    show({ ...SMALL, paper: [] });
    expect(camera.transform.peek()).toBe(before);
  });
});

test('the turn that passes takes the camera back from anyone who dragged it', () => {
  const { control, camera } = table();
  const home = camera.transform.peek();
  act(() => camera.pan(90, 40));
  expect(camera.isFollowing.peek()).toBe(false);
  act(() => control.touch('a'));
  expect([camera.isFollowing.peek(), camera.transform.peek()]).toEqual([true, home]);
});
