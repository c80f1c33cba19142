// Presses that come too early, twice or while something plays are not taken for answers.
import { clone } from '@undercroft/engine';
import { describe, expect, test, vi } from 'vitest';
import page from '../../words/src/en/page.ts';
import type { Control } from '../src/stage/control.ts';
import { ARMING, GRACE } from '../src/stage/grace.ts';
import { cavern, EXPLORE, MOVE } from './control-cavern.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

describe('a press too many', () => {
  const watched = (...given: Parameters<typeof modelTable>) => {
    const table = modelTable(...given);
    return { ...table, stop: table.control.watch() };
  };

  test('ends nobody else’s turn: the button shows it, and a calm press ends the next', () => {
    const { control, acts, timers, stop } = watched({ actions: () => [MOVE, EXPLORE, endTurn()] });
    expect(control.button.value.isTooSoon).toBeUndefined();
    control.press();
    expect(control.button.value).toEqual({ label: 'End turn', note: 'then dice', tone: 'end', isTooSoon: true });
    timers.advance(120);
    control.press();
    expect(acts()).toHaveLength(1);
    timers.advance(GRACE - 1);
    expect(control.button.value.isTooSoon).toBe(true);
    timers.advance(1);
    expect(control.button.value.isTooSoon).toBeUndefined();
    control.press();
    expect(acts()).toHaveLength(2);
    stop();
  });

  test('meant for a turn that has just ended by itself ends none', () => {
    const { control, acts, timers, stop } = watched({ actions: (steps) => [MOVE, endTurn({}, steps === 0)] });
    timers.advance(2000);
    expect(acts()).toHaveLength(1);
    control.press();
    expect(acts()).toHaveLength(1);
    stop();
  });

  test('by a double click that skips commits nothing', () => {
    const { control, session, playing, skips, acts, timers, stop } = watched({
      actions: () => [MOVE, EXPLORE, endTurn()],
    });
    for (const skip of [() => control.press(), () => control.touch('a'), () => control.choose('move')]) {
      playing.value = clone(session.game, session.state);
      skip();
      playing.value = undefined;
      timers.advance(100);
      control.press();
      timers.advance(GRACE - 100);
      control.press();
      expect(acts()).toEqual([]);
      timers.advance(GRACE);
    }
    expect(skips).toHaveLength(3);
    stop();
  });

  test('is also one in the next turn of the same actor', () => {
    const { control, session, stop } = watched({
      actions: () => [endTurn()],
      occupants: [{ player: 'human' }, { player: 'bot' }],
    });
    control.press();
    session.act(1, [WALK]);
    expect(control.button.value.isTooSoon).toBe(true);
    stop();
  });

  test('does not delay what is chosen in the new turn', () => {
    const { control, acts, stop } = watched({ actions: () => [MOVE, EXPLORE, endTurn()] });
    control.press();
    control.touch('c');
    expect(acts()).toEqual([WALK, FEEL]);
    control.choose('explore');
    expect(control.button.value.isTooSoon).toBeUndefined();
    stop();
  });
});

describe('a double click', () => {
  const twice: readonly (readonly [string, (control: Control) => void])[] = [
    ['on a place', (control) => control.touch('b')],
    ['on a slot', (control) => control.choose('exert')],
    ['on the big button', (control) => control.press()],
    ['on an answer', (control) => control.perform(control.scene.value.actions[1]?.targets[0] ?? target(RUN))],
  ];
  test.each(twice)(
    '%s arms a danger and does not confirm it, nor does a third; whoever has looked confirms it',
    (_on, click) => {
      const exert = option('exert', [target(RUN, { name: 'Exert', danger: RISK })], { key: 'x' });
      const { control, acts, timers } = modelTable({ actions: () => [EXPLORE, exert, endTurn({ danger: RISK })] });
      click(control);
      expect(control.button.value).toMatchObject({ tone: 'risky', isTooSoon: true });
      for (let times = 0; times < 3; times++) {
        timers.advance(ARMING - 1);
        click(control);
      }
      expect([acts(), control.armed.value?.danger]).toEqual([[], RISK]);
      timers.advance(ARMING);
      expect(control.button.value.isTooSoon).toBeUndefined();
      click(control);
      expect(acts()).toHaveLength(1);
    },
  );

  test('on a danger does not keep anybody from aiming elsewhere', () => {
    const { control, acts } = cavern();
    control.touch('b');
    control.touch('c');
    expect(acts()).toEqual([FEEL]);
    const other = cavern();
    other.control.touch('b');
    other.control.back();
    expect(other.control.button.value.isTooSoon).toBeUndefined();
  });
});

describe('while something plays', () => {
  test('the shown position is the one that plays, and its actions rest', () => {
    const { control, session, playing } = cavern();
    const before = clone(session.game, session.state);
    control.touch('a');
    control.touch('a');
    control.touch('a');
    expect(control.scene.value.question).toBe('Seat 1 on step 1?');
    playing.value = before;
    expect(control.scene.value.question).toBe('Seat 0 on step 0?');
    expect(control.scene.value.actions.map(({ id, targets }) => [id, targets])).toEqual([
      ['move', []],
      ['explore', []],
      ['reveal', []],
    ]);
    expect([control.canAct.value, control.isBusy.value, control.lit.value.size]).toEqual([false, true, 0]);
    expect([control.line.value.kind, control.button.value.tone]).toEqual(['waiting', 'waiting']);
    // What was asked on the way is answered already.
    expect(control.line.value.text).toBe(page.board.skipAhead);
  });

  test('a finger is told to tap, and no key is named', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { control, session, playing } = cavern();
    playing.value = clone(session.game, session.state);
    expect([control.line.value.text, control.button.value.note]).toEqual([
      expect.stringContaining(page.board.tapAhead),
      page.board.tapAhead,
    ]);
    expect(control.line.value.text).not.toMatch(/Space/);
    vi.unstubAllGlobals();
  });

  test('a touch, a slot and the button only skip', () => {
    const { control, session, playing, skips, acts } = cavern();
    playing.value = clone(session.game, session.state);
    control.touch('a');
    control.choose('move');
    control.press();
    control.release();
    expect([acts(), skips.length]).toEqual([[], 4]);
    control.openMenu('b');
    expect(control.menu.value).toBeUndefined();
  });

  test('nobody sees the new position before what led to it plays', () => {
    const { control, session, playing } = cavern();
    const seen: string[] = [];
    session.onTransitions = ([first]) => {
      playing.value = first?.before;
    };
    const stop = control.scene.subscribe(({ question }) => seen.push(question));
    // As a bot does, outside of any touch.
    session.act(0, [WALK]);
    expect(seen).toEqual(['Seat 0 on step 0?', 'Seat 0 on step 0?']);
    playing.value = undefined;
    expect(seen.at(-1)).toBe('Seat 1 on step 0?');
    stop();
  });
});
