// @vitest-environment happy-dom
// The log and the sheet of a rule, drawn into a document: lines and places light each other up, the focus comes back.
import { type ComponentType, h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../page-kit/src/game-view.ts';
import words from '../../words/src/en/page.ts';
import { settings } from '../src/app/settings.ts';
import { clausePieces } from '../src/stage/clause-text.ts';
import { Log, type LogProps } from '../src/stage/log.tsx';
import type { GroupedLine, LogEntry } from '../src/stage/log-entries.ts';
import { placeMarks } from '../src/stage/place-marks.ts';
import { ruleOf } from '../src/stage/rule-link.ts';
import { clauseName, RuleSheet } from '../src/stage/rule-sheet.tsx';

// Names of games are loaded with the page.
vi.mock('../src/app/games.ts', () => ({ gameName: () => 'Sub Terra' }));

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
  settings.ruleNumbers.value = false;
});

const line = (text: string, more: Partial<GroupedLine> = {}): GroupedLine => ({
  icon: 'move',
  text,
  rule: 'ST-ACT-MOVE',
  tone: 'plain',
  joins: false,
  ...more,
});
const entry = (n: number, lines: readonly GroupedLine[], undone = false): LogEntry => ({
  entry: n,
  lines,
  undone,
  isOpen: false,
});
const medic = { id: 'medic', face: '<svg/>', name: 'Medic', who: 'Anna' } as unknown as Card;

const LOG: readonly LogEntry[] = [
  entry(1, [line('The *Medic* moves east.', { who: 'medic', places: ['0,0', '1,0'] })]),
  entry(2, [line('The *Medic* moves north.', { who: 'medic', places: ['1,0', '1,-1'] })], true),
  entry(3, [
    line('The *Medic* rolls 5, needing 4 or more: no slip.', {
      who: 'medic',
      rule: 'ST-TURN-5',
      die: { svg: '<svg class="die5"/>', face: '5' },
    }),
  ]),
  entry(4, [line('*Gas.* 12 rounds of light left.', { title: 'Gas', tone: 'bad', rule: 'ST-HAZ-GAS' })]),
  entry(5, [line('Round 2. The *Medic* goes first.', { tone: 'heading', title: 'Round 2' })]),
];

const log = (more: Partial<LogProps> = {}) =>
  show(Log, { log: LOG, words, emptyText: 'Nothing yet.', start: 'Round 1', cards: [medic], ...more });
const lines = (page: Element) => [...page.querySelectorAll<HTMLElement>('.log li')];
const tell = (element: Element, type: string) => act(() => void element.dispatchEvent(new Event(type)));

describe('the log', () => {
  test('is ordered by rounds and by who acts, whose name is said once', () => {
    const page = log();
    expect([...page.querySelectorAll('.rd')].map(({ textContent }) => textContent?.trim())).toEqual([
      'Round 1',
      'Round 2 The Medic goes first.',
    ]);
    expect([...page.querySelectorAll('.by')].map(({ textContent }) => textContent?.trim())).toEqual([
      'Medic Anna',
      'Gas',
    ]);
    expect(lines(page)[0]?.textContent).toContain('Moves east.');
    expect(lines(page)[3]?.textContent).toContain('12 rounds of light left.');
    expect(page.textContent).not.toContain('The Medic moves');
  });

  test('strikes out what was taken back', () => {
    expect(lines(log()).map((one) => one.querySelector('s') !== null)).toEqual([false, true, false, false]);
  });

  test('draws a die where its number stands, and still says the number', () => {
    const rolled = lines(log())[2] as HTMLElement;
    expect(rolled.querySelector('.dice .die5')).not.toBeNull();
    expect(rolled.textContent).toContain('Rolls 5, needing 4');
  });

  test('shows no rule numbers unless asked for', () => {
    expect(log().textContent).not.toMatch(/ST-/);
    settings.ruleNumbers.value = true;
    expect(log().textContent).toMatch(/ST-ACT-MOVE/);
  });

  test('a line under pointer or focus lights its places, and no longer when it is left', () => {
    const onPlaces = vi.fn();
    const page = log({ onPlaces, onWhy: () => undefined });
    const [first, undone] = lines(page) as [HTMLElement, HTMLElement];
    for (const [enter, leave] of [
      ['pointerenter', 'pointerleave'],
      ['focusin', 'focusout'],
    ] as const) {
      tell(first, enter);
      expect(onPlaces).toHaveBeenLastCalledWith(['0,0', '1,0']);
      tell(first, leave);
      expect(onPlaces).toHaveBeenLastCalledWith([]);
    }
    tell(undone, 'pointerenter');
    expect(onPlaces).toHaveBeenLastCalledWith([]);
  });

  test('a place lights the lines about it', () => {
    const lit = (place: string) => lines(log({ place })).map((one) => one.classList.contains('is-lit'));
    expect(lit('0,0')).toEqual([true, false, false, false]);
    expect(lit('1,0')).toEqual([true, true, false, false]);
    expect(lit('9,9')).toEqual([false, false, false, false]);
  });

  test('why? hands over the clauses with the sentence', () => {
    const onWhy = vi.fn();
    const why = lines(log({ onWhy }))[2]?.querySelector<HTMLElement>('.why');
    act(() => why?.click());
    expect(onWhy).toHaveBeenCalledWith({
      rules: ['ST-TURN-5'],
      here: 'The *Medic* rolls 5, needing 4 or more: no slip.',
    });
  });

  test('says so while nothing has happened', () => {
    expect(log({ log: [] }).textContent).toBe('Nothing yet.');
  });
});

describe('the sheet of a rule', () => {
  const open = async (rules: readonly string[], here?: string) => {
    const onClose = vi.fn();
    const onRule = vi.fn();
    const page = show(RuleSheet, { rule: { rules, ...(here ? { here } : {}) }, words, onRule, onClose });
    await vi.waitFor(
      async () => {
        await act(async () => undefined);
        if (!page.querySelector('dialog')) throw new Error('not there yet');
      },
      { timeout: 60_000 },
    );
    return { page, onClose, onRule };
  };

  test('says it in plain words first, then what it means here, then word for word under its number', async () => {
    const { page } = await open(['ST-HAZ-HORROR', 'ST-HOR-SPAWN'], 'A *horror* appears.');
    const text = page.querySelector('dialog')?.textContent ?? '';
    const plain = page.querySelector('.in-plain-words')?.textContent ?? '';
    expect(plain).toMatch(/horror/i);
    expect(plain).not.toMatch(/[A-Z]{2}-[A-Z]/);
    expect(page.querySelector('.clause')?.textContent).toMatch(/^ST-HAZ-HORROR ?Horrors move; then/);
    expect(text.indexOf(plain)).toBeLessThan(text.indexOf('Here and now'));
    expect(text.indexOf('A horror appears.')).toBeLessThan(text.indexOf('Horrors move; then'));
    expect(page.querySelector('footer a')?.getAttribute('href')).toBe('#/rules/ST-HAZ-HORROR');
  });

  test('goes over to another clause of the same entry', async () => {
    const { page, onRule } = await open(['ST-HAZ-HORROR', 'ST-HOR-SPAWN']);
    const other = page.querySelector<HTMLElement>('.also button');
    // As the players' rulebook calls it: numbers are for those who look it up.
    expect(other?.textContent).toBe('Where they appear');
    act(() => other?.click());
    expect(onRule).toHaveBeenCalledWith({ rules: ['ST-HOR-SPAWN', 'ST-HAZ-HORROR'] });
  });

  test('closes by its button and by Escape', async () => {
    const { page, onClose } = await open(['TB-UNDO-2']);
    act(() => page.querySelector<HTMLElement>('[aria-label=Close]')?.click());
    act(() => void page.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('says that it does not know a clause', async () => {
    const { page } = await open(['ST-NONE-9']);
    expect(page.textContent).toContain('There is no rule ST-NONE-9.');
  });
});

test('a clause is read without its sources, and leads on to those it needs', () => {
  expect(clausePieces('Roll the die (ST-TURN-5). **[ruling]**')).toEqual([{ text: 'Roll the die.' }]);
  expect(clausePieces('Step onto it. (RM says 2 AP; FACT gives 1.)')).toEqual([{ text: 'Step onto it.' }]);
  expect(clausePieces('Reveal (1 AP, or more) it.')).toEqual([{ text: 'Reveal (1 AP, or more) it.' }]);
  expect(clausePieces('As ST-HOR-ORDER says (FACT).')).toEqual([
    { text: 'As ' },
    { text: 'ST-HOR-ORDER', id: 'ST-HOR-ORDER' },
    { text: ' says.' },
  ]);
});

test('a clause is called by its first words', () => {
  expect(clauseName('(1 AP) Step to an adjacent connected tile, subject to the tile rules.')).toBe(
    'Step to an adjacent connected tile …',
  );
  expect(clauseName('Roll the die (FACT).')).toBe('Roll the die.');
});

test('only links to clauses and rulebooks open the sheet', () => {
  expect(ruleOf('http://x/#/rules/ST-HAZ-GAS')).toBe('ST-HAZ-GAS');
  expect(ruleOf('http://x/#/rules/sub-terra')).toBe('sub-terra');
  expect(ruleOf('http://x/#/table/1')).toBeUndefined();
});

test('places are lit as large as they are', () => {
  const places = [
    { id: 'a', x: 0, y: 0, width: 200, height: 200, label: '' },
    { id: 'b', x: 9, y: 9, width: 10, height: 10, path: 'M0 0L9 9Z', label: '' },
  ];
  expect(placeMarks(places, ['a'], 'lit')).toBe(
    '<rect class="t-lit" x="-95" y="-95" width="190" height="190" rx="10"/>',
  );
  expect(placeMarks(places, ['b', 'c'], 'hint')).toBe('<path class="t-hint" d="M0 0L9 9Z"/>');
});
