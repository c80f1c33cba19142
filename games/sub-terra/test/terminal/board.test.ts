import { stripVTControlCharacters } from 'node:util';
import { Playout, Stream, Table, unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../../../packages/lab/src/view/arrange.ts';
import { drawBoard } from '../../../../packages/terminal/src/cave/board.ts';
import { LARGE, type Size, SMALL } from '../../../../packages/terminal/src/cave/sizes.ts';
import { around, wholeCave } from '../../../../packages/terminal/src/cave/window.ts';
import type { Screen } from '../../../../packages/terminal/src/screen.ts';
import { appearanceOf } from '../../terminal/appearance.ts';
import { subTerraScreen } from '../../terminal/screen.ts';
import { readView } from '../../terminal/view.ts';
import { type Descent, EN, HU, midGame, opened, position } from './positions.ts';

const english = subTerraScreen(EN);
const PLAIN = { columns: 200, colour: false };
const COLOUR = { columns: 200, colour: true };
const sizes = [
  ['large', LARGE],
  ['small', SMALL],
] as const;

const boardLines = (descent: Descent, size: Size, display = PLAIN, words = EN) => {
  const view = readView(descent, words);
  return drawBoard(
    { view, appearance: appearanceOf(view, words) },
    new Map(),
    { window: wholeCave(view), size },
    display,
  );
};
const seenThrough = (descent: Descent, columns: number, rows: number) => {
  const view = readView(descent, EN);
  const plan = { window: around(view, columns, rows), size: SMALL };
  return drawBoard({ view, appearance: appearanceOf(view, EN) }, new Map(), plan, PLAIN);
};
const picture = (descent: Descent, screen = english) =>
  screen.draw(descent, { choices: screen.choices(descent), occupants: [] }, PLAIN);
const times = (lines: readonly string[], text: string) => lines.join('\n').split(text).length - 1;
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** A tile has been drawn and is to be placed. */
function placing(): Descent {
  const descent = opened();
  for (const move of [
    { type: 'explore', to: 'north' },
    { type: 'tile', tile: 'gas L' },
  ])
    subTerra.play(descent, unwrap(subTerra.check(descent, move)));
  return descent;
}

describe('golden pictures', () => {
  test.each([
    ['opening', opened()],
    ['mid-game', midGame()],
    ['placing', placing()],
  ])('%s', async (name, descent) => {
    await expect(text(picture(descent).boards[0] ?? [])).toMatchFileSnapshot(`golden/cave-${name}.txt`);
  });

  test('small', async () => {
    await expect(text(boardLines(midGame(), SMALL))).toMatchFileSnapshot('golden/cave-mid-game-small.txt');
  });

  test('in words and with the team', async () => {
    const { list, players } = picture(midGame());
    await expect(text([...list, '', ...players])).toMatchFileSnapshot('golden/cave-mid-game-list.txt');
  });
});

describe('golden pictures in Hungarian', () => {
  test('mid-game', async () => {
    const { boards, list, players, legend } = picture(midGame(), subTerraScreen(HU));
    await expect(text([...(boards[0] ?? []), '', ...list, '', ...players, '', ...legend])).toMatchFileSnapshot(
      'golden/cave-mid-game-hu.txt',
    );
  });

  test('small', async () => {
    await expect(text(boardLines(midGame(), SMALL, PLAIN, HU))).toMatchFileSnapshot(
      'golden/cave-mid-game-small-hu.txt',
    );
  });
});

describe('what the picture shows', () => {
  test.each(sizes)('%s: every caver once, with their health', (_name, size) => {
    const lines = boardLines(midGame(), size);
    for (const sign of ['▸Le:', ' Me·', ' cl×', '∩Sc∴', '<Ψ>', '3·6', '1·3', '☼ exit'])
      expect(times(lines, sign)).toBe(1);
    for (const sign of ['Cl', 'le×', 'Di']) expect(times(lines, sign)).toBe(0);
  });

  test.each(sizes)('%s: six figures fit on one tile', (_name, size) => {
    const cavers = ['leader', 'medic', 'climber', 'scout', 'diver', 'bodyguard'].map((caver) => ({ caver, seat: 0 }));
    const lines = boardLines(opened({ cavers }), size);
    for (const sign of ['Le', 'Me', 'Cl', 'Sc', 'Di', 'Bo']) expect(times(lines, sign)).toBe(1);
  });

  test('ST-CAVE-2 a half connection is drawn closed, a wall as a heavy line, a way open', () => {
    const cave = [
      { at: '0,0', tile: 'start X' },
      { at: '0,-1', tile: 'normal L', turn: 1 },
      { at: '1,-1', tile: 'normal L', turn: 2 },
      { at: '1,0', tile: 'normal I' },
    ];
    const lines = boardLines(position({ cave }), LARGE);
    const start = lines.findIndex((line) => line.includes('start'));
    expect(lines[start + 1]?.charAt(4 + 13 + 13)).toBe('│');
    expect(lines[start + 1]?.charAt(4 + 13)).toBe(' ');
    expect(lines[start - 1]).toContain('━━╸      ╺━━');
    expect(lines.at(start - 2)?.charAt(4 + 13)).toBe('┃');
  });

  test('ST-TILE-LEDGE-2 shows on which half a caver stands', () => {
    const row = (side: string) => {
      const lines = boardLines(midGame({ cavers: { medic: { at: '1,1', side } } }), LARGE);
      return lines.findIndex((line) => line.includes('Me∴')) - lines.findIndex((line) => line.includes('ledge'));
    };
    expect([row('north'), row('south')]).toEqual([1, 2]);
  });

  test('colour does not change the signs or their places', () => {
    const descent = opened();
    const playout = new Playout(subTerra);
    const stream = Stream.of(7);
    for (let i = 0; i < 90; i++) subTerra.play(descent, playout.choose(descent, stream));
    const strip = (lines: string[]) => lines.map((line) => stripVTControlCharacters(line).trimEnd());
    expect(strip(boardLines(descent, LARGE, COLOUR))).toEqual(boardLines(descent, LARGE).map((line) => line.trimEnd()));
    expect(boardLines(descent, LARGE, COLOUR).join('')).toContain('\x1b[');
    expect(boardLines(descent, LARGE).join('')).not.toContain('\x1b');
  });
});

describe('a part of the cave', () => {
  test('is centred on the acting caver, and says what lies beyond', () => {
    const lines = seenThrough(midGame(), 3, 3);
    expect(lines.at(-1)).toBe('    beyond: 1 tile east, Engineer 2E; 3 tiles south; 1 tile west');
    expect(times(lines, 'Le:')).toBe(1);
  });

  test('names who is out of sight', () => {
    const lines = seenThrough(midGame(), 1, 1);
    expect(lines.at(-1)).toContain('Medic 1E 1S');
    expect(lines.at(-1)).toContain('horror 1W 1N');
  });

  test.each([
    [120, 50],
    [100, 40],
    [80, 24],
  ])('the opening fits %i × %i', (columns, rows) => {
    const screen: Screen = english;
    const table = unwrap(Table.open(screen.game, {}, [{ player: 'human' }]));
    const choices = screen.choices(table.state);
    const hint = `a number or a place (${screen.examples.place}) · u undo · ? help`;
    const lines = arrange({ screen, table, choices, news: [], hint, display: { columns, rows, colour: false } });
    expect(lines.length).toBeLessThan(rows);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
    expect(times(lines, '▸Le∴')).toBeGreaterThan(0);
  });
});
