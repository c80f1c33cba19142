// @vitest-environment happy-dom
// Where the keys are: whatever the pointer does, they are not lost.
import { h, render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTableFocus } from '../src/stage/focus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

const Table = () => {
  const frame = useRef<HTMLDivElement>(null);
  useTableFocus(frame);
  return h('div', { ref: frame }, [
    h('section', { id: 'decision', tabIndex: -1 }),
    h('main', { class: 'board' }),
    h('input', {}),
  ]);
};

/** Presses the mouse on the board, which takes the keys from whatever had them, and lets it go. */
function letGo(type: string, on = 'body'): string | undefined {
  act(() => render(h(Table, {}), document.body));
  (document.activeElement as HTMLElement | null)?.blur();
  if (on !== 'body') document.querySelector<HTMLElement>(on)?.focus();
  document.querySelector('.board')?.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(1);
  return document.activeElement?.id || document.activeElement?.localName;
}

test.each(['pointerup', 'pointercancel', 'contextmenu'])(
  'after a drag or a right click that ends with %s the keys are at the decision',
  (type) => {
    expect(letGo(type)).toBe('decision');
  },
);

test('what has the keys keeps them', () => {
  expect(letGo('pointerup', 'input')).toBe('input');
});
