// @vitest-environment happy-dom
// The panels around the board, drawn into a document: places that stay, names that are read out, whose turn it is.
import { signal } from '@preact/signals';
import { type ComponentType, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card, Chip } from '../../page-kit/src/game-view.ts';
import type { Planner } from '../../page-kit/src/planner.ts';
import words from '../../words/src/en/page.ts';
import { settings } from '../src/app/settings.ts';
import type { Control } from '../src/stage/control.ts';
import { Course } from '../src/stage/course.tsx';
import { Dock } from '../src/stage/dock.tsx';
import { Drawer } from '../src/stage/drawer.tsx';
import type { DrawerPage } from '../src/stage/drawer-page.ts';
import { ARMING } from '../src/stage/grace.ts';
import { latestOf } from '../src/stage/latest.tsx';
import { Health } from '../src/stage/parts.tsx';
import { PlacePanel } from '../src/stage/place-panel.tsx';
import { playSound } from '../src/stage/play-sound.ts';
import { cardLabel, Round } from '../src/stage/round.tsx';
import { nameClass, slotLabel } from '../src/stage/slots.tsx';
import { undoLabel } from '../src/stage/undo.tsx';
import { useHandovers } from '../src/stage/use-turns.ts';
import { endTurn, modelTable, option, RISK, target, WALK } from './model-table.ts';

vi.mock('../src/stage/play-sound.ts', () => ({ playSound: vi.fn() }));

function show<P extends object>(part: ComponentType<P>, props: P): HTMLElement {
  const page = document.createElement('div');
  document.body.append(page);
  act(() => render(h(part as ComponentType<object>, props), page));
  return page;
}

afterEach(() => {
  for (const page of [...document.body.children]) {
    act(() => render(null, page));
    page.remove();
  }
});

const all = (page: Element, selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)];
const one = (page: Element, selector: string): HTMLElement => {
  const [found] = all(page, selector);
  if (!found) throw new Error(`nothing fits ${selector}`);
  return found;
};

/** What is read out: its label, or its text without what is hidden. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent ?? '';
}

const dock = (control: Control, more: object = {}) =>
  show(Dock as ComponentType<object>, {
    control,
    words,
    Course: undefined,
    handovers: signal(0),
    isHintOpen: false,
    onUndo: () => undefined,
    onHint: () => undefined,
    ...more,
  });

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

const CARD: Card = {
  id: 'medic',
  face: '',
  name: 'Medic',
  who: 'Anna',
  seat: 0,
  health: { left: 2, of: 3, words: 'Health 2 of 3' },
  state: '',
  tone: 'plain',
  turn: 'next',
  chips: [],
  abilities: [],
  notes: [],
};
const HUNTED: Chip = { icon: 'horror', text: 'hunted', tone: 'bad' };

describe('the round', () => {
  test('reads out a card as one sentence', () => {
    expect(cardLabel(CARD, [HUNTED], words)).toBe('Medic, Anna, Health 2 of 3, hunted, next');
    expect(cardLabel({ ...CARD, who: '', turn: 'waiting' }, [], words)).toBe('Medic, Health 2 of 3');
  });

  test('shows who acts, is next or done, what threatens them, and what comes after the last turn', () => {
    const { control } = modelTable({ actions: () => [endTurn()] });
    const scene = {
      ...control.scene.value,
      cards: [
        CARD,
        { ...CARD, id: 'scout', turn: 'done' as const },
        { ...CARD, id: 'leader', turn: 'acting' as const },
      ],
      upcoming: [{ icon: 'candle', text: '', counts: [{ icon: 'flood', name: 'Flood', count: 4 }] }],
    };
    const shown = {
      scene: signal(scene),
      dangersNow: signal({ chips: { medic: [HUNTED] } }),
    } as unknown as Control;
    const page = show(Round as ComponentType<object>, {
      control: shown,
      words,
      onCard: () => undefined,
      onOdds: () => undefined,
    });
    expect(all(page, '.turn').map(({ className }) => className)).toEqual([
      'turn next',
      'turn done',
      'turn acting',
      'turn then',
    ]);
    expect(all(page, '.turn').map(nameOf)).toEqual([
      'Medic, Anna, Health 2 of 3, hunted, next',
      'Medic, Anna, Health 2 of 3, done',
      'Medic, Anna, Health 2 of 3',
      'Flood 4',
    ]);
    expect(all(page, '[aria-current]')).toHaveLength(1);
  });

  test('says of whoever is out of the game only that, in words', () => {
    const { control } = modelTable({ actions: () => [endTurn()] });
    const lost: Chip = { icon: 'gone', text: 'lost in the dark', tone: 'bad' };
    const cards = [{ ...CARD, tone: 'gone' as const, turn: 'done' as const, chips: [lost] }];
    const page = show(Round as ComponentType<object>, {
      control: { scene: signal({ ...control.scene.value, cards }), dangersNow: signal({ chips: {} }) },
      words,
      onCard: () => undefined,
      onOdds: () => undefined,
    });
    expect(all(page, '.sub .chip').map((chip) => [chip.className, chip.textContent])).toEqual([
      ['chip bad', 'lost in the dark'],
    ]);
    expect(all(page, '.health')).toEqual([]);
  });

  test('shows much health as a number', () => {
    const classes = [3, 5, 7, 8].map((of) => {
      const page = show(Health, { left: 2, of, words: '' });
      return one(page, '.health').className;
    });
    expect(classes).toEqual(['health', 'health some', 'health some many', 'health some many more']);
  });
});

describe('what was last', () => {
  const line = (text: string, more: object = {}) => ({
    icon: '',
    text,
    rule: 'TY-WALK-1' as const,
    tone: 'plain' as const,
    joins: false,
    ...more,
  });
  const entry = (n: number, lines: ReturnType<typeof line>[], undone = false) => ({
    entry: n,
    lines,
    undone,
    isOpen: false,
  });

  test('is shown newest first, without headings and what was taken back', () => {
    const log = [
      entry(1, [line('one'), line('two')]),
      entry(2, [line('Round 2', { tone: 'heading' }), line('three')]),
      entry(3, [line('taken back')], true),
      entry(4, [line('four')]),
    ];
    expect(latestOf(log).map(({ lines: [first] }) => first?.text)).toEqual(['four', 'three', 'two']);
    expect(latestOf([])).toEqual([]);
  });
});

describe('the drawer', () => {
  test('takes the focus, changes its page, and gives the focus back', () => {
    const { control } = modelTable({ actions: () => [endTurn()] });
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const pages: DrawerPage[] = [];
    const parts = { control, words, log: signal([]), onCard: () => undefined, onClose: () => undefined };
    const page = show(Drawer as ComponentType<object>, {
      ...parts,
      page: { type: 'log' },
      onPage: (next: DrawerPage) => pages.push(next),
    });
    expect(document.activeElement).toBe(one(page, '.drawer'));
    act(() => all(page, '[role=tab]')[1]?.click());
    expect(pages).toEqual([{ type: 'team' }]);
    act(() => render(null, page));
    expect(document.activeElement).toBe(opener);
  });
});

describe('a course', () => {
  const planner = {
    empty: 'nothing',
    touch: (_position: unknown, plan: string) => plan,
    press: (_position: unknown, _plan: string, key: string) => key,
    back: () => undefined,
    restore: () => undefined,
    view: (_position: unknown, plan: string) => ({
      actions: [],
      line: '',
      buttons: [
        { key: '1', picture: '', name: 'Port', isChosen: plan === '1' },
        { key: '3', picture: '', name: 'lost', isChosen: false, reason: { text: 'It sank in turn 9.', rules: [] } },
        { key: '7', picture: '', name: 'Mine in 3 SW', isChosen: true },
      ],
      stops: [
        { name: '2 NE', note: 'start' },
        { name: '3 SW', note: 'shallow', price: { points: 1, words: '1 point' } },
      ],
      places: [],
    }),
  };

  test('has buttons for subs, stops with prices, and the mine', () => {
    const { control } = modelTable({
      actions: () => [option('step', [target(WALK, { place: 'a' })])],
      planner: planner as unknown as Planner,
    });
    const page = dock(control, { Course });
    expect(all(page, '.slots [data-action]').map(nameOf)).toEqual(['Port', 'lost. It sank in turn 9.']);
    expect(all(page, '.route li').map(nameOf)).toEqual(['2 NE start', '1 point: 3 SW shallow']);
    expect(all(page, '.mine').map(nameOf)).toEqual(['Mine in 3 SW']);
    act(() => one(page, '.slots [data-action="1"]').click());
    expect(one(page, '.slots [data-action="1"]').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('undo', () => {
  test('says what it takes back and what has come between', () => {
    const { undo } = words;
    expect(undoLabel(undefined, undo)).toBe('Undo: nothing yet');
    expect(undoLabel({ seat: 0, noun: 'Move' }, undo)).toBe('Undo move');
    expect(undoLabel({ seat: 0, noun: 'Move', since: 'tile' }, undo)).toBe('Undo move: A tile was drawn');
  });
});

describe('what is here', () => {
  const info = {
    items: [{ picture: '', name: 'Gas bend', facts: [{ text: 'Entering costs 2 health.', rules: ['ST-TILE-GAS'] }] }],
  };
  const about = () => {
    const { control } = modelTable({ actions: () => [endTurn()] });
    return show(PlacePanel as ComponentType<object>, { control, words, place: 'a', infoOf: () => info });
  };

  test('names no rule unless rule numbers are wanted, and says why when asked', () => {
    const page = about();
    expect(page.textContent).not.toMatch(/ST-/);
    expect(one(page, '.why').getAttribute('href')).toMatch(/ST-TILE-GAS$/);
    settings.ruleNumbers.value = true;
    expect(one(about(), '.rule').textContent).toBe('ST-TILE-GAS');
    settings.ruleNumbers.value = false;
  });
});
