// @vitest-environment happy-dom
// What is said to those who listen: whose decision it is, what a key has come to, each event once and in order.
import { batch } from '@preact/signals';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import words from '../../words/src/en/page.ts';
import spoken from '../../words/src/en/spoken.ts';
import { Announcements, Announcer } from '../src/stage/announcer.tsx';
import type { Control } from '../src/stage/control.ts';
import { ARMING } from '../src/stage/grace.ts';
import { Speaking } from '../src/stage/speaker.tsx';
import { endTurn, FEEL, type ModelOptions, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

const MOVE = option(
  'move',
  [target(WALK, { place: 'a', name: 'Move north' }), target(RUN, { place: 'b', name: 'Move east' })],
  {
    key: '1',
    name: 'Move',
  },
);
const EXPLORE = option('explore', [target(RUN, { place: 'c', name: 'Explore west', danger: RISK })], {
  key: '2',
  name: 'Explore',
});
const HEAL = option('heal', [], {
  key: '5',
  name: 'Heal',
  reason: { text: 'Nobody here is hurt.', rules: ['TY-WALK-1'] },
});
const LOOK = option('look', [target(FEEL, { name: 'Look' })], { key: '8', name: 'Look' });

let page: HTMLElement;
beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  act(() => render(null, page));
  page.remove();
});

function listen(options: ModelOptions) {
  const table = modelTable(options);
  // Where a game draws none there is nothing to wait for.
  table.control.areDangersLoaded.value = true;
  const announcer = new Announcer();
  const shared = { control: table.control, words: { page: words, spoken }, announcer };
  act(() => render([h(Speaking, shared), h(Announcements, { announcer, name: 'What happened' })], page));
  let heard = 0;
  const said = (): (string | null)[] => {
    const all = [...page.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent);
    const fresh = all.slice(heard);
    heard = all.length;
    return fresh;
  };
  const press = (what: (control: Control) => unknown): (string | null)[] => {
    act(() => void what(table.control));
    return said();
  };
  return { ...table, announcer, said, press };
}

const turn = () => listen({ actions: () => [MOVE, EXPLORE, HEAL, LOOK, endTurn()] });

describe('an announcement', () => {
  test('is an element of its own: none is said over, and the same is said again', () => {
    const { announcer, said } = listen({});
    said();
    act(() =>
      batch(() => {
        for (const text of ['One.', 'Two.', 'Two.', '']) announcer.say(text);
      }),
    );
    expect(said()).toEqual(['One.', 'Two.', 'Two.']);
    const region = page.querySelector('[role=log]');
    expect([region?.getAttribute('aria-live'), region?.getAttribute('aria-relevant')]).toEqual(['polite', 'additions']);
  });

  test('is spelt out where it is written short', () => {
    const announcer = new Announcer((text) => text.replace('SW', 'south-west'));
    announcer.say('To 3 SW.');
    expect(announcer.spoken.value.map(({ text }) => text)).toEqual(['To 3 south-west.']);
  });
});

describe('a decision', () => {
  test('is said with everything that can be done, once', () => {
    const { said, press } = turn();
    expect(said()).toEqual(['Seat 0 on step 0? You can: Move north, Move east, Explore west, Look, End turn.']);
    expect(press((control) => control.point('a'))).toEqual([]);
  });

  test('is not said while something plays', () => {
    const { said, press, playing, session } = turn();
    said();
    act(() => {
      playing.value = session.state;
    });
    expect(press((control) => control.press())).toEqual([]);
  });

  test('after an undo comes after what was undone', () => {
    const { said, press } = turn();
    said();
    press((control) => control.press());
    expect(press((control) => control.undo())).toEqual(['Undone: step.', expect.stringMatching(/Seat 0 on step 0\?/)]);
  });

  test('of somebody else at the same screen begins with their name', () => {
    const { said, press, session } = listen({
      actions: () => [LOOK, endTurn()],
      occupants: [
        { player: 'human', name: 'Anna' },
        { player: 'human', name: 'Bence' },
      ],
    });
    said();
    const heard = press((control) => control.press());
    expect(session.acting).toBe(1);
    expect(heard).toEqual([expect.stringMatching(/^Bence’s turn\. Seat 1/)]);
  });
});

describe('a key', () => {
  test('says where an action can be done', () => {
    const { said, press } = turn();
    said();
    expect(press((control) => control.chooseKey('1'))).toEqual(['Move. You can: Move north, Move east.']);
  });

  test('says why an action is not possible, as often as it is pressed', () => {
    const { said, press } = turn();
    said();
    const reason = ['Heal. Nobody here is hurt.'];
    expect(press((control) => control.chooseKey('5'))).toEqual(reason);
    expect(press((control) => control.chooseKey('5'))).toEqual(reason);
    expect(press((control) => control.point('a'))).toEqual([]);
  });

  test('says what a place risks, and does it only when it is pressed again', () => {
    const { said, press, acts, timers } = turn();
    said();
    expect(press((control) => control.touch('c', { isByKey: true }))).toEqual([
      'Explore west. If it is a gas tile you lose 2 health. Press Enter to confirm.',
    ]);
    expect(acts()).toEqual([]);
    act(() => timers.advance(ARMING));
    press((control) => control.touch('c', { isByKey: true }));
    expect(acts()).toEqual([RUN]);
  });

  test('on a place where nothing can be done says so', () => {
    const { said, press } = turn();
    said();
    expect(press((control) => control.touch('d', { isByKey: true }))).toEqual(['Nothing to do here.']);
  });

  test('that drops what was aimed at says the question again', () => {
    const { said, press } = turn();
    said();
    press((control) => control.touch('c'));
    expect(press((control) => control.back())).toEqual(['Seat 0 on step 0?']);
  });

  test('that shows other dangers says which', () => {
    const { said, press } = turn();
    said();
    expect(press((control) => control.cycleDangers())).toEqual(['Dangers: everyone’s.']);
  });
});

test('a countdown is said once', () => {
  const { control, timers, said } = listen({ actions: () => [LOOK, endTurn({}, true)] });
  said();
  let stop = () => {};
  act(() => {
    stop = control.watch();
  });
  expect(said()).toEqual([spoken.closing]);
  for (let i = 0; i < 5; i++) act(() => timers.advance(300));
  expect([control.button.value.tone, said()]).toEqual(['closing', []]);
  stop();
});
