// A turn that is put together on the board: the game's planner makes the plan, the table keeps it, shows it and plays it.
import { signal } from '@preact/signals';
import type { Lanterns } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Planner } from '../../page-kit/src/planner.ts';
import page from '../../words/src/en/page.ts';
import { Control } from '../src/stage/control.ts';
import { ARMING } from '../src/stage/grace.ts';
import { modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

/** Walks to a place: 'a' by one step, 'b' by two, 'c' at a risk. */
type Plan = readonly string[];

const planner: Planner<Lanterns, Plan> = {
  empty: [],
  touch: (_position, plan, place) => (plan.at(-1) === place || place === 'd' ? plan : [...plan, place]),
  press: (_position, plan, key) => (key === '1' || key === 'b again' ? [...plan, 'b'] : undefined),
  back: (_position, plan) => (plan.length > 0 ? plan.slice(0, -1) : undefined),
  verbs: (_position, plan, place) =>
    plan.at(-1) === place ? [] : [{ key: `${place} again`, icon: 'step', name: `By way of ${place}`, danger: '' }],
  restore: (_position, actions) => (JSON.stringify(actions) === JSON.stringify([RUN]) ? ['b'] : undefined),
  view: (_position, plan) => {
    const end = plan.at(-1);
    const commit = {
      name: 'Sail',
      note: 'mine in 3 SW',
      rules: ['TY-WALK-1'] as const,
      ...(end === 'c' ? { danger: { ...RISK, title: 'Lost for certain', confirm: 'Sail anyway' } } : {}),
    };
    return {
      actions: end === undefined ? [] : [end === 'b' ? RUN : WALK],
      ...(end === undefined ? { waiting: { name: 'Sail', note: 'choose a sub' } } : { commit, destination: end }),
      line: end === undefined ? '' : `Sail to ${end}.`,
      buttons: [
        { key: '1', picture: '', name: 'Sub 1', isChosen: false },
        { key: '2', picture: '', name: 'Sub 2', isChosen: false, reason: { text: 'It is lost.', rules: [] } },
      ],
      stops: [],
      places: ['a', 'b', 'c'].map((place) => ({ place, label: `Sail to ${place}` })),
    };
  },
};

const sea = (actions = () => [option('step', [target(WALK, { place: 'a' })])]) =>
  modelTable({ actions, planner: planner as Planner<Lanterns> });

describe('a course', () => {
  test('is planned by touches, said, and played whole by the button', () => {
    const { control, acts } = sea();
    expect([[...control.lit.value], control.slots.value, control.button.value]).toEqual([
      ['a', 'b', 'c'],
      [],
      { label: 'Sail', note: 'choose a sub', tone: 'none' },
    ]);
    control.touch('a');
    control.touch('b');
    expect([acts(), control.plan.value, control.targeting.value.plan]).toEqual([[], ['a', 'b'], ['a', 'b']]);
    expect(control.line.value).toMatchObject({ kind: 'target', text: 'Sail to b.' });
    expect(control.button.value).toEqual({ label: 'Sail', note: 'mine in 3 SW', tone: 'ready' });
    control.press();
    expect([acts(), control.plan.value]).toEqual([[RUN], []]);
  });

  test('is played by its end touched again; a place that means nothing plays nothing', () => {
    const { control, acts } = sea();
    control.touch('b');
    control.touch('d');
    expect(acts()).toEqual([]);
    control.touch('b');
    expect(acts()).toEqual([RUN]);
  });

  test('offers whatever a place can mean in its menu', () => {
    const { control } = sea();
    control.touch('a');
    control.openMenu('b');
    const items = control.menu.value?.items ?? [];
    expect(items.map(({ name }) => name)).toEqual(['By way of b', page.board.whatIsThis]);
    items[0]?.choose();
    expect([control.plan.value, control.menu.value]).toEqual([['a', 'b'], undefined]);
  });

  test('that loses something says so before, and takes its second touch', () => {
    const { control, acts, timers } = sea();
    control.touch('c');
    expect([acts(), control.button.value]).toEqual([
      [],
      { label: 'Sail anyway', note: '6 in 51: lose 2', tone: 'risky', isTooSoon: true },
    ]);
    expect(control.line.value).toMatchObject({ kind: 'risk', title: 'Lost for certain.' });
    // A double click is not a second touch.
    control.touch('c');
    control.press();
    expect(acts()).toEqual([]);
    timers.advance(ARMING);
    control.touch('c');
    expect(acts()).toEqual([WALK]);
  });

  test('goes by keys, and says why a button cannot be chosen', () => {
    const { control } = sea();
    expect([control.chooseKey('1'), control.chooseKey('9')]).toEqual([true, false]);
    expect(control.plan.value).toEqual(['b']);
    control.chooseKey('2');
    expect([control.plan.value, control.line.value]).toEqual([
      ['b'],
      { kind: 'reason', title: 'Sub 2.', text: 'It is lost.', rules: [] },
    ]);
  });

  test('is taken back bend by bend, by Escape, Backspace and Undo, before anything played is', () => {
    const { control } = sea();
    control.touch('a');
    control.touch('b');
    expect([control.back(), control.plan.value]).toEqual([true, ['a']]);
    expect([control.undo(), control.plan.value]).toEqual(['done', []]);
    expect([control.back(), control.undo()]).toEqual([false, 'refused']);
  });

  test('is kept with the game and found again', () => {
    const { control, session } = sea();
    const stop = control.watch();
    control.touch('b');
    expect(session.draft).toEqual([RUN]);
    stop();
    const again = new Control(control.session, control.view, {
      words: () => page,
      playing: signal(undefined),
      skip: () => undefined,
      endAfter: () => undefined,
    });
    expect(again.plan.value).toEqual(['b']);
  });

  test('can be suggested as a whole', () => {
    const { control, acts } = sea();
    control.suggest([RUN]);
    expect([control.plan.value, acts()]).toEqual([['b'], []]);
    control.suggest([]);
    expect(control.plan.value).toEqual([]);
  });

  test('means nothing in the next position', () => {
    const { control } = sea();
    control.touch('a');
    control.press();
    expect(control.plan.value).toEqual([]);
    expect(control.session.draft).toEqual([]);
  });
});
