import { must, Table } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { nearest } from '../src/cli/nearest.ts';
import { pocketSubScreen } from '../src/screens/pocket-sub/screen.ts';
import type { Screen } from '../src/screens/screen.ts';
import { beside, definitions, flow, inColumns, table, wrap } from '../src/text/layout.ts';
import { widthOf } from '../src/text/paper.ts';
import { arrange } from '../src/view/arrange.ts';
import { listed } from '../src/view/choice-list.ts';

const screen: Screen = pocketSubScreen;

describe('text in a width', () => {
  test('wrap breaks at blanks, keeps the beginning and hangs the rest', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('  one two three', 9, 4)).toEqual(['  one two', '    three']);
    expect(wrap('immeasurable x', 5)).toEqual(['immeasurable', 'x']);
    expect(wrap('a     b', 4)).toEqual(['a', 'b']);
    expect(wrap('', 5)).toEqual(['']);
  });

  test('colours take no room', () => {
    expect(widthOf('\x1b[1mab\x1b[0m')).toBe(2);
    expect(wrap('\x1b[1maa\x1b[0m bb', 5)).toHaveLength(1);
  });

  test('flow keeps items whole', () => {
    expect(flow(['a b', 'c d', 'e f'], 10)).toEqual(['a b   c d', 'e f']);
  });

  test('blocks, columns, tables and definitions', () => {
    expect(beside(['ab', 'c'], ['x', 'y', 'z'], 1)).toEqual(['ab x', 'c  y', '   z']);
    expect(inColumns(['1', '2', '3', '4', '5'], 9, 3)).toEqual(['1   3   5', '2   4']);
    expect(
      table(
        [
          ['a', '10'],
          ['bb', '9'],
        ],
        [1],
      ),
    ).toEqual(['a   10', 'bb   9']);
    expect(definitions([['aa', 'one two']], 30)).toEqual(['aa  one two']);
  });
});

describe('the table fits the terminal', () => {
  const tables = [2, 3, 4].flatMap((players) =>
    [false, true].map((captain) => must(Table.open(screen.game, { players, captain }))),
  );
  const widths = [20, 30, 50, 70, 80, 100, 120, 160];

  test.each(widths)('%i columns', (columns) => {
    for (const seats of tables) {
      for (const rows of [undefined, 24, 40, 60]) {
        const paper = { columns, rows, colour: true };
        const choices = screen.choices(seats.state);
        const lines = arrange({ screen, table: seats, choices, news: ['Something happened.'], hint: 'a hint', paper });
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
        expect(lines.join('\n')).toContain('Something happened.');
      }
    }
  });

  const lineCount = (columns: number, rows: number | undefined) => {
    const seats = must(Table.open(screen.game, {}));
    const choices = screen.choices(seats.state);
    return arrange({ screen, table: seats, choices, news: [], paper: { columns, rows, colour: false } }).length;
  };

  test('a game for two fits the terminal of old, 80 by 24', () => {
    expect(lineCount(80, 24)).toBeLessThan(24);
    expect(lineCount(80, undefined)).toBeGreaterThan(24);
  });

  test('too narrow for any picture: the sea in words', () => {
    const seats = must(Table.open(screen.game, {}));
    const paper = { columns: 40, colour: false };
    const text = arrange({ screen, table: seats, choices: [], news: [], paper }).join('\n');
    expect(text).not.toContain('╱');
    expect(text).toContain('1  centre deep [▲]; N <▲>;');
  });
});

describe('the list of choices', () => {
  const paper = { columns: 80, colour: false };
  const loss = { why: 'Blue mine', what: 'your sub is lost', rule: 'PS-MEET-3' };
  const choices = [
    { action: { type: 'a' }, name: '3 SW', notes: ['1 point', 'shallow'] },
    { action: { type: 'b' }, name: '3 centre', notes: ['1 point', 'deep'], loss },
  ];

  test('warns behind the choice, or under it where there is no room', () => {
    expect(listed(choices, 80, paper)).toEqual([
      '1  3 SW      1 point, shallow',
      '2  3 centre  1 point, deep     ! Blue mine: your sub is lost (PS-MEET-3)',
    ]);
    expect(listed(choices, 30, paper)).toEqual([
      '1  3 SW      1 point, shallow',
      '2  3 centre  1 point, deep',
      '    ! Blue mine (PS-MEET-3)',
    ]);
  });

  test('many short ones stand side by side', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ action: { type: 'a' }, name: `${i} N`, notes: ['rocky'] }));
    expect(listed(many, 80, paper).length).toBeLessThan(8);
  });
});

describe('did you mean', () => {
  test.each([
    ['plya', 'play'],
    ['replya', 'replay'],
    ['sim', 'simulate'],
    ['--game', '--games'],
  ])('%s: %s', (typed, meant) => {
    expect(nearest(typed, ['play', 'replay', 'simulate', '--games'])).toBe(meant);
  });

  test('nothing that is far away', () => {
    expect(nearest('dance', ['play', 'replay', 'simulate'])).toBeUndefined();
  });
});

test('a table that is too wide folds its longest words, and keeps its numbers in their columns', () => {
  const rows = [
    ['', 'games'],
    ['  the last enemy sub ended its move on a friendly piece', '12'],
    ['  short', '3'],
  ];
  expect(table(rows, [1], 36)).toEqual([
    '                               games',
    '  the last enemy sub ended        12',
    '    its move on a friendly',
    '    piece',
    '  short                            3',
  ]);
  expect(table(rows, [1])).toHaveLength(3);
});
