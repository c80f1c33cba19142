import { stripVTControlCharacters } from 'node:util';
import { Playout, Stream, Table, unwrap } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../../../packages/lab/src/view/arrange.ts';
import { drawBoard } from '../../../../packages/terminal/src/cave/board.ts';
import { LARGE, type Size, SMALL, TINY } from '../../../../packages/terminal/src/cave/sizes.ts';
import { around, wholeCave } from '../../../../packages/terminal/src/cave/window.ts';
import type { Screen } from '../../../../packages/terminal/src/screen.ts';
import { appearanceOf } from '../../terminal/appearance.ts';
import { readView } from '../../terminal/view.ts';
import { after, type Expedition, lateGame, midGame, opened, position, team } from './positions.ts';
import { ENGLISH, english, HUNGARIAN, hungarian } from './screens.ts';

const PLAIN = { columns: 200, colour: false };
const COLOUR = { columns: 200, colour: true };
const sizes = [
  ['large', LARGE],
  ['small', SMALL],
  ['tiny', TINY],
] as const;

const boardLines = (expedition: Expedition, size: Size, display = PLAIN, words = ENGLISH) => {
  const view = readView(expedition, words);
  return drawBoard({ view, appearance: appearanceOf(words) }, new Map(), { window: wholeCave(view), size }, display);
};
const seenThrough = (expedition: Expedition, columns: number, rows: number) => {
  const view = readView(expedition, ENGLISH);
  const plan = { window: around(view, columns, rows), size: SMALL };
  return drawBoard({ view, appearance: appearanceOf(ENGLISH) }, new Map(), plan, PLAIN);
};
const picture = (expedition: Expedition, screen = english) =>
  screen.draw(expedition, { choices: screen.choices(expedition), occupants: [] }, PLAIN);
const times = (lines: readonly string[], text: string) => lines.join('\n').split(text).length - 1;
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

const SIX = team('archaeologist', 'guide', 'scoundrel', 'aristocrat', 'sapper', 'priest');

describe('golden pictures', () => {
  test.each([
    ['opening', opened()],
    ['mid-game', midGame()],
    ['late-game', lateGame()],
    ['placing', after(opened({ lead: 'foreman' }), { type: 'explore', to: 'south' }, { type: 'tile', tile: 'dart L' })],
  ])('%s', async (name, expedition) => {
    await expect(text(picture(expedition).boards[0] ?? [])).toMatchFileSnapshot(`golden/temple-${name}.txt`);
  });

  test.each([
    ['small', SMALL],
    ['tiny', TINY],
  ])('%s', async (name, size) => {
    await expect(text(boardLines(midGame(), size))).toMatchFileSnapshot(`golden/temple-mid-game-${name}.txt`);
  });

  test.each([
    ['mid-game', midGame()],
    ['late-game', lateGame()],
  ])('%s in words and with the team', async (name, expedition) => {
    const { list, players, brief = [] } = picture(expedition);
    await expect(text([...list, '', ...players, '', ...brief])).toMatchFileSnapshot(`golden/temple-${name}-list.txt`);
  });

  test('in Hungarian, with what can be chosen', async () => {
    const { list, players, boards } = picture(midGame(), hungarian);
    const small = boardLines(midGame(), SMALL, PLAIN, HUNGARIAN);
    const tiny = boardLines(midGame(), TINY, PLAIN, HUNGARIAN);
    const choices = hungarian.choices(midGame()).map(({ name, notes }) => `${name}: ${notes.join(', ')}`);
    const all = [...(boards[0] ?? []), ...small, ...tiny, '', ...list, '', ...players, '', ...choices];
    await expect(text(all)).toMatchFileSnapshot('golden/temple-mid-game-hungarian.txt');
  });
});

describe('what the picture shows', () => {
  test.each(sizes.slice(0, 2))(
    '%s: everybody once, with what is left of their health and what they hold',
    (_name, size) => {
      const lines = boardLines(midGame(), size);
      for (const sign of ['⌐Ar4', '▸Sc2', ' Fo5', ' he×', 'ruin 3', '☼ exit']) expect(times(lines, sign)).toBe(1);
      expect(times(lines, '[ö]')).toBe(2);
      for (const sign of ['He', 'sc×', 'Gu']) expect(times(lines, sign)).toBe(0);
    },
  );

  test('tiny: every explorer once, by letters where there is no room for more', () => {
    const lines = boardLines(midGame(), TINY);
    for (const sign of ['⌐Ar4', 'Sc[ö]', 'Fo5', 'he×']) expect(times(lines, sign)).toBe(1);
    expect(times(boardLines(opened(SIX), TINY), 'Ar+5')).toBe(1);
    const pair = midGame({ explorers: { healer: { at: '-1,1', health: 3 } } });
    expect(times(boardLines(pair, TINY), 'ArHe')).toBe(1);
  });

  test.each(sizes.slice(0, 2))('%s: six figures fit on one space', (_name, size) => {
    const lines = boardLines(opened(SIX), size);
    for (const sign of ['Ar', 'Gu', 'Sc', 'At', 'Sa', 'Pr']) expect(times(lines, sign)).toBe(1);
  });

  test.each(sizes)('%s: keys, rubble, shored-up tiles, blasted walls and burnt spaces', (_name, size) => {
    const lines = boardLines(midGame(), size);
    expect(lines.join('\n')).toMatch(/[^a-z]key[^a-z]/);
    expect(times(lines, '▓')).toBeGreaterThan(2);
    expect(times(lines, 'shor')).toBe(1);
    expect(times(lines, '*')).toBe(2);
    expect(times(boardLines(lateGame(), size), 'burnt')).toBe(2);
    expect(times(lines, 'burnt')).toBe(0);
  });

  test('the artifact, where it lies and who carries it', () => {
    const held = boardLines(lateGame({ active: 'foreman', actor: 'foreman' }), LARGE);
    expect(times(held, '◆Ar3')).toBe(1);
    const lying = lateGame({ explorers: { archaeologist: { holds: null } }, artifact: '0,2' });
    expect(times(boardLines(lying, LARGE), '<◆>')).toBe(1);
  });

  test('IE-GUARD-6 acting guardians and those that are done are marked only while guardians act', () => {
    const guardians = [{ at: '0,0', activated: true, acting: true }, { at: '1,0', activated: true }, { at: '-1,0' }];
    const acting = boardLines(position({ asks: 'victim', guardians }), LARGE);
    for (const sign of ['[Ö]', '[-]', '[ö]']) expect(times(acting, sign)).toBe(1);
    const before = guardians.map((one) => ({ ...one, acting: false }));
    expect(times(boardLines(position({ guardians: before }), LARGE), '[ö]')).toBe(3);
  });

  test('several guardians on a space are counted', () => {
    const guardians = [{ at: '0,0' }, { at: '0,0' }, { at: '0,0' }];
    for (const [, size] of sizes) expect(times(boardLines(position({ guardians }), size), '[ö]3')).toBe(1);
  });

  test('IE-MAP-2 the edge of the temple is drawn, and openings towards it are closed', () => {
    const lines = boardLines(
      position({
        temple: [
          { at: '2,1', tile: 'normal T' },
          { at: '3,1', tile: 'lava X' },
        ],
      }),
      LARGE,
    );
    const row = lines.findIndex((line) => line.includes('~ lava'));
    expect(lines[row + 1]?.charAt(4)).toBe('┊');
    expect(lines[row + 1]?.charAt(4 + 7 * 13)).toBe('│');
    expect(lines[row - 4]?.charAt(4)).toBe('┃');
  });

  test('colour does not change the signs or their places', () => {
    const expedition = opened();
    const playout = new Playout(infernosEdge);
    const stream = Stream.of(7);
    for (let i = 0; i < 90; i++) infernosEdge.play(expedition, playout.choose(expedition, stream));
    const strip = (lines: string[]) => lines.map((line) => stripVTControlCharacters(line).trimEnd());
    for (const [, size] of sizes) {
      expect(strip(boardLines(expedition, size, COLOUR))).toEqual(
        boardLines(expedition, size).map((line) => line.trimEnd()),
      );
      expect(boardLines(expedition, size, COLOUR).join('')).toContain('\x1b[');
      expect(boardLines(expedition, size).join('')).not.toContain('\x1b');
    }
  });
});

describe('the team', () => {
  const players = (expedition: Expedition) => picture(expedition).players.join('\n');

  test('volcano, bag, guardians and keys', () => {
    expect(players(midGame())).toContain(
      'Round 5 · Tiles: 19 in the bag, 1 key among them · Two guardians are awake · 2 of 3 keys found',
    );
    expect(players(midGame())).toContain(`${'▲'.repeat(16)}${'△'.repeat(4)} 16 steps until the volcano can erupt`);
    expect(players(position({ marker: 0 }))).toContain('The volcano erupts on the next lava roll');
  });

  test('IE-VOLC-4 what burns next', () => {
    expect(players(lateGame())).toContain('One space burns next: 2S');
    const close = lateGame({
      temple: [
        { at: '0,1', tile: 'sanctum I', marks: ['burnt'] },
        { at: '0,2', tile: 'ledge D', marks: ['burnt'] },
      ],
      explorers: { archaeologist: { at: '0,0' }, foreman: { at: '0,0' } },
    });
    expect(players(close)).toContain('The entrance burns next');
  });

  test('who leads, who acts, who holds what, who is downed, out or dead', () => {
    expect(players(midGame())).toMatch(/ {2}Ar Archaeologist .* 1W 1S, holds a key, lead explorer/);
    expect(players(midGame())).toMatch(/▸ Sc Scoundrel +✚✚· +2S/);
    expect(players(midGame())).toMatch(/He Healer +··· +3S, downed/);
    expect(players(lateGame())).toMatch(/Scoundrel .* out/);
    expect(players(lateGame())).toMatch(/Healer .* dead/);
  });

  test("both abilities of every explorer inside, with remaining uses; the acting explorer's are explained", () => {
    const words = players(midGame());
    expect(words).toContain('Ar: Scholar, Adventurer 3 · Fo: Excavate, Shore up 3 · He: Mend, Survivor');
    expect(words).toContain('Sprint: makes up to two moves (IE-SCN-1).');
    expect(players(opened({ variant: 'second-edition' }))).toContain(
      'Adventurer: rerolls one of her dice for 1 health (IE-ARC-2).',
    );
  });
});

describe('on small terminals', () => {
  test('a part of the temple is centred on the acting explorer, and says what lies beyond', () => {
    const lines = seenThrough(midGame(), 3, 3);
    expect(times(lines, '▸Sc2')).toBe(1);
    expect(lines.at(-1)).toContain('beyond:');
    expect(lines.at(-1)).toContain('Foreman 2E 1S');
    expect(lines.at(-1)).toContain('key 2W 1S');
    expect(seenThrough(midGame(), 1, 1).at(-1)).toContain('guardian 1W 2S');
  });

  const screen: Screen = english;
  const shown = (columns: number, rows: number, news: string[] = []) => {
    const table = unwrap(Table.open(screen.game, {}, [{ player: 'human' }]));
    const choices = screen.choices(table.state);
    const hint = `a number or a place (${screen.examples.place}) · u undo · ? help`;
    return arrange({ screen, table, choices, news, hint, display: { columns, rows, colour: false } });
  };

  test.each([
    [120, 40],
    [100, 40],
    [80, 24],
    [60, 40],
  ])('the opening fits %i × %i, with every choice', (columns, rows) => {
    const lines = shown(columns, rows);
    expect(lines.length).toBeLessThan(rows);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
    expect(lines.join('\n')).toContain('exit');
    expect(lines.join('\n')).toMatch(/10 +End turn/);
    expect(lines.join('\n')).toContain('What will the Archaeologist do?');
  });

  test('long news scroll away before the board does', () => {
    const news = Array.from({ length: 12 }, (_, i) => `News ${i}.`);
    const lines = shown(80, 24, news);
    const exit = lines.findIndex((line) => line.includes('exit'));
    expect(lines.length - exit).toBeLessThan(24);
    expect(lines.findIndex((line) => line.includes('News 0.'))).toBe(0);
  });

  test('in a very narrow terminal everything is in words', () => {
    const lines = shown(30, 40);
    expect(lines.join('\n')).toContain('3E  wing guardian space');
    expect(lines.join('\n')).not.toContain('┃');
  });
});
