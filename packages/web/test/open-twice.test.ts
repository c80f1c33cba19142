// A table that is open in two windows of one browser: both know it, until one of them has gone or has been told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTold, watchOtherWindows } from '../src/online/open-twice.ts';

const open: (() => void)[] = [];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.unstubAllGlobals();
});

function newWindow(table: string) {
  const state = { isTwice: false, close: (): void => undefined };
  const stop = watchOtherWindows(table, ({ isTwice }) => {
    state.isTwice = isTwice;
  });
  let isOpen = true;
  state.close = () => {
    if (isOpen) stop();
    isOpen = false;
  };
  open.push(state.close);
  return state;
}

const becomes = (state: { isTwice: boolean }, isTwice: unknown) =>
  vi.waitFor(() => expect(state.isTwice).toBe(isTwice));
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

test('both windows know of each other, a window with another table of neither', async () => {
  const [first, other] = [newWindow('one'), newWindow('two')];
  const second = newWindow('one');
  await becomes(first, true);
  await becomes(second, true);
  expect(other.isTwice).toBe(false);
});

test('when one of two is closed it is open once; of three there are two left', async () => {
  const [first, second, third] = [newWindow('one'), newWindow('one'), newWindow('one')];
  for (const one of [first, second, third]) await becomes(one, true);
  third.close();
  await settled();
  expect([first.isTwice, second.isTwice]).toEqual([true, true]);
  second.close();
  await becomes(first, false);
});

test('it is told once for each table, in all windows', async () => {
  const [first, second] = [newWindow('one'), newWindow('one')];
  await becomes(first, true);
  await becomes(second, true);
  noteTold('one');
  await becomes(first, false);
  await becomes(second, false);
  newWindow('one');
  await settled();
  expect([first.isTwice, second.isTwice]).toEqual([false, false]);
  const [third, fourth] = [newWindow('two'), newWindow('two')];
  await becomes(third, true);
  await becomes(fourth, true);
});
