// The keys of the table, without a browser: what each means, and that a key which skips or is held commits nothing.
import { signal } from '@preact/signals';
import { clone } from '@undercroft/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/app/settings.ts';
import { GRACE } from '../src/stage/grace.ts';
import { Keys } from '../src/stage/keys.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const MOVE = option('move', [target(WALK, { place: 'a' })], { key: '1' });
const OWN = option('own', [target(FEEL)], { key: '0' });
const EXERT = option('exert', [target(RUN, { name: 'Exert', danger: RISK })], { key: 'x' });
const HAND = option('place', [target(WALK, { place: 'b' }), target(RUN, { place: 'b' })], { isPreselected: true });

function keyboard(actions = [MOVE, OWN, EXERT, endTurn()]) {
  const table = modelTable({ actions: () => actions });
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  const camera = {
    zoom: (by: number) => void calls.push(by > 1 ? 'closer' : 'further'),
    fit: call('whole'),
    pan: (dx: number, dy: number) => void calls.push(`pan ${dx} ${dy}`),
    isFollowing: signal(false),
  };
  const keys = new Keys(() => ({
    control: table.control,
    camera,
    undo: call('undo'),
    hint: call('hint'),
    back: () => table.control.back(),
    openHelp: call('help'),
    openLog: call('log'),
    openRules: call('rules'),
    isCovered: () => false,
  }));
  const press = (key: string, more: { shiftKey?: boolean; repeat?: boolean; isOnControl?: boolean } = {}): boolean => {
    const event = { key, shiftKey: false, repeat: false, isOnControl: false, ...more };
    return keys.intercept(event) || keys.press(event);
  };
  return { ...table, press, calls, camera };
}

beforeEach(() => {
  settings.letters.value = true;
  vi.stubGlobal('document', { querySelector: () => null });
});

describe('the keys', () => {
  test.each([
    ['u', 'undo'],
    ['H', 'hint'],
    ['l', 'log'],
    ['r', 'rules'],
    ['z', 'whole'],
    ['?', 'help'],
    ['+', 'closer'],
    ['-', 'further'],
    ['−', 'further'],
  ])('%s means %s', (key, what) => {
    const { press, calls } = keyboard();
    expect([press(key), calls]).toEqual([true, [what]]);
  });

  test('C gives the camera back, D goes through the dangers, I asks what a place is', () => {
    const { press, control, camera } = keyboard();
    press('c');
    press('d');
    expect([camera.isFollowing.value, control.dangersShown.value]).toEqual([true, 'all']);
    control.point('c');
    press('i');
    expect(control.inspected.value).toBe('c');
  });

  test('V is kept for later, and does nothing', () => {
    const { press, calls, acts } = keyboard();
    expect([press('v'), calls, acts()]).toEqual([false, [], []]);
  });

  test('a key that aims takes Enter away from the place that has the focus, one that does not leaves it there', () => {
    const focused: string[] = [];
    vi.stubGlobal('document', {
      activeElement: { closest: (selector: string) => selector === '.spot' },
      getElementById: (id: string) => ({ focus: () => focused.push(id) }),
    });
    const far = option('far', [target(WALK, { place: 'a' }), target(RUN, { place: 'b' })], { key: '4' });
    const { press } = keyboard([MOVE, far, EXERT, endTurn()]);
    press('4');
    expect(focused).toEqual([]);
    press('x');
    expect(focused).toEqual(['decision']);
  });

  test('digits and X press their slots', () => {
    const { press, acts, control } = keyboard();
    expect([press('1'), acts()]).toEqual([true, [WALK]]);
    expect(press('5')).toBe(false);
    expect([press('0'), acts()]).toEqual([true, [WALK, FEEL]]);
    expect([press('x'), control.target.value?.name]).toEqual([true, 'Exert']);
  });

  test('Q and E turn a tile in hand', () => {
    const { press, control } = keyboard([HAND]);
    press('e');
    expect(control.target.value?.action).toEqual(RUN);
    press('q');
    expect(control.target.value?.action).toEqual(WALK);
    expect(keyboard().press('q')).toBe(false);
  });

  test('Escape and Backspace step back', () => {
    const { press, control } = keyboard();
    press('x');
    expect([press('Escape'), control.target.value]).toEqual([true, undefined]);
    press('x');
    expect([press('Backspace'), control.target.value, press('Backspace')]).toEqual([true, undefined, false]);
  });

  test('single letters and digits can be switched off together', () => {
    settings.letters.value = false;
    const { press, calls, acts } = keyboard();
    expect([press('u'), press('x'), press('0'), calls, acts()]).toEqual([false, false, false, [], []]);
    settings.letters.value = true;
    expect([press('0'), acts()]).toEqual([true, [FEEL]]);
  });

  test('Shift and arrows pan', () => {
    const { press, calls } = keyboard();
    press('ArrowUp', { shiftKey: true });
    expect(calls).toEqual(['pan 0 90']);
  });
});

describe('Enter and Space', () => {
  test.each(['Enter', ' '])('%j presses the big button, but not on a control that was reached by keys', (key) => {
    const { press, acts } = keyboard();
    expect([press(key, { isOnControl: true }), acts()]).toEqual([false, []]);
    expect([press(key), acts()]).toEqual([true, [WALK]]);
  });

  test.each(['Enter', ' '])('%j that skips a moment never also commits', (key) => {
    const { press, acts, skips, playing, session, timers } = keyboard();
    playing.value = clone(session.game, session.state);
    // Also on the big button itself.
    expect(press(key, { isOnControl: true })).toBe(true);
    expect([skips.length, acts()]).toEqual([1, []]);
    playing.value = undefined;
    // Held on, or pressed once more in the same breath.
    expect(press(key, { repeat: true })).toBe(true);
    for (let times = 0; times < 5; times++) {
      timers.advance(350);
      // Wherever the focus is: on a place it would mean that place.
      expect([press(key, { isOnControl: times % 2 === 0 }), acts()]).toEqual([true, []]);
    }
    timers.advance(GRACE);
    press(key);
    expect(acts()).toEqual([WALK]);
  });

  test('pressed on and on end one turn and no other', () => {
    const { press, acts, control, timers } = keyboard();
    const stop = control.watch();
    for (const ms of [60, 120, 350, 499, 60]) {
      press('Enter');
      timers.advance(ms);
    }
    expect(acts()).toEqual([WALK]);
    timers.advance(GRACE);
    press('Enter');
    expect(acts()).toHaveLength(2);
    stop();
  });

  test('held down they do nothing more', () => {
    const { press, acts } = keyboard();
    press(' ');
    press(' ', { repeat: true });
    press('Enter', { repeat: true, isOnControl: true });
    expect(acts()).toHaveLength(1);
  });
});

describe('a countdown', () => {
  const closing = () => keyboard([EXERT, endTurn({}, true)]);

  test('is stopped by any key but Enter and Space, which end the turn', () => {
    for (const key of ['Escape', 'd', 'Shift', 'F1', 'w']) {
      const { press, control, timers, acts } = closing();
      const stop = control.watch();
      expect(control.button.value.tone).toBe('closing');
      press(key);
      timers.advance(10_000);
      expect([key, acts()]).toEqual([key, []]);
      stop();
    }
    for (const key of ['Enter', ' ']) {
      const { press, control, acts } = closing();
      const stop = control.watch();
      press(key);
      expect(acts()).toHaveLength(1);
      stop();
    }
  });

  test('is all that Escape stops', () => {
    const { press, control } = closing();
    const stop = control.watch();
    expect(press('Escape')).toBe(true);
    expect(press('Escape')).toBe(false);
    stop();
  });
});
