// @vitest-environment happy-dom
// The dock, drawn into a document: places that stay, names that are read out, the big button, whose turn it is.
import { signal } from '@preact/signals';
import { h } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import words from '../../words/src/en/page.ts';
import { Dock } from '../src/stage/dock.tsx';
import { ARMING } from '../src/stage/grace.ts';
import { playSound } from '../src/stage/play-sound.ts';
import { nameClass, slotLabel } from '../src/stage/slots.tsx';
import { useHandovers } from '../src/stage/use-turns.ts';
import { endTurn, modelTable, option, RISK, target, WALK } from './model-table.ts';
import { all, dock, nameOf, one, removePages, show } from './panels-support.ts';

vi.mock('../src/stage/play-sound.ts', () => ({ playSound: vi.fn() }));

afterEach(removePages);

const MOVE = option('move', [target(WALK, { place: 'a', name: 'Move east' })], { key: '1', name: 'Move', cost: 1 });

const HEAL = option('heal', [], {
  key: '5',
  name: 'Heal',
  cost: 2,
  reason: { text: 'Heal costs 2 points and you have 1 left.', rules: ['TY-WALK-1'] },
});

const SPRINT = option('sprint', [target(WALK, { place: 'b' })], { key: '0', name: 'Sprint', colour: '#8fd3bd' });
const EXERT = option('exert', [target(WALK)], { key: 'x', name: 'Exert', gain: '+1' });

describe('a tile in hand that may be discarded', () => {
  test('can be turned in the dock, too, beside the card that discards it', () => {
    const hand = option('place', [target(WALK, { place: 'b' }), target({ type: 'other' }, { place: 'b' })], {
      isPreselected: true,
    });
    const discard = option('discard', [target({ type: 'discard' })], { role: 'aside' });
    const page = dock(modelTable({ actions: () => [hand, discard] }).control);
    expect(all(page, '.answers button').map(nameOf)).toEqual(['Rotate left', 'Rotate right', 'discard']);
  });
});

describe('the actions', () => {
  const table = () => modelTable({ actions: () => [MOVE, HEAL, SPRINT, EXERT, endTurn()] });

  test('keep their places, with gaps where there is none', () => {
    const page = dock(table().control);
    const places = all(page, '.slots > .slot').map((slot) => slot.dataset['action'] ?? '');
    expect(places).toEqual(['move', '', '', '', 'heal', '', '', '', '', 'sprint', 'exert', '']);
    expect(all(page, '[data-action]').map((slot) => slot.getAttribute('aria-keyshortcuts'))).toEqual([
      '1',
      '5',
      '0',
      'x',
    ]);
  });

  test('that are not possible can be reached by keys, and say why on the line', () => {
    const page = dock(table().control);
    const heal = one(page, '[data-action=heal]');
    expect([heal.getAttribute('aria-disabled'), heal.hasAttribute('disabled'), heal.tabIndex]).toEqual([
      'true',
      false,
      0,
    ]);
    expect(one(page, '#ask').className).toBe('');
    act(() => heal.focus());
    expect(one(page, '.say').textContent).toContain('Heal costs 2 points and you have 1 left.');
    expect(one(page, '#ask').className).toBe('sr');
    act(() => heal.blur());
    expect(one(page, '.say').textContent).not.toContain('Heal');
  });

  test('of one person have an edge in their colour', () => {
    const page = dock(table().control);
    expect(
      all(page, '.slot.own').map((slot) => [slot.dataset['action'], slot.style.getPropertyValue('--own')]),
    ).toEqual([['sprint', '#8fd3bd']]);
  });

  test('have names that fit their places', () => {
    expect(['Move', 'Explore', 'Command', 'Annihilate'].map(nameClass)).toEqual([
      'name',
      'name',
      'name long',
      'name longer',
    ]);
  });

  test('are read out whole, and no name begins with a comma', () => {
    const { control } = table();
    expect([MOVE, HEAL, EXERT].map((action) => slotLabel(action, words))).toEqual([
      'Move, one point',
      'Heal, two points. Heal costs 2 points and you have 1 left.',
      'Exert, adds one point',
    ]);
    const page = dock(control);
    for (const button of all(page, 'button')) expect(nameOf(button)).toMatch(/^\p{L}/u);
  });

  test('stay where they were, dimmed, while something plays', () => {
    const { control, playing } = table();
    const page = dock(control);
    act(() => {
      playing.value = control.session.state;
    });
    expect(one(page, '.dock').getAttribute('aria-busy')).toBe('true');
    act(() => {
      playing.value = undefined;
    });
    expect(one(page, '.dock').getAttribute('aria-busy')).toBeNull();
    expect(all(page, '.slots > .slot')).toHaveLength(12);
  });
});

describe('answers without a place', () => {
  const table = () =>
    modelTable({
      actions: (steps) =>
        steps === 0
          ? [
              option('reroll', [target(WALK, { danger: RISK })], { role: 'card', name: 'Roll again' }),
              option('keep', [target(WALK)], { role: 'card', name: 'Keep it', picture: '<svg></svg>' }),
            ]
          : [endTurn()],
    });

  test('are cards in the place of the actions, one touch each', () => {
    const { control, acts } = table();
    const page = dock(control);
    expect(all(page, '.slots')).toHaveLength(0);
    expect(all(page, '.answers [data-action]').map(nameOf)).toEqual(['Roll again6 in 51: lose 2', 'Keep it']);
    act(() => one(page, '.answers [data-action=keep]').click());
    expect(acts()).toEqual([WALK]);
  });

  test('of a chosen action offer the way back to the others', () => {
    const items = option(
      'items',
      [target(WALK, { name: 'Torch' }), target({ type: 'walk', by: 2 }, { name: 'Rope' })],
      {
        key: '6',
        name: 'Items',
      },
    );
    const { control } = modelTable({ actions: () => [items, endTurn()] });
    const page = dock(control);
    act(() => one(page, '[data-action=items]').click());
    expect(all(page, '.answer').map(nameOf)).toEqual(['Torch', 'Rope', 'Back']);
    act(() => one(page, '.answer.aside').click());
    expect(all(page, '.answer')).toHaveLength(0);
  });
});

describe('the big button', () => {
  const label = (page: Element) => [one(page, '.commit').className, nameOf(one(page, '.commit'))];

  test('ends the turn, does what is aimed at, and says what that risks', () => {
    const risky = option('explore', [target(WALK, { place: 'b', name: 'Explore north', danger: RISK })], { key: '2' });
    const { control, timers } = modelTable({ actions: () => [MOVE, risky, endTurn()] });
    const page = dock(control);
    expect(label(page)).toEqual(['commit', 'End turn: then dice']);
    act(() => control.touch('b'));
    expect([label(page)[0], one(page, '.commit').getAttribute('aria-disabled')]).toEqual([
      'commit ready risky too-soon',
      'true',
    ]);
    act(() => timers.advance(ARMING));
    expect(label(page)).toEqual(['commit ready risky', 'Explore north: 6 in 51: lose 2']);
  });

  test('counts down with a bar along it', () => {
    const { control, timers } = modelTable({ actions: () => [endTurn({}, true)] });
    const stop = control.watch();
    const page = dock(control);
    act(() => timers.advance(1000));
    expect(one(page, '.commit').className).toBe('commit closing');
    const left = Number(one(page, '.commit').style.getPropertyValue('--left'));
    expect(left).toBeGreaterThan(0.4);
    expect(left).toBeLessThan(0.6);
    stop();
  });
});

describe('a tile in hand', () => {
  const tile = (ways: number) =>
    option(
      'place',
      [WALK, { type: 'feel' }, { type: 'walk', by: 2 }].slice(0, ways).map((action) => target(action, { place: 'b' })),
      { isPreselected: true },
    );

  test('that fits in two ways can be turned both ways, and is not called the only answer', () => {
    const page = dock(modelTable({ actions: () => [tile(2)] }).control);
    expect(all(page, '[data-turn]').map(nameOf)).toEqual([words.table.turnLeft, words.table.turnRight]);
    expect(page.textContent).not.toMatch(/one answer|only/i);
  });

  test('that fits in one way cannot be turned', () => {
    expect(all(dock(modelTable({ actions: () => [tile(1)] }).control), '[data-turn]')).toEqual([]);
  });
});

describe('somebody else’s turn', () => {
  test('is marked by dots, which go when a person takes the seat back', () => {
    const { control, session } = modelTable({
      actions: () => [MOVE, endTurn()],
      occupants: [
        { player: 'bot', name: 'adept' },
        { player: 'human', name: 'Anna' },
      ],
    });
    const page = dock(control);
    expect(all(page, '.say .dots')).toHaveLength(1);
    act(() => session.setOccupant(0, { player: 'human', name: 'Bence' }));
    expect(all(page, '.say .dots')).toHaveLength(0);
    expect(one(page, '.dock').getAttribute('aria-busy')).toBeNull();
  });

  test('passes to another person at the screen without a dialog, announced by name', () => {
    const { control } = modelTable({
      actions: () => [option('walk', [target({ type: 'walk', by: 1 })], { key: '1' }), endTurn()],
      occupants: [
        { player: 'human', name: 'Anna' },
        { player: 'human', name: 'Bence' },
      ],
    });
    const handovers = signal(0);
    const Listener = () => {
      const count = useHandovers(control);
      handovers.value = count.value;
      return h(Dock, {
        control,
        words,
        Course: undefined,
        handovers: count,
        isHintOpen: false,
        onUndo: () => undefined,
        onHint: () => undefined,
      });
    };
    const page = show(Listener, {});
    expect(one(page, '.actor').className).toBe('actor');
    act(() => control.press());
    expect(control.session.acting).toBe(1);
    expect(handovers.value).toBe(1);
    expect(one(page, '.actor').className).toBe('actor greets');
    expect(playSound).toHaveBeenCalledTimes(1);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
