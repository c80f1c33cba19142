// @vitest-environment happy-dom
// "What is this?": whoever asks about a sign gets its own text, and asking is by hand, mouse or key.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import words from '../../words/src/en/page.ts';
import { explainAll, keyOf } from '../src/learn/signs.ts';
import { SignHooks } from '../src/stage/sign-hooks.tsx';
import { tagsAt } from '../src/stage/tags-at.ts';

function make(html: string): Element {
  document.body.innerHTML = `<div class="table">${html}</div>`;
  return document.querySelector('.table > *') as Element;
}
const use = (icon: string) => `<svg class="i"><use href="./drawings/icons.svg#${icon}"></use></svg>`;

describe('keyOf', () => {
  test.each([
    [`<span class="chip bad">${use('horror')}<span>hunted</span></span>`, 'chip.horror'],
    ['<span class="chip flag next">next</span>', 'turn'],
    [
      `<button class="turn then">${use('candle')}<span class="odds-in"><span>${use('gas')}5</span></span></button>`,
      'next.candle',
    ],
    [`<span class="health">3</span>`, 'health'],
    [`<button class="edge left bad">${use('horror')}</button>`, 'edge.horror'],
    [`<span class="tag hunts">${use('horror')}</span>`, 'tag-hunts.horror'],
    ['<div class="clock">12</div>', 'clock'],
  ])('%s', (html, key) => expect(keyOf(make(html))).toBe(key));

  test('tells the signs of the legend apart, and not by fleet', () => {
    const list = make('<ul class="legend"><li><img src="./drawings/sign-reach-blue.svg"> reach</li></ul>');
    expect(keyOf(list.querySelector('li') as Element)).toBe('legend.sign-reach');
  });
});

const book = {
  texts: { health: { name: 'Health', text: 'Each cross is one.' }, edge: { name: 'There', text: 'It is there.' } },
  rules: { health: ['ST-COMP-4'], edge: ['ST-HOR-DIST'] },
};
const action = {
  id: 'heal',
  icon: 'heal',
  name: 'Heal',
  targets: [],
  reason: { text: 'Nobody is hurt.', rules: ['ST-ACT-HEAL'] },
};
const control = {
  scene: { value: { actions: [action], rules: ['ST-TURN-1'] } },
  planView: { value: undefined },
  view: { value: { does: (id: string) => (id === 'heal' ? 'Regain 1 health.' : undefined) } },
};
const explained = (...signs: Element[]) => explainAll(signs, book, control as never);

describe('explainAll', () => {
  test('says what a sign is, what it says now, and the rule behind it', () => {
    const [found] = explained(
      make('<span class="health"><span class="sr">two of three</span><b>2</b><i>left</i></span>'),
    );
    expect(found).toMatchObject({ name: 'Health', shown: '2 left', text: 'Each cross is one.', rules: ['ST-COMP-4'] });
  });

  test('says what an action does, and why it cannot be done', () => {
    const [found] = explained(make('<button class="slot" data-action="heal"></button>'));
    expect(found).toMatchObject({
      name: 'Heal',
      text: 'Regain 1 health.',
      reason: 'Nobody is hurt.',
      rules: ['ST-ACT-HEAL'],
    });
  });

  test('lists what is there twice once, and leaves out what means nothing', () => {
    const health = make('<span class="health">2</span>');
    const other = document.createElement('span');
    other.className = 'health';
    const unknown = document.createElement('span');
    unknown.className = 'tag rank';
    expect(explained(health, other, unknown).map(({ key }) => key)).toEqual(['health']);
  });
});

test('a tag belongs to the place it is nearest to', () => {
  const place = (id: string, x: number) => ({ id, x, y: 0, width: 200, height: 200, label: '' });
  const tags = [10, 90, 130].map((x) => ({ key: `${x}`, x, y: 0, kind: 'odds' as const, text: '' }));
  const places = [place('a', 0), place('b', 200)];
  expect(tagsAt(tags, places, 'a').map(({ key }) => key)).toEqual(['10', '90']);
  expect(tagsAt(tags, places, 'b').map(({ key }) => key)).toEqual(['130']);
  expect(tagsAt(tags, places, 'nowhere')).toEqual([]);
});

describe('SignHooks', () => {
  const CARD =
    '<button class="turn"><span class="health">3</span><span class="chip">x</span></button><div class="clock">9</div>';
  const press = (key: string, more: object = {}) =>
    act(
      () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })),
    );
  const frame = document.createElement('div');

  async function hooked({ isCovered = false } = {}) {
    vi.useFakeTimers();
    make(CARD);
    const onAsk = vi.fn();
    await act(() => render(h(SignHooks, { control: {}, words, isCovered: () => isCovered, onAsk } as never), frame));
    const asked = () => onAsk.mock.calls.map(([signs]) => signs.map((one: Element) => one.className));
    return { asked, find: (selector: string) => document.querySelector(selector) as HTMLElement };
  }

  afterEach(() => {
    act(() => render(null, frame));
    vi.useRealTimers();
  });

  const pointer = (type: string, pointerType: string) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType, clientX: 5, clientY: 5 });

  test('I asks about everything on the card that has the focus; with Shift about all in sight', async () => {
    const { asked, find } = await hooked();
    find('.turn').focus();
    press('i');
    press('I', { shiftKey: true });
    expect(asked()).toEqual([
      ['health', 'chip'],
      ['health', 'chip', 'clock'],
    ]);
  });

  test('the key is left to the table where nothing of it has the focus, and to what lies over it', async () => {
    const { asked } = await hooked();
    (document.activeElement as HTMLElement)?.blur();
    press('i');
    expect(asked()).toEqual([]);
    act(() => render(null, frame));
    const covered = await hooked({ isCovered: true });
    covered.find('.turn').focus();
    press('i');
    expect(covered.asked()).toEqual([]);
  });

  test('a finger that stays asks, and its lifting is no click; one that moves does not', async () => {
    const { asked, find } = await hooked();
    const clicked = vi.fn();
    find('.turn').addEventListener('click', clicked);
    find('.chip').dispatchEvent(pointer('pointerdown', 'touch'));
    vi.advanceTimersByTime(500);
    find('.chip').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect([asked(), clicked.mock.calls.length]).toEqual([[['chip']], 0]);
    find('.chip').dispatchEvent(pointer('pointerdown', 'touch'));
    find('.chip').dispatchEvent(Object.assign(pointer('pointermove', 'touch'), { clientX: 60 }));
    vi.advanceTimersByTime(500);
    find('.chip').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect([asked().length, clicked.mock.calls.length]).toEqual([1, 1]);
  });

  test('a right click asks; a click asks where no button lies under it', async () => {
    const { asked, find } = await hooked();
    find('.health').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    find('.clock').click();
    find('.chip').click();
    expect(asked()).toEqual([['health'], ['clock']]);
  });
});
