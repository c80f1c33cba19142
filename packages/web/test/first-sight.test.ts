// @vitest-environment happy-dom
// What an action does is said the first time somebody looks at it: once in a browser, not where it is said already, and not where it is
// switched off.
import { signal } from '@preact/signals';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/app/settings.ts';
import { FirstSight } from '../src/stage/first-sight.tsx';

const DOES: Readonly<Record<string, string>> = {
  reveal: 'Draw a tile and stay.',
  explore: 'Draw a tile and go.',
  dig: 'Clear rubble.',
  excavate: 'Clear rubble.',
};
const pointed = signal<{ readonly action?: string }>({});
const areDangersLoaded = signal(true);
const page = document.createElement('div');

const look = (action: string | undefined, text = '3 ways.') =>
  act(() => {
    pointed.value = action === undefined ? {} : { action };
    const control = {
      pointed,
      areDangersLoaded,
      session: { game: { id: 'sub-terra' } },
      view: { value: { does: (id: string) => DOES[id] } },
    };
    render(action === undefined ? null : h(FirstSight, { control, text } as never), page);
  });
const said = () => page.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  act(() => render(null, page));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.explains.value = true;
  areDangersLoaded.value = true;
});

test('once it has been read it is not said again', () => {
  look('reveal');
  expect(said()).toBe('Draw a tile and stay.');
  vi.advanceTimersByTime(2000);
  look('explore');
  expect(said()).toBe('Draw a tile and go.');
  look('reveal');
  expect(said()).toBe('');
});

test('what a mouse has only passed over is said again', () => {
  look('reveal');
  vi.advanceTimersByTime(300);
  look('explore');
  look('reveal');
  expect(said()).toBe('Draw a tile and stay.');
});

test('what does the same is explained once', () => {
  look('dig');
  vi.advanceTimersByTime(2000);
  look('explore');
  look('excavate');
  expect(said()).toBe('');
});

test('nothing is said that the line says, that has no words, that is not loaded yet, or that nobody wants', () => {
  look('reveal', 'Reveal north. Draw a tile and stay.');
  expect(said()).toBe('');
  look('end');
  expect(said()).toBe('');
  areDangersLoaded.value = false;
  look('explore');
  expect(said()).toBe('');
  areDangersLoaded.value = true;
  settings.explains.value = false;
  look('explore');
  expect(said()).toBe('');
});
