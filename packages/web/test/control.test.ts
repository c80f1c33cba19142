// What a touch, a slot and the big button do: at once where nothing can go wrong, twice where something can. No browser is needed for it.
import { effect, signal } from '@preact/signals';
import { clone, type GameTypes, type Playable, unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test, vi } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { MemorySaves } from '../src/play/saves.ts';
import type { Session } from '../src/play/session.ts';
import { Control } from '../src/stage/control.ts';
import type { ControlOptions } from '../src/stage/control-face.ts';
import { ARMING, GRACE } from '../src/stage/grace.ts';
import { subTerraEn as cave } from './game-words.ts';
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const MOVE = option('move', [target(WALK, { place: 'a', name: 'Move west' })], { key: '1', cost: 1 });
const EXPLORE = option(
  'explore',
  [
    target(RUN, { place: 'b', name: 'Explore north', danger: RISK }),
    target(FEEL, { place: 'c', name: 'Explore east' }),
  ],
  { key: '2' },
);
const REVEAL = option('reveal', [target(FEEL, { place: 'b', name: 'Reveal north' })], { key: '3' });
const cavern = () => modelTable({ actions: () => [MOVE, EXPLORE, REVEAL, endTurn()] });

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

describe('answers to a question', () => {
  test('are cards, one touch each; the one beside them is marked', () => {
    const keep = option('keep', [target(WALK)], { role: 'card', picture: '<svg/>' });
    const stop = option('stop', [target(RUN)], { role: 'aside' });
    const { control, acts } = modelTable({ actions: () => [keep, stop] });
    expect(control.answers.value.map(({ id, isAside, picture }) => [id, isAside, picture])).toEqual([
      ['keep', false, '<svg/>'],
      ['stop', true, undefined],
    ]);
    expect(control.button.value.tone).toBe('none');
    control.press();
    expect(acts()).toEqual([]);
    const [first] = control.answers.value;
    if (first) control.perform(first.target);
    expect(acts()).toEqual([WALK]);
  });

  test('the one beside actions is the big button, and every action keeps its slot', () => {
    const move = option('move', [target(WALK, { place: 'a' })], { key: '1' });
    const stop = option('stop', [target(RUN)], { role: 'aside' });
    const { control, acts } = modelTable({ actions: () => [move, stop] });
    expect(control.answers.value).toEqual([]);
    expect(control.slots.value.map(({ key }) => key)).toEqual(['1']);
    expect(control.button.value).toEqual({ label: 'stop', note: '', tone: 'end' });
    control.press();
    expect(acts()).toEqual([RUN]);
  });

  test('the one beside actions is armed first where it would lose something, and waits while an action is chosen', () => {
    const stop = option('stop', [target(RUN, { danger: RISK })], { role: 'aside' });
    const { control, acts, timers } = modelTable({ actions: () => [MOVE, EXPLORE, stop] });
    control.choose('explore');
    control.press();
    expect([acts(), control.button.value.tone]).toEqual([[], 'none']);
    control.back();
    control.press();
    expect([acts(), control.button.value.tone]).toEqual([[], 'risky']);
    timers.advance(ARMING);
    control.press();
    expect(acts()).toEqual([RUN]);
  });

  test('beside a tile in hand are cards: the button lays the tile', () => {
    const hand = option('place', [target(WALK, { place: 'b' }), target(FEEL, { place: 'b' })], { isPreselected: true });
    const discard = option('discard', [target(RUN)], { role: 'aside' });
    const { control } = modelTable({ actions: () => [hand, discard] });
    expect(control.answers.value.map(({ id }) => id)).toEqual(['discard']);
    expect(control.button.value).toMatchObject({ label: 'Place tile', tone: 'ready' });
  });

  test('with places are given on the board, and have no slot', () => {
    const path = option('path', [target(WALK, { place: 'a' }), target(RUN, { place: 'b' })]);
    const { control, acts } = modelTable({ actions: () => [path] });
    expect([control.slots.value, control.answers.value]).toEqual([[], []]);
    expect(control.button.value).toEqual({ label: 'Your choice', note: 'Choose on the board.', tone: 'none' });
    control.touch('b');
    expect(acts()).toEqual([RUN]);
  });

  test('of which there is only one are given by the big button', () => {
    const { control, acts } = modelTable({
      actions: () => [option('go', [target(RUN, { name: 'Go on' })], { role: 'card' })],
    });
    expect(control.button.value).toEqual({ label: 'Go on', note: '', tone: 'ready' });
    control.press();
    expect(acts()).toEqual([RUN]);
  });
});

describe('a tile in hand', () => {
  const hand = (n: number, more = {}) =>
    option(
      'place',
      [WALK, RUN, FEEL].slice(0, n).map((action) => target(action, { place: 'b', name: 'Place tile', ...more })),
      {
        isPreselected: true,
      },
    );

  test('lies there at once; touching it and turning go round its rotations; the button lays it', () => {
    const { control, acts } = modelTable({ actions: () => [hand(3, { name: 'Lay it', note: 'open north' })] });
    expect([control.target.value?.action, control.button.value]).toEqual([
      WALK,
      { label: 'Place tile', note: 'open north', tone: 'ready' },
    ]);
    control.touch('b');
    expect([control.target.value?.action, acts()]).toEqual([RUN, []]);
    control.rotate(1);
    expect(control.target.value?.action).toEqual(FEEL);
    control.rotate(1);
    control.rotate(-1);
    expect([control.target.value?.action, control.back(), control.armed.value]).toEqual([FEEL, false, undefined]);
    control.press();
    expect(acts()).toEqual([FEEL]);
  });

  test('is laid by Enter on it, which no turn of it can stand in the way of', () => {
    const { control, acts } = modelTable({ actions: () => [hand(3)] });
    control.rotate(1);
    control.touch('b', { isByKey: true });
    expect(acts()).toEqual([RUN]);
  });

  test('that fits in one way only is laid by itself, once it has been drawn', () => {
    const { control, acts, playing, session } = modelTable({
      actions: (steps) => (steps === 0 ? [hand(1)] : [endTurn()]),
    });
    playing.value = clone(session.game, session.state);
    const stop = control.watch();
    expect(acts()).toEqual([]);
    playing.value = undefined;
    // One for each of the two at the table.
    expect(acts()).toEqual([WALK, WALK]);
    stop();
  });

  test('is not laid again by itself when it was taken back', () => {
    const { control, acts } = modelTable({ actions: (steps) => (steps === 0 ? [hand(1)] : [endTurn()]) });
    const stop = control.watch();
    expect(acts()).toHaveLength(2);
    expect(control.undo()).toBe('done');
    expect([acts().length, control.button.value.label]).toEqual([2, 'Place tile']);
    stop();
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

  test('a finger is told to tap, and nothing of a key', () => {
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

describe('who may act now at this screen', () => {
  test('nobody plays an option of a bot', () => {
    const { control, acts } = modelTable({
      actions: () => [MOVE, endTurn()],
      occupants: [{ player: 'bot' }, { player: 'human' }],
    });
    expect([control.canAct.value, control.isBusy.value, control.line.value.kind]).toEqual([false, true, 'waiting']);
    expect(control.line.value.text).toBe('Seat 0 on step 0?');
    control.touch('a');
    control.choose('move');
    control.press();
    expect(acts()).toEqual([]);
  });
});

describe('what is pointed at', () => {
  test('says what a touch would do, or what lies there', () => {
    const { control } = cavern();
    expect(control.line.value).toMatchObject({ kind: 'question', title: 'Seat 0 on step 0?' });
    control.point('a');
    expect(control.line.value).toMatchObject({ kind: 'target', icon: 'move', title: 'Move west.' });
    control.point('b');
    expect(control.line.value).toMatchObject({ kind: 'risk', title: 'Explore north.' });
    control.point('d');
    expect(control.line.value).toMatchObject({ kind: 'target', text: 'Tile d.' });
    control.pointAction('explore');
    expect(control.line.value).toMatchObject({ kind: 'target', title: 'explore.', text: 'Choose on the board.' });
  });

  test('is what dangers are computed for', async () => {
    const seen: unknown[] = [];
    const { control, playing, session } = modelTable({
      actions: () => [MOVE, EXPLORE, endTurn()],
      dangers: (_position, scope) => {
        seen.push([scope.whose, scope.target?.name]);
        return { marks: '', tags: [], chips: {}, landmarks: [], text: 'The horror is near.' };
      },
    });
    expect(control.dangers.value).toBeUndefined();
    await control.loadDangers();
    expect([control.dangers.value?.text, control.line.value.text]).toEqual([
      'The horror is near.',
      'The horror is near.',
    ]);
    control.point('a');
    control.dangers.value;
    control.touch('b');
    control.dangers.value;
    control.cycleDangers();
    control.dangers.value;
    expect(seen).toEqual([
      ['yours', undefined],
      ['yours', 'Move west'],
      ['yours', 'Explore north'],
      ['all', 'Explore north'],
    ]);
    control.cycleDangers();
    expect([control.dangersShown.value, control.dangers.value]).toEqual(['off', undefined]);
    control.cycleDangers();
    playing.value = clone(session.game, session.state);
    expect(control.dangers.value).toBeUndefined();
  });
});

describe('what somebody recommends', () => {
  test('is aimed at, and only has to be committed', () => {
    const { control, acts } = cavern();
    control.suggest([FEEL]);
    expect([control.target.value?.name, acts()]).toEqual(['Explore east', []]);
    expect(control.targetFor(RUN)?.name).toBe('Explore north');
    control.press();
    expect(acts()).toEqual([FEEL]);
    control.suggest([{ type: 'nothing' }]);
    expect(control.target.value).toBeUndefined();
  });
});

const anyView = <K extends GameTypes>(view: GameView<K>) => view as unknown as GameView;

function descent(more: Partial<ControlOptions> = {}): Control {
  const session = unwrap(LocalSession.open(subTerra, {}, { saves: new MemorySaves(), seed: 'control' }));
  return new Control(session as unknown as Session, signal(anyView(subTerraView({ game: cave, page }))), {
    words: () => page,
    playing: signal(undefined),
    skip: () => undefined,
    endAfter: () => undefined,
    ...more,
  });
}

describe('taking back', () => {
  test('TB-UNDO-1: words for what holds at every table are loaded then, and come too late after something else', async () => {
    const text = 'You have nothing to undo.';
    const control = descent({ tableRefusal: async () => text });
    control.undo();
    expect(control.refusal.value).toBeUndefined();
    await vi.waitFor(() => expect(control.refusal.value).toEqual({ text, rule: 'TB-UNDO-1' }));
    control.undo();
    control.release();
    await new Promise((done) => setTimeout(done));
    expect(control.refusal.value).toBeUndefined();
    const offline = descent({ tableRefusal: () => Promise.reject(new Error('offline')) });
    offline.undo();
    await vi.waitFor(() => expect(offline.refusal.value?.text).toBe(page.board.notNow));
  });

  test('TB-UNDO-1: nothing to take back is said', () => {
    const control = descent();
    expect(control.undoPreview.value).toBeUndefined();
    expect(control.undo()).toBe('refused');
    expect(control.refusal.value).toMatchObject({ rule: 'TB-UNDO-1' });
    expect(control.line.value).toMatchObject({ kind: 'refusal', rules: ['TB-UNDO-1'] });
    control.point('0,0');
    control.back();
    expect(control.refusal.value).toBeUndefined();
  });

  test('an action without chance is taken back at once', () => {
    const { control, acts } = cavern();
    control.touch('a');
    expect(control.undo()).toBe('done');
    expect([control.scene.value.question, acts().length]).toEqual(['Seat 0 on step 0?', 1]);
  });

  test('TB-UNDO-2: beyond chance it is asked first, and then done', () => {
    const control = descent();
    const reveal = control.scene.value.actions.find(({ id }) => id === 'reveal')?.targets[0];
    control.suggest([reveal?.action ?? {}]);
    control.press();
    const played = control.session.record.entries.length;
    expect(control.undoPreview.value).toEqual({ seat: 0, noun: 'Reveal', since: 'tile' });
    expect(control.undo()).toBe('needs-consent');
    expect(control.session.record.entries.length).toBe(played);
    const asked = control.undoRequest();
    if (asked) control.undoAgreed(asked);
    expect(control.session.table.snapshot()).toMatchObject({ cave: [{ at: '0,0' }], points: 2 });
    expect(control.undoPreview.value).toBeUndefined();
  });

  test('takes back what was asked, and nothing when more has happened since', () => {
    const { control, session, acts } = modelTable({
      actions: () => [MOVE, endTurn()],
      occupants: [{ player: 'human' }, { player: 'bot' }],
    });
    control.touch('a');
    const asked = control.undoRequest();
    session.act(1, [WALK]);
    const length = session.record.entries.length;
    if (asked) control.undoAgreed(asked);
    expect([asked?.seat, session.record.entries.length, acts().length]).toEqual([0, length, 2]);
  });
});
