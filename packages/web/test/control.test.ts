// What a touch, a slot and the big button do: at once where nothing can go wrong, twice where something can. No browser is needed for it.
import { effect, signal } from '@preact/signals';
import type { Playable } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import type { Control } from '../src/stage/control.ts';
import { ARMING } from '../src/stage/grace.ts';
import { cavern, EXPLORE, MOVE } from './control-cavern.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

describe('a touched place', () => {
  test('where nothing can go wrong is done at once', () => {
    const { control, acts } = cavern();
    control.touch('a');
    expect(acts()).toEqual([WALK]);
    expect(control.target.value).toBeUndefined();
  });

  test('with a danger is armed first, and done by the same place again', () => {
    const { control, acts, timers } = cavern();
    control.touch('b');
    expect([acts(), control.armed.value?.name, control.action.value?.id]).toEqual([[], 'Explore north', 'explore']);
    timers.advance(ARMING);
    expect(control.button.value).toEqual({ label: 'Explore north', note: '6 in 51: lose 2', tone: 'risky' });
    expect(control.line.value).toMatchObject({ kind: 'risk', title: 'Explore north.', rules: ['TY-WALK-1'] });
    // What else can be touched stays lit.
    expect([...control.lit.value].sort()).toEqual(['a', 'b', 'c']);
    control.touch('b');
    expect(acts()).toEqual([RUN]);
  });

  test('an option that is taken back by Escape is not spoken of any more', () => {
    const { control } = cavern();
    control.choose('explore');
    expect(control.line.value.kind).toBe('target');
    control.back();
    expect(control.line.value.kind).toBe('question');
  });

  test('armed, is also done by the big button', () => {
    const { control, acts, timers } = cavern();
    control.touch('b');
    timers.advance(ARMING);
    control.press();
    expect(acts()).toEqual([RUN]);
  });

  test('elsewhere moves the aim or acts there; an empty spot, Escape and a right click drop it', () => {
    const drops: readonly ((control: Control) => void)[] = [
      (control) => control.release(),
      (control) => control.back(),
      (control) => control.openMenu('b'),
      (control) => control.touch('d'),
    ];
    for (const drop of drops) {
      const { control, acts } = cavern();
      control.touch('b');
      drop(control);
      expect([control.target.value, control.menu.value, acts()]).toEqual([undefined, undefined, []]);
    }
    const { control, acts } = cavern();
    control.touch('b');
    control.touch('c');
    expect(acts()).toEqual([FEEL]);
  });

  test('means the first option with a target there; with Shift the next', () => {
    const { control, acts } = cavern();
    control.touch('b', { reveal: true });
    expect(acts()).toEqual([FEEL]);
    const plain = cavern();
    plain.control.touch('a', { reveal: true });
    expect(plain.acts()).toEqual([WALK]);
  });

  test('with several targets of one option lists them, one touch each', () => {
    const heal = option('heal', [
      target(WALK, { place: 'a', name: 'Heal A' }),
      target(RUN, { place: 'a', name: 'Heal B' }),
    ]);
    const { control, acts } = modelTable({ actions: () => [heal, endTurn()] });
    control.touch('a');
    expect(control.menu.value?.items.map(({ id, name }) => [id, name])).toEqual([
      ['heal 0', 'Heal A'],
      ['heal 1', 'Heal B'],
      ['what-is-this', 'What is this?'],
    ]);
    control.menu.value?.items[1]?.choose();
    expect([acts(), control.menu.value]).toEqual([[RUN], undefined]);
  });

  test('with options that are equally obvious lists them; with a slot chosen it does that one', () => {
    const left = option('left', [target(WALK, { place: 'a', name: 'Left' })], { key: '1', isOneOfSeveral: true });
    const right = option('right', [target(RUN, { place: 'a', name: 'Right' })], { key: '2', isOneOfSeveral: true });
    const { control, acts } = modelTable({ actions: () => [left, right] });
    control.point('a');
    expect(control.pointedVerb.value).toBeUndefined();
    control.touch('a');
    expect([acts(), control.menu.value?.items.map(({ id }) => id)]).toEqual([[], ['left', 'right', 'what-is-this']]);
    control.chooseKey('2');
    control.touch('a');
    expect(acts()).toEqual([RUN]);
    const single = modelTable({ actions: () => [{ ...left, targets: [] }, right] });
    single.control.touch('a');
    expect(single.acts()).toEqual([RUN]);
  });

  test('with everything to be confirmed takes two touches, and says so', () => {
    const { control, acts, timers } = modelTable({
      actions: () => [MOVE, endTurn()],
      control: { confirmsAll: () => true },
    });
    control.touch('a');
    expect([acts(), control.armed.value?.name]).toEqual([[], 'Move west']);
    timers.advance(ARMING);
    control.touch('a');
    expect(acts()).toEqual([WALK]);
  });

  test('plays all steps of a run in one go', () => {
    const exert = { type: 'exert' };
    // biome-ignore lint/suspicious/noThenProperty: the further steps of a target are plain data
    const run = option('run', [target(exert, { place: 'a', then: [{ type: 'end' }] })]);
    const { control, acts } = modelTable({ actions: () => [run], game: subTerra as unknown as Playable });
    control.touch('a');
    expect(acts().slice(0, 2)).toEqual([exert, { type: 'end' }]);
  });
});

describe('the menu at a place', () => {
  test('offers its verbs, the obvious one too, and what the place is', () => {
    const { control, acts } = cavern();
    control.openMenu('b');
    expect(control.menu.value?.items.map(({ id, danger }) => [id, danger])).toEqual([
      ['explore', '6 in 51'],
      ['reveal', ''],
      ['what-is-this', ''],
    ]);
    control.menu.value?.items[2]?.choose();
    expect([control.inspected.value, control.menu.value, acts()]).toEqual(['b', undefined, []]);
  });

  test('arms what is dangerous', () => {
    const { control, acts } = cavern();
    control.openMenu('b');
    control.menu.value?.items[0]?.choose();
    expect([acts(), control.armed.value?.name, control.menu.value]).toEqual([[], 'Explore north', undefined]);
  });

  test('of one’s own tile is the ring of what is left to do there', () => {
    const rope = option('rope', [target(WALK, { place: 'a' })]);
    const hide = option('hide', [target(RUN)]);
    const { control, acts } = modelTable({ actions: () => [MOVE, rope, hide, EXPLORE, endTurn()], own: 'a' });
    control.touch('a');
    expect(acts()).toEqual([]);
    expect(control.menu.value?.items.map(({ id }) => id)).toEqual(['move', 'rope', 'hide', 'what-is-this']);
  });
});

describe('a slot', () => {
  test('lights only its places and waits for one of them; pressed again it lets go', () => {
    const { control, acts } = cavern();
    expect(control.chooseKey('2')).toBe(true);
    expect([[...control.lit.value], control.target.value]).toEqual([['b', 'c'], undefined]);
    expect(control.button.value).toMatchObject({ label: 'explore', tone: 'none' });
    control.press();
    expect(acts()).toEqual([]);
    control.chooseKey('2');
    expect(control.action.value).toBeUndefined();
  });

  test('decides what its places mean', () => {
    const { control, acts } = cavern();
    control.choose('reveal');
    control.touch('b');
    expect(acts()).toEqual([FEEL]);
  });

  test('with one place, where nothing can go wrong, is done at once', () => {
    const { control, acts } = cavern();
    control.chooseKey('1');
    expect([acts(), control.target.value]).toEqual([[WALK], undefined]);
  });

  test('with one place that may lose something arms it, and lights it alone; the key again does it', () => {
    const explore = option('explore', EXPLORE.targets.slice(0, 1), { key: '2' });
    const { control, acts, timers } = modelTable({ actions: () => [MOVE, explore, endTurn()] });
    control.chooseKey('2');
    expect([acts(), control.armed.value?.name, [...control.lit.value]]).toEqual([[], 'Explore north', ['b']]);
    expect(control.button.value).toMatchObject({ label: 'Explore north', tone: 'risky' });
    timers.advance(ARMING);
    control.chooseKey('2');
    expect(acts()).toEqual([RUN]);
  });

  test('with one place takes two presses where everything is to be confirmed', () => {
    const { control, acts, timers } = modelTable({
      actions: () => [MOVE, endTurn()],
      control: { confirmsAll: () => true },
    });
    control.chooseKey('1');
    timers.advance(ARMING);
    expect([acts(), control.button.value]).toEqual([[], { label: 'Move west', note: '', tone: 'ready' }]);
    control.chooseKey('1');
    expect(acts()).toEqual([WALK]);
  });

  test('without places does the only thing at once, or arms it', () => {
    const hide = (danger: object) => option('hide', [target(WALK, danger)]);
    const safe = modelTable({ actions: () => [hide({}), endTurn()] });
    safe.control.choose('hide');
    expect(safe.acts()).toEqual([WALK]);
    const risky = modelTable({ actions: () => [hide({ danger: RISK }), endTurn()] });
    risky.control.choose('hide');
    expect([risky.acts(), risky.control.button.value.tone]).toEqual([[], 'risky']);
    risky.timers.advance(ARMING);
    risky.control.press();
    expect(risky.acts()).toEqual([WALK]);
  });

  test('without places and with several targets deals them as cards', () => {
    const item = option('items', [target(WALK, { name: 'Torch' }), target(RUN, { name: 'Rope', danger: RISK })]);
    const { control, acts } = modelTable({ actions: () => [item, endTurn()] });
    expect(control.answers.value).toEqual([]);
    control.choose('items');
    expect(control.answers.value.map(({ id, name, note }) => [id, name, note])).toEqual([
      ['items 0', 'Torch', ''],
      ['items 1', 'Rope', '6 in 51: lose 2'],
    ]);
    const [torch, rope] = control.answers.value;
    if (rope) control.perform(rope.target);
    expect([acts(), control.answers.value[1]?.isArmed]).toEqual([[], true]);
    if (torch) control.perform(torch.target);
    expect(acts()).toEqual([WALK]);
  });

  test('that is not possible now says why, and changes nothing', () => {
    const dig = option('dig', [], { reason: { text: 'Dig costs 2 points.', rules: ['TY-WALK-1'] } });
    const { control, acts } = modelTable({ actions: () => [MOVE, dig, endTurn()] });
    control.choose('dig');
    expect(control.line.value).toMatchObject({ kind: 'reason', title: 'dig.', text: 'Dig costs 2 points.' });
    expect([control.action.value, [...control.lit.value], acts()]).toEqual([undefined, ['a'], []]);
    // A finger has gone by then, and so has the focus.
    control.pointAction(undefined);
    expect(control.line.value.kind).toBe('reason');
    control.pointAction('move');
    control.pointAction(undefined);
    expect(control.line.value.kind).toBe('question');
  });

  test('is drawn anew once the exact reason has come', async () => {
    let text = 'Not possible.';
    const dig = option('dig', [], { key: '8' });
    Object.defineProperty(dig, 'reason', { get: () => ({ text, rules: [] }), enumerable: true });
    const { control } = modelTable({
      actions: () => [MOVE, dig, endTurn()],
      dangers: () => {
        throw new Error('they are switched off');
      },
      control: { dangersShown: signal('off') },
    });
    const slots: unknown[] = [];
    const stop = effect(() => {
      slots.push(control.slots.value.find(({ key }) => key === '8')?.option.reason?.text);
    });
    control.choose('dig');
    expect(control.line.value.text).toBe('Not possible.');
    text = 'There is no rubble.';
    await control.loadDangers();
    stop();
    expect([slots, control.line.value.text]).toEqual([['Not possible.', text], text]);
  });

  test('goes by the order of the options while a game gives no keys', () => {
    const { control, acts } = modelTable({
      actions: () => [option('one', []), option('two', [target(RUN)]), endTurn()],
    });
    expect(control.slots.value.map(({ key, option: { id } }) => key + id)).toEqual(['1one', '2two']);
    expect([control.chooseKey('3'), control.chooseKey('2'), acts()]).toEqual([false, true, [RUN]]);
  });
});

describe('the big button', () => {
  test('ends the turn without asking', () => {
    const { control, acts } = cavern();
    expect(control.button.value).toEqual({ label: 'End turn', note: 'then dice', tone: 'end' });
    control.press();
    expect(acts()).toEqual([WALK]);
  });

  test('asks once where somebody still needs a point, unless that is switched off', () => {
    const end = endTurn({ danger: { ...RISK, short: 'The Climber needs you', confirm: 'End anyway' } });
    const { control, acts, timers } = modelTable({ actions: () => [MOVE, end] });
    control.press();
    timers.advance(ARMING);
    expect([acts(), control.button.value]).toEqual([
      [],
      { label: 'End anyway', note: 'The Climber needs you', tone: 'risky' },
    ]);
    control.press();
    expect(acts()).toEqual([WALK]);
    const bold = modelTable({ actions: () => [MOVE, end], control: { asksBeforeEnd: () => false } });
    bold.control.press();
    expect(bold.acts()).toEqual([WALK]);
  });
});
