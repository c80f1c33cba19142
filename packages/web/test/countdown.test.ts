// A turn with nothing left to do ends by itself after a moment, unless somebody does anything else. The clock is made up.
import { type Signal, signal } from '@preact/signals';
import { clone } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import type { Control } from '../src/stage/control.ts';
import type { ControlOptions } from '../src/stage/control-face.ts';
import { Countdown } from '../src/stage/countdown.ts';
import { endTurn, FakeTimers, modelTable, option, RISK, RUN, target } from './model-table.ts';

const EXERT = option('exert', [target(RUN, { place: 'a', danger: RISK })], { key: 'x' });

/** Anyone who has taken a step has nothing left to do. */
const closing = (endAfter: number | 'never' = 2000, more: Partial<ControlOptions> = {}) =>
  modelTable({
    actions: (steps) => [EXERT, endTurn({}, steps === 0)],
    control: { endAfter: () => (endAfter === 'never' ? undefined : endAfter), ...more },
  });

describe('the countdown', () => {
  test('ends the turn after its time, and not before', () => {
    const { control, timers, acts } = closing();
    const stop = control.watch();
    expect(control.button.value).toEqual({ label: 'Ends in 2 s', note: 'Esc to wait', tone: 'closing', left: 1 });
    timers.advance(1500);
    expect(control.button.value).toMatchObject({ label: 'Ends in 1 s', left: 0.25 });
    timers.advance(499);
    expect(acts()).toEqual([]);
    timers.advance(1);
    expect(acts()).toHaveLength(1);
    stop();
  });

  test('that was stopped stays so after a reload, in that decision only', () => {
    let kept = -1;
    const stopped = { read: () => kept, keep: (entry: number) => (kept = entry) };
    const first = closing(2000, { stopped });
    const stop = first.control.watch();
    expect(kept).toBe(-1);
    expect(first.control.stopCountdown()).toBe(true);
    stop();
    const again = closing(2000, { stopped });
    const stopAgain = again.control.watch();
    again.timers.advance(5000);
    expect([again.acts(), again.control.button.value.tone]).toEqual([[], 'end']);
    stopAgain();
    kept += 1;
    const later = closing(2000, { stopped });
    const stopLater = later.control.watch();
    later.timers.advance(2000);
    expect(later.acts()).toHaveLength(1);
    stopLater();
  });

  test('can be cut short by the big button', () => {
    const { control, acts } = closing();
    const stop = control.watch();
    control.press();
    expect(acts()).toHaveLength(1);
    stop();
  });

  const stops: readonly (readonly [string, (control: Control) => void])[] = [
    ['a touch on the board', (control) => control.touch('d')],
    ['a touch beside every place', (control) => control.release()],
    ['Escape', (control) => expect(control.back()).toBe(true)],
    ['an action that is chosen', (control) => control.chooseKey('x')],
    ['a menu', (control) => control.openMenu('b')],
    ['a panel or any other key', (control) => expect(control.stopCountdown()).toBe(true)],
    ['an undo', (control) => void control.undo()],
  ];
  test.each(stops)('is stopped by %s, for good', (_name, act) => {
    const { control, timers, acts } = closing();
    const stop = control.watch();
    act(control);
    expect(control.button.value.tone).not.toBe('closing');
    control.closeMenu();
    control.back();
    timers.advance(10_000);
    expect([acts(), control.button.value.label]).toEqual([[], 'End turn']);
    stop();
  });

  const covers: readonly (readonly [string, (open: Signal<boolean>, control: Control) => void])[] = [
    ['a dialog, a drawer or a rule', (open) => (open.value = true)],
    ['a hint', (_open, control) => (control.openHint.value = { close: () => undefined })],
  ];
  test.each(covers)('never runs under %s, though it was opened before the countdown began', (_name, cover) => {
    for (const endAfter of [2000, 0]) {
      const open = signal(false);
      const { control, session, playing, timers, acts } = closing(endAfter, { isCovered: () => open.value });
      playing.value = clone(session.game, session.state);
      const stop = control.watch();
      cover(open, control);
      playing.value = undefined;
      expect(control.button.value.tone).toBe('end');
      timers.advance(10_000);
      open.value = false;
      control.openHint.value = undefined;
      timers.advance(10_000);
      expect(acts()).toEqual([]);
      stop();
    }
  });

  test('waits until what happened has been seen', () => {
    const { control, session, playing, timers, acts } = closing();
    playing.value = clone(session.game, session.state);
    const stop = control.watch();
    timers.advance(5000);
    expect([acts(), control.button.value.tone]).toEqual([[], 'waiting']);
    playing.value = undefined;
    timers.advance(1999);
    expect(acts()).toEqual([]);
    timers.advance(1);
    expect(acts()).toHaveLength(1);
    stop();
  });

  test('does not begin after an undo, nor when it is switched off; at once means at once', () => {
    const undone = closing('never');
    const stopUndone = undone.control.watch();
    expect(undone.control.button.value.tone).toBe('end');
    undone.control.press();
    expect(undone.control.undo()).toBe('done');
    undone.timers.advance(10_000);
    expect(undone.acts()).toHaveLength(1);
    stopUndone();
    const again = closing();
    const stopAgain = again.control.watch();
    again.control.press();
    again.control.undo();
    again.timers.advance(10_000);
    expect([again.acts().length, again.control.button.value.tone]).toEqual([1, 'end']);
    stopAgain();
    const quick = closing(0);
    const stopQuick = quick.control.watch();
    expect(quick.acts()).toHaveLength(2);
    stopQuick();
  });

  test('ends nothing when the table is left', () => {
    const { control, timers, acts } = closing();
    control.watch()();
    timers.advance(10_000);
    expect(acts()).toEqual([]);
  });
});

test('a clock that jumps ends it once', () => {
  const timers = new FakeTimers();
  const countdown = new Countdown(timers);
  let ended = 0;
  countdown.start(2000, () => ended++);
  timers.advance(60_000);
  expect([ended, countdown.left.value, countdown.stop()]).toEqual([1, undefined, false]);
});
