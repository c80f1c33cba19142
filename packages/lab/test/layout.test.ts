import { Table, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { pocketSubScreen } from '../../../games/pocket-sub/terminal/screen.ts';
import { ENGLISH } from '../../../games/pocket-sub/test/terminal/both-languages.ts';
import type { Screen } from '../../terminal/src/screen.ts';
import { widthOf } from '../../terminal/src/text/display.ts';
import { beside, definitions, flow, inColumns, table, wrap } from '../../terminal/src/text/layout.ts';
import { nearest } from '../src/cli/nearest.ts';
import { arrange } from '../src/view/arrange.ts';
import { choiceLines } from '../src/view/choice-list.ts';

const screen: Screen = pocketSubScreen(ENGLISH);

describe('text in a width', () => {
  test('wrap breaks at blanks, keeps the indentation and hangs the rest', () => {
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('  one two three', 9, 4)).toEqual(['  one two', '    three']);
    expect(wrap('immeasurable x', 5)).toEqual(['immeasurable', 'x']);
    expect(wrap('a     b', 4)).toEqual(['a', 'b']);
    expect(wrap('', 5)).toEqual(['']);
  });

  test('colours do not count as columns', () => {
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
    [false, true].map((captain) => unwrap(Table.open(screen.game, { players, captain }))),
  );
  const widths = [20, 30, 50, 70, 80, 100, 120, 160];

  test.each(widths)('%i columns', (columns) => {
    for (const seats of tables) {
      for (const rows of [undefined, 24, 40, 60]) {
        const display = { columns, rows, colour: true };
        const choices = screen.choices(seats.state);
        const lines = arrange({
          screen,
          table: seats,
          choices,
          news: ['Something happened.'],
          hint: 'a hint',
          display,
        });
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
        expect(lines.join('\n')).toContain('Something happened.');
      }
    }
  });

  const lineCount = (columns: number, rows: number | undefined) => {
    const seats = unwrap(Table.open(screen.game, {}));
    const choices = screen.choices(seats.state);
    return arrange({ screen, table: seats, choices, news: [], display: { columns, rows, colour: false } }).length;
  };

  test('a game for two fits a terminal of 80 by 24', () => {
    expect(lineCount(80, 24)).toBeLessThan(24);
    expect(lineCount(80, undefined)).toBeGreaterThan(24);
  });

  test('a terminal that is too narrow for any picture shows the sea in words', () => {
    const seats = unwrap(Table.open(screen.game, {}));
    const display = { columns: 40, colour: false };
    const text = arrange({ screen, table: seats, choices: [], news: [], display }).join('\n');
    expect(text).not.toContain('╱');
    expect(text).toContain('1  centre deep [▲]; N <▲>;');
  });
});

describe('the list of choices', () => {
  const display = { columns: 80, colour: false };
  const loss = { why: 'Blue mine', what: 'your sub is lost', rule: 'PS-MEET-3' };
  const choices = [
    { action: { type: 'a' }, name: '3 SW', notes: ['1 point', 'shallow'] },
    { action: { type: 'b' }, name: '3 centre', notes: ['1 point', 'deep'], loss },
  ];

  test('warns after the choice, or below it where there is no room', () => {
    expect(choiceLines(choices, 80, display)).toEqual([
      '1  3 SW      1 point, shallow',
      '2  3 centre  1 point, deep     ! Blue mine: your sub is lost (PS-MEET-3)',
    ]);
    expect(choiceLines(choices, 30, display)).toEqual([
      '1  3 SW      1 point, shallow',
      '2  3 centre  1 point, deep',
      '    ! Blue mine (PS-MEET-3)',
    ]);
  });

  test('many short choices are shown in columns', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ action: { type: 'a' }, name: `${i} N`, notes: ['rocky'] }));
    expect(choiceLines(many, 80, display).length).toBeLessThan(8);
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

  test('no suggestion for a word that is too different', () => {
    expect(nearest('dance', ['play', 'replay', 'simulate'])).toBeUndefined();
  });
});

test('a table that is too wide wraps its longest text and keeps its numbers in their columns', () => {
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
