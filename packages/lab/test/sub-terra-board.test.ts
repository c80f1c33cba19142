import { stripVTControlCharacters } from 'node:util';
import { must, Playout, Stream, Table } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../src/screens/cave/board.ts';
import { LARGE, type Size, SMALL } from '../src/screens/cave/sizes.ts';
import { around, wholeCave } from '../src/screens/cave/window.ts';
import type { Screen } from '../src/screens/screen.ts';
import { lookAt } from '../src/screens/sub-terra/look.ts';
import { subTerraScreen } from '../src/screens/sub-terra/screen.ts';
import { readSight } from '../src/screens/sub-terra/sight.ts';
import { arrange } from '../src/view/arrange.ts';
import { type Descent, midGame, opened, position } from './sub-terra-positions.ts';

const PLAIN = { columns: 200, colour: false };
const COLOUR = { columns: 200, colour: true };
const sizes = [
  ['large', LARGE],
  ['small', SMALL],
] as const;

const bare = (descent: Descent, size: Size, paper = PLAIN) => {
  const sight = readSight(descent);
  return drawBoard({ sight, look: lookAt(sight) }, new Map(), { window: wholeCave(sight), size }, paper);
};
const seenThrough = (descent: Descent, columns: number, rows: number) => {
  const sight = readSight(descent);
  const plan = { window: around(sight, columns, rows), size: SMALL };
  return drawBoard({ sight, look: lookAt(sight) }, new Map(), plan, PLAIN);
};
const picture = (descent: Descent, paper = PLAIN) =>
  subTerraScreen.draw(descent, { choices: subTerraScreen.choices(descent), sitters: [] }, paper);
const times = (lines: readonly string[], text: string) => lines.join('\n').split(text).length - 1;
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** A tile has been drawn and is to be placed. */
function placing(): Descent {
  const descent = opened();
  for (const move of [
    { type: 'explore', to: 'north' },
    { type: 'tile', tile: 'gas L' },
  ])
    subTerra.play(descent, must(subTerra.check(descent, move)));
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
    await expect(text(bare(midGame(), SMALL))).toMatchFileSnapshot('golden/cave-mid-game-small.txt');
  });

  test('in words and with the team', async () => {
    const { list, players } = picture(midGame());
    await expect(text([...list, '', ...players])).toMatchFileSnapshot('golden/cave-mid-game-list.txt');
  });
});

describe('what is on the picture', () => {
  test.each(sizes)('%s: everybody once, with what is left of their health', (_name, size) => {
    const lines = bare(midGame(), size);
    for (const sign of ['▸Le:', ' Me·', ' cl×', '∩Sc∴', '<Ψ>', '3·6', '1·3', '☼ exit'])
      expect(times(lines, sign)).toBe(1);
    for (const sign of ['Cl', 'le×', 'Di']) expect(times(lines, sign)).toBe(0);
  });

  test.each(sizes)('%s: six on one tile all have room', (_name, size) => {
    const cavers = ['leader', 'medic', 'climber', 'scout', 'diver', 'bodyguard'].map((caver) => ({ caver, seat: 0 }));
    const lines = bare(opened({ cavers }), size);
    for (const sign of ['Le', 'Me', 'Cl', 'Sc', 'Di', 'Bo']) expect(times(lines, sign)).toBe(1);
  });

  test('ST-CAVE-2 a half connection is drawn closed, a wall heavy, a way open', () => {
    const cave = [
      { at: '0,0', tile: 'start X' },
      { at: '1,0', tile: 'normal I' },
      { at: '0,-1', tile: 'normal I' },
    ];
    const lines = bare(position({ cave }), LARGE);
    const start = lines.findIndex((line) => line.includes('start'));
    expect(lines[start + 1]?.charAt(4 + 13 + 13)).toBe('│');
    expect(lines[start + 1]?.charAt(4 + 13)).toBe(' ');
    expect(lines[start - 1]).toContain('━━╸      ╺━━');
    expect(lines.at(start - 2)?.charAt(4 + 13)).toBe('┃');
  });

  test('ST-TILE-LEDGE-2 the half a caver stands on shows', () => {
    const row = (side: string) => {
      const lines = bare(midGame({ cavers: { medic: { at: '1,1', side } } }), LARGE);
      return lines.findIndex((line) => line.includes('Me∴')) - lines.findIndex((line) => line.includes('ledge'));
    };
    expect([row('north'), row('south')]).toEqual([1, 2]);
  });

  test('with colour the same signs stand in the same places', () => {
    const descent = opened();
    const playout = new Playout(subTerra);
    const stream = Stream.of(7);
    for (let i = 0; i < 90; i++) subTerra.play(descent, playout.choose(descent, stream));
    const strip = (lines: string[]) => lines.map((line) => stripVTControlCharacters(line).trimEnd());
    expect(strip(bare(descent, LARGE, COLOUR))).toEqual(bare(descent, LARGE).map((line) => line.trimEnd()));
    expect(bare(descent, LARGE, COLOUR).join('')).toContain('\x1b[');
    expect(bare(descent, LARGE).join('')).not.toContain('\x1b');
  });
});

describe('a part of the cave', () => {
  test('is around the acting caver, and says what lies beyond', () => {
    const lines = seenThrough(midGame(), 3, 3);
    expect(lines.at(-1)).toBe('    beyond: 1 tile east; 1 tile south; 2 tiles west');
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
    const screen: Screen = subTerraScreen;
    const table = must(Table.open(screen.game, {}, [{ player: 'human' }]));
    const choices = screen.choices(table.state);
    const hint = `a number or a place (${screen.examples.place}) · u undo · ? help`;
    const lines = arrange({ screen, table, choices, news: [], hint, paper: { columns, rows, colour: false } });
    expect(lines.length).toBeLessThan(rows);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
    expect(times(lines, '▸Le∴')).toBeGreaterThan(0);
  });
});
