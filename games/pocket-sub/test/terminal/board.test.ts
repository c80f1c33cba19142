import { stripVTControlCharacters } from 'node:util';
import { Playout, Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { drawBoard, type Marks } from '../../terminal/board.ts';
import { readChart, type Sea } from '../../terminal/chart.ts';
import { listFleets } from '../../terminal/fleets.ts';
import { pocketSubScreen } from '../../terminal/screen.ts';
import { listTiles } from '../../terminal/tile-list.ts';
import { LARGE, SMALL, type TilePicture } from '../../terminal/tile-picture.ts';
import { ENGLISH, HUNGARIAN } from './both-languages.ts';

const PLAIN = { columns: 200, colour: false };
const COLOUR = { columns: 200, colour: true };
const NONE: Marks = new Map();
const screen = pocketSubScreen(ENGLISH);

const opened = (options: object): Sea => unwrap(pocketSub.open(options));
const draw = (sea: Sea, picture: TilePicture, marks = NONE, display = PLAIN) =>
  drawBoard(readChart(sea), marks, picture, display);
const times = (lines: readonly string[], text: string) => lines.join('\n').split(text).length - 1;

const sizes = [
  ['large', LARGE],
  ['small', SMALL],
] as const;
const counts = [2, 3, 4];
const each = sizes.flatMap(([size, picture]) => counts.map((players) => [size, players, picture] as const));

describe('the introductory boards, plain', () => {
  test.each(each)('%s, %i players', async (size, players, picture) => {
    const lines = draw(opened({ players }), picture);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/board-${players}-${size}.txt`);
  });

  test.each(each)('%s, %i players: everything of the position is on it', (_size, players, picture) => {
    const sea = opened({ players });
    const lines = draw(sea, picture);
    const { subs } = pocketSub.save(sea);
    const emblems = { red: '▲', white: '○', blue: '◆', black: '✕' };
    for (const fleet of sea.board.colours) {
      expect(times(lines, `<${emblems[fleet]}>`)).toBe(subs[fleet]?.length);
      expect(times(lines, `[${emblems[fleet]}]`)).toBe(1);
    }
    for (let tile = 1; tile <= sea.board.tiles; tile++) expect(times(lines, ` ${tile} `)).toBe(1);
  });
});

describe('the picture of a tile', () => {
  test.each(sizes)('%s: neighbours share outlines and nothing else', (_size, { cells, across, down }) => {
    const at = (row: number, column: number) => `${row},${column}`;
    const body = cells.filter(({ spot }) => spot !== undefined);
    const inside = new Set(cells.filter(({ outline }) => !outline).map(({ row, column }) => at(row, column)));
    for (const [rows, columns] of [
      [down, 0],
      [down / 2, across],
      [-down / 2, across],
    ] as const) {
      const overlaid = body.filter(({ row, column }) => inside.has(at(row + rows, column + columns)));
      expect(overlaid).toEqual([]);
    }
  });

  test.each(sizes)('%s: what is written in a region lies in that region', (_size, { cells, slots }) => {
    for (const [spot, { first, mark }] of Object.entries(slots)) {
      for (const [row, middle] of [first, mark]) {
        for (const column of [middle - 1, middle, middle + 1]) {
          const cell = cells.find((known) => known.row === row && known.column === column);
          expect({ spot: cell?.spot, slanted: cell?.shape === 'rising' || cell?.shape === 'falling' }).toEqual({
            spot,
            slanted: false,
          });
        }
      }
    }
  });
});

describe('what is drawn on it', () => {
  test('choices are marked by number, dangerous ones with a second sign', () => {
    const marks: Marks = new Map([
      ['-1,1:c', [{ number: 2, deadly: false }]],
      ['1,0:e3', [{ number: 7, deadly: true }]],
      [
        '0,0:c',
        [
          { number: 12, deadly: false },
          { number: 13, deadly: true },
        ],
      ],
    ]);
    for (const [, picture] of sizes) {
      const lines = draw(opened({}), picture, marks);
      for (const mark of ['(2)', ' 7!', ' 1213!']) expect(times(lines, mark)).toBe(1);
    }
  });

  test('mines, heroes, docked subs, whirlpools and the course', () => {
    const opening = pocketSub.save(opened({ captain: true }));
    const sea = unwrap(
      pocketSub.load({
        ...opening,
        phase: 'step',
        seat: 0,
        subs: { red: ['-1,0:c', '-1,1:e1'], blue: ['1,0:c'] },
        mines: { red: ['-1,1:c'], blue: ['1,-1:e0'] },
        laid: { red: 1, blue: 1 },
        whirlpools: [
          { at: '0,0:c', spin: 'clockwise' },
          { at: '1,-1:c', spin: 'counter-clockwise' },
        ],
        move: { path: ['-1,1:e0', '-1,1:e1'], points: 2, alive: true },
      }),
    );
    const lines = draw(sea, LARGE);
    for (const sign of ['*▲*', '*◆*', '★◆>', '↻ 3 ↻', '↺ 4 ↺', 'A→', 'B•']) expect(times(lines, sign)).toBe(1);
    expect(times(lines, '<▲>')).toBe(2);
  });

  test('choices are marked as in the list, dangerous ones too', () => {
    const opening = pocketSub.save(opened({}));
    const subs = { ...opening.subs, red: ['0,0:c', '-1,1:c'] };
    const move = { path: ['0,0:e0', '0,0:c'], points: 2, alive: true };
    const sea = unwrap(pocketSub.load({ ...opening, phase: 'step', subs, move }));
    const choices = screen.choices(sea);
    const [board] = screen.draw(sea, { choices, occupants: [] }, PLAIN).boards;
    for (const [i, { loss }] of choices.entries()) {
      expect(times(board ?? [], `(${i + 1})`)).toBe(loss ? 0 : 1);
      expect(times(board ?? [], ` ${i + 1}!`)).toBe(loss ? 1 : 0);
    }
    expect(choices.some(({ loss }) => loss)).toBe(true);
    expect(choices.some(({ loss }) => !loss)).toBe(true);
  });

  test('the fleets: what is left and lost, mines, tokens, who plays', () => {
    const opening = pocketSub.save(opened({ captain: true, mines: 'twelve' }));
    const sea = unwrap(
      pocketSub.load({
        ...opening,
        phase: 'sub',
        seat: 0,
        round: 7,
        quiet: { rounds: 2, thisRound: true },
        subs: { red: ['-1,1:c', '-1,1:e4'], blue: ['1,0:e3'] },
        mines: { red: ['0,0:e0'], blue: [] },
        laid: { red: 4, blue: 1 },
        tokens: { red: ['map'], blue: [] },
        whirlpools: [
          { at: '0,0:c', spin: 'clockwise' },
          { at: '1,-1:c', spin: 'counter-clockwise' },
        ],
      }),
    );
    const occupants = [{ player: 'human' }, { player: 'bot', name: 'random' }] as const;
    expect(listFleets(sea, occupants, ENGLISH, PLAIN)).toEqual([
      'Round 7, 2 quiet rounds (3 in a row: a draw)',
      '▸ Red   <▲> <▲>  ·   1 mine, 8 to lay',
      '    Map',
      '  Blue  ★◆>  ·   ·   0 mines, 11 to lay  random',
      '    no tokens left',
    ]);
    expect(listFleets(sea, occupants, HUNGARIAN, PLAIN)).toEqual([
      '7. forduló, 2 csendes forduló (egymás után 3: döntetlen)',
      '▸ Piros  <▲> <▲>  ·   1 akna, még 8 rakható',
      '    Térkép',
      '  Kék    ★◆>  ·   ·   0 akna, még 11 rakható  random',
      '    nincs több jelző',
    ]);
    const four = opened({ players: 4 });
    expect(listFleets(four, [], ENGLISH, PLAIN)[1]).toBe('Red and Blue against White and Black');
    expect(listFleets(four, [], HUNGARIAN, PLAIN)[1]).toBe('Piros és Kék – Fehér és Fekete');
  });

  test('cells of a standard sea that are not laid yet stay empty', () => {
    const lines = draw(opened({ setup: 'standard' }), LARGE);
    expect(lines.join('')).not.toMatch(/[≈^]/);
    expect(times(lines, ' 5 ')).toBe(1);
  });

  test('colour does not change the signs or their places', () => {
    const sea = opened({ players: 3, captain: true, setup: 'standard' });
    const playout = new Playout(pocketSub);
    const stream = Stream.of(11);
    for (let i = 0; i < 60; i++) pocketSub.play(sea, playout.choose(sea, stream));
    const withoutColour = (lines: string[]) =>
      lines.map((line) =>
        stripVTControlCharacters(line)
          .replaceAll(/[╱╲▁·.]/g, ' ')
          .trimEnd(),
      );
    expect(withoutColour(draw(sea, LARGE, NONE, COLOUR))).toEqual(withoutColour(draw(sea, LARGE)));
    expect(draw(sea, LARGE, NONE, COLOUR).join('')).toContain('\x1b[');
    expect(draw(sea, LARGE).join('')).not.toContain('\x1b');
  });

  test('the list in words has every piece too', () => {
    const sea = opened({});
    const marks: Marks = new Map([['-1,1:c', [{ number: 2, deadly: false }]]]);
    expect(listTiles(readChart(sea), marks, HUNGARIAN)[1]).toBe(
      '2  közép <▲> (2); É; ÉK; DK; D sziklás; DNy <▲>; ÉNy sziklás',
    );
    expect(listTiles(readChart(sea), marks, ENGLISH)).toEqual([
      '1  centre deep [▲]; N <▲>; NE; SE rocky; S; SW; NW rocky',
      '2  centre <▲> (2); N; NE; SE; S rocky; SW <▲>; NW rocky',
      '3  centre deep; N rocky; NE; SE; S rocky; SW; NW',
      '4  centre <◆>; N rocky; NE <◆>; SE rocky; S; SW; NW',
      '5  centre deep [◆]; N; NE; SE rocky; S <◆>; SW; NW rocky',
    ]);
  });
});
