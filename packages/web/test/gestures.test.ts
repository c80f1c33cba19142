// @vitest-environment happy-dom
// What fingers and mouse mean on the board: a touch, a hold, a drag.
import { h, render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera } from '../src/stage/camera.ts';
import { useGestures } from '../src/stage/gestures.ts';
import { useHandsOn } from '../src/stage/hands-on.ts';

const HOLD = 450;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

/** A board with one place, and what was made of it. */
function board() {
  const done: string[] = [];
  const Frame = () => {
    const frame = useRef<HTMLElement>(null);
    useGestures(frame, new Camera(), {
      onTurn: () => false,
      onHold: (place) => done.push(`hold ${place}`),
      onTouch: ({ place }) => done.push(`touch ${place}`),
      onEmpty: () => done.push('empty'),
    });
    return h('main', { ref: frame }, h('div', { 'data-place': 'a' }));
  };
  act(() => render(h(Frame, {}), document.body));
  const place = document.querySelector('[data-place]');
  const fire = (type: string, more: object = {}) =>
    place?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: 50, clientY: 50, ...more }),
    );
  const click = (detail = 1) => place?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  return { done, fire, click };
}

describe('a finger', () => {
  test('touches', () => {
    const { done, fire, click } = board();
    fire('pointerdown');
    fire('pointerup');
    click();
    expect(done).toEqual(['touch a']);
  });

  test('that stays holds, and lifting it is no touch, however late the browser says so', () => {
    const { done, fire, click } = board();
    fire('pointerdown');
    vi.advanceTimersByTime(HOLD);
    expect(done).toEqual(['hold a']);
    fire('pointerup');
    vi.advanceTimersByTime(50);
    click();
    expect(done).toEqual(['hold a']);
    fire('pointerdown');
    fire('pointerup');
    click();
    expect(done).toEqual(['hold a', 'touch a']);
  });

  test('that held is in no key’s way', () => {
    const { done, fire, click } = board();
    fire('pointerdown');
    vi.advanceTimersByTime(HOLD);
    fire('pointerup');
    click(0);
    expect(done).toEqual(['hold a', 'touch a']);
  });

  test('that moves drags, and neither holds nor touches', () => {
    const { done, fire, click } = board();
    fire('pointerdown');
    fire('pointermove', { clientX: 80 });
    vi.advanceTimersByTime(HOLD);
    fire('pointerup');
    click();
    expect(done).toEqual([]);
  });
});

describe('hands on the table', () => {
  function table() {
    let stopped = 0;
    const stopCountdown = () => stopped++ >= 0;
    const control = { stopCountdown };
    const Frame = () => {
      const frame = useRef<HTMLDivElement>(null);
      useHandsOn(frame, control);
      return h('div', { ref: frame }, [
        h('main', { class: 'board' }),
        h('button', { class: 'tool' }),
        h('button', { class: 'commit' }, h('span', {})),
      ]);
    };
    act(() => render(h(Frame, {}), document.body));
    const fire = (type: string, on: string) => {
      document.querySelector(on)?.dispatchEvent(new Event(type, { bubbles: true }));
      return stopped;
    };
    return fire;
  }

  test('stop the countdown: a drag, a pinch, the wheel, a click on Hint', () => {
    const fire = table();
    expect([fire('pointerdown', '.board'), fire('wheel', '.board'), fire('pointerdown', '.tool')]).toEqual([1, 2, 3]);
  });

  test('on the big button only press it', () => {
    expect(table()('pointerdown', '.commit span')).toBe(0);
  });
});
