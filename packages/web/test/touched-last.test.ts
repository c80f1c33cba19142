// Of several windows and devices of one person, only the one that was touched last makes sounds.
import { afterEach, expect, test, vi } from 'vitest';

type Windows = typeof import('../src/online/touched-last.ts');

const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A window of its own: it hears of others only through what browsers pass on. */
async function newWindow() {
  vi.resetModules();
  const own: Windows = await import('../src/online/touched-last.ts');
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  let touches = 0;
  open.push(
    own.watchTouches(() => {
      touches++;
    }),
  );
  return { ...own, touch: () => target.dispatchEvent(new Event('pointerdown')), touches: () => touches };
}

const heard = (isHeard: () => boolean) => vi.waitFor(() => expect(isHeard()).toBe(true));

test('the window that was opened last, until another is touched', async () => {
  const first = await newWindow();
  expect(first.isTouchedLast()).toBe(true);
  const second = await newWindow();
  expect(second.isTouchedLast()).toBe(true);
  await heard(() => !first.isTouchedLast());
  first.touch();
  expect(first.isTouchedLast()).toBe(true);
  expect(first.touches()).toBe(1);
  await heard(() => !second.isTouchedLast());
});

test('gives way to another device, until it is touched itself', async () => {
  const own = await newWindow();
  own.noteOtherDevice();
  expect(own.isTouchedLast()).toBe(false);
  own.touch();
  expect(own.isTouchedLast()).toBe(true);
});
