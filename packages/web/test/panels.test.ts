// @vitest-environment happy-dom
// The panels around the board, drawn into a document: the round, what was last, the drawer, a course, undo and places.
import { signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card, Chip } from '../../page-kit/src/game-view.ts';
import type { Planner } from '../../page-kit/src/planner.ts';
import words from '../../words/src/en/page.ts';
import { settings } from '../src/app/settings.ts';
import type { Control } from '../src/stage/control.ts';
import { Course } from '../src/stage/course.tsx';
import { Drawer } from '../src/stage/drawer.tsx';
import type { DrawerPage } from '../src/stage/drawer-page.ts';
import { latestOf } from '../src/stage/latest.tsx';
import { Health } from '../src/stage/parts.tsx';
import { PlacePanel } from '../src/stage/place-panel.tsx';
import { cardLabel, Round } from '../src/stage/round.tsx';
import { undoLabel } from '../src/stage/undo.tsx';
import { endTurn, modelTable, option, target, WALK } from './model-table.ts';
import { all, dock, nameOf, one, removePages, show } from './panels-support.ts';

vi.mock('../src/stage/play-sound.ts', () => ({ playSound: vi.fn() }));

afterEach(removePages);

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
    expect(cardLabel(CARD, [], words, { spoken: 'yours', mark: 'you' })).toBe(
      'Medic, Anna, yours, Health 2 of 3, next',
    );
  });

  test('marks the cards of whoever sits at this screen, all of them, and says of the others who is here', () => {
    const { control } = modelTable({ actions: () => [endTurn()] });
    const cards = [CARD, { ...CARD, id: 'scout', seat: 1, who: 'Bence' }, { ...CARD, id: 'leader' }];
    const scene = { ...control.scene.value, cards };
    const page = show(Round as ComponentType<object>, {
      control: { scene: signal(scene), dangersNow: signal(undefined) },
      words,
      extension: { ownerOf: (seat: number) => (seat === 0 ? { spoken: 'yours', mark: 'you' } : { spoken: 'here' }) },
      onCard: () => undefined,
      onOdds: () => undefined,
    });
    const buttons = all(page, '.turn');
    expect(buttons.map((button) => all(button, '.own-mark').length)).toEqual([1, 0, 1]);
    expect(buttons.map(nameOf)).toEqual([
      expect.stringContaining('Medic, Anna, yours,'),
      expect.stringContaining('Medic, Bence, here,'),
      expect.stringContaining('Medic, Anna, yours,'),
    ]);
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

  test('says of somebody out of the game only that, in words', () => {
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
