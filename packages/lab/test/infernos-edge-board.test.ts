import { stripVTControlCharacters } from 'node:util';
import { must, Playout, Stream, Table } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../src/screens/cave/board.ts';
import { LARGE, type Size, SMALL, TINY } from '../src/screens/cave/sizes.ts';
import { around, wholeCave } from '../src/screens/cave/window.ts';
import { LOOK } from '../src/screens/infernos-edge/look.ts';
import { infernosEdgeScreen } from '../src/screens/infernos-edge/screen.ts';
import { readSight } from '../src/screens/infernos-edge/sight.ts';
import type { Screen } from '../src/screens/screen.ts';
import { arrange } from '../src/view/arrange.ts';
import { after, type Expedition, lateGame, midGame, opened, position, team } from './infernos-edge-positions.ts';

const PLAIN = { columns: 200, colour: false };
const COLOUR = { columns: 200, colour: true };
const sizes = [
  ['large', LARGE],
  ['small', SMALL],
  ['tiny', TINY],
] as const;

const bare = (expedition: Expedition, size: Size, paper = PLAIN) => {
  const sight = readSight(expedition);
  return drawBoard({ sight, look: LOOK }, new Map(), { window: wholeCave(sight), size }, paper);
};
const seenThrough = (expedition: Expedition, columns: number, rows: number) => {
  const sight = readSight(expedition);
  const plan = { window: around(sight, columns, rows), size: SMALL };
  return drawBoard({ sight, look: LOOK }, new Map(), plan, PLAIN);
};
const picture = (expedition: Expedition, paper = PLAIN) =>
  infernosEdgeScreen.draw(expedition, { choices: infernosEdgeScreen.choices(expedition), sitters: [] }, paper);
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
    await expect(text(bare(midGame(), size))).toMatchFileSnapshot(`golden/temple-mid-game-${name}.txt`);
  });

  test.each([
    ['mid-game', midGame()],
    ['late-game', lateGame()],
  ])('%s in words and with the team', async (name, expedition) => {
    const { list, players, brief = [] } = picture(expedition);
    await expect(text([...list, '', ...players, '', ...brief])).toMatchFileSnapshot(`golden/temple-${name}-list.txt`);
  });
});

describe('what is on the picture', () => {
  test.each(sizes.slice(0, 2))(
    '%s: everybody once, with what is left of their health and what they hold',
    (_name, size) => {
      const lines = bare(midGame(), size);
      for (const sign of ['⌐Ar4', '▸Sc2', ' Fo5', ' he×', 'ruin 3', '☼ exit']) expect(times(lines, sign)).toBe(1);
      expect(times(lines, '[ö]')).toBe(2);
      for (const sign of ['He', 'sc×', 'Gu']) expect(times(lines, sign)).toBe(0);
    },
  );

  test('tiny: everybody once, by letters where there is no more room', () => {
    const lines = bare(midGame(), TINY);
    for (const sign of ['⌐Ar4', 'Sc[ö]', 'Fo5', 'he×']) expect(times(lines, sign)).toBe(1);
    expect(times(bare(opened(SIX), TINY), 'Ar+5')).toBe(1);
    const pair = midGame({ explorers: { healer: { at: '-1,1', health: 3 } } });
    expect(times(bare(pair, TINY), 'ArHe')).toBe(1);
  });

  test.each(sizes.slice(0, 2))('%s: six on one space all have room', (_name, size) => {
    const lines = bare(opened(SIX), size);
    for (const sign of ['Ar', 'Gu', 'Sc', 'At', 'Sa', 'Pr']) expect(times(lines, sign)).toBe(1);
  });

  test.each(sizes)('%s: keys, rubble, what is shored up and blasted open, and burnt spaces', (_name, size) => {
    const lines = bare(midGame(), size);
    expect(lines.join('\n')).toMatch(/[^a-z]key[^a-z]/);
    expect(times(lines, '▓')).toBeGreaterThan(2);
    expect(times(lines, 'shor')).toBe(1);
    expect(times(lines, '*')).toBe(2);
    expect(times(bare(lateGame(), size), 'burnt')).toBe(2);
    expect(times(lines, 'burnt')).toBe(0);
  });

  test('the artifact, where it lies and with whom it goes', () => {
    const held = bare(lateGame({ active: 'foreman', actor: 'foreman' }), LARGE);
    expect(times(held, '◆Ar3')).toBe(1);
    const lying = lateGame({ explorers: { archaeologist: { holds: null } }, artifact: '0,2' });
    expect(times(bare(lying, LARGE), '<◆>')).toBe(1);
  });

  test('IE-GUARD-6 a guardian that acts and those that have acted show only while guardians act', () => {
    const guardians = [{ at: '0,0', activated: true, acting: true }, { at: '1,0', activated: true }, { at: '-1,0' }];
    const acting = bare(
      position({ asks: 'victim', guardians, todo: ['round-over', 'marker', 'next-guardian'] }),
      LARGE,
    );
    for (const sign of ['[Ö]', '[-]', '[ö]']) expect(times(acting, sign)).toBe(1);
    const before = guardians.map((one) => ({ ...one, acting: false }));
    expect(times(bare(position({ guardians: before }), LARGE), '[ö]')).toBe(3);
  });

  test('several guardians on a space are counted', () => {
    const guardians = [{ at: '0,0' }, { at: '0,0' }, { at: '0,0' }];
    for (const [, size] of sizes) expect(times(bare(position({ guardians }), size), '[ö]3')).toBe(1);
  });

  test('IE-MAP-2 the edge of the temple is drawn, and an opening against it is closed', () => {
    const lines = bare(position({ temple: [{ at: '3,1', tile: 'lava X' }] }), LARGE);
    const row = lines.findIndex((line) => line.includes('~ lava'));
    expect(lines[row + 1]?.charAt(4)).toBe('┊');
    expect(lines[row + 1]?.charAt(4 + 7 * 13)).toBe('│');
    expect(lines[row - 4]?.charAt(4)).toBe('┃');
  });

  test('with colour the same signs stand in the same places', () => {
    const expedition = opened();
    const playout = new Playout(infernosEdge);
    const stream = Stream.of(7);
    for (let i = 0; i < 90; i++) infernosEdge.play(expedition, playout.choose(expedition, stream));
    const strip = (lines: string[]) => lines.map((line) => stripVTControlCharacters(line).trimEnd());
    for (const [, size] of sizes) {
      expect(strip(bare(expedition, size, COLOUR))).toEqual(bare(expedition, size).map((line) => line.trimEnd()));
      expect(bare(expedition, size, COLOUR).join('')).toContain('\x1b[');
      expect(bare(expedition, size).join('')).not.toContain('\x1b');
    }
  });
});

describe('the team', () => {
  const players = (expedition: Expedition) => picture(expedition).players.join('\n');

  test('volcano, bag, guardians and keys', () => {
    expect(players(midGame())).toContain('Round 5 · 19 tiles in the bag · guardians 2 of 5 · key chambers 2 of 3');
    expect(players(midGame())).toContain(`${'▲'.repeat(15)}${'△'.repeat(6)} volcano in 15 steps`);
    expect(players(position({ marker: 0 }))).toContain('Volcano at 0: the next lava face makes it erupt');
  });

  test('IE-VOLC-4 what burns next', () => {
    expect(players(lateGame())).toContain('Next: 2S');
    const close = lateGame({
      temple: [
        { at: '0,1', tile: 'sanctum I', marks: ['burnt'] },
        { at: '0,2', tile: 'ledge D', marks: ['burnt'] },
      ],
      explorers: { archaeologist: { at: '0,0' }, foreman: { at: '0,0' } },
    });
    expect(players(close)).toContain('Next the entrance burns');
  });

  test('who leads, acts, holds what, is downed, out or dead', () => {
    expect(players(midGame())).toMatch(/ {2}Ar Archaeologist .* 1W 1S, has key, leads/);
    expect(players(midGame())).toMatch(/▸ Sc Scoundrel +✚✚· +2S/);
    expect(players(midGame())).toMatch(/He Healer +··· +3S, downed/);
    expect(players(lateGame())).toMatch(/Scoundrel .* escaped/);
    expect(players(lateGame())).toMatch(/Healer .* dead/);
  });

  test('both abilities of everybody inside, with what is left; those of the acting one explained', () => {
    const words = players(midGame({ shores: 2 }));
    expect(words).toContain('Ar: Scholar, Adventurer 3 · Fo: Excavate, Shore up 2 · He: Mend, Survivor');
    expect(words).toContain('Sprint: up to two moves for 1 point (IE-SCN-1).');
    expect(players(opened({ variant: 'second-edition' }))).toContain(
      'Adventurer: rolls a die of hers again (IE-ARC-2).',
    );
  });
});

describe('where there is little room', () => {
  test('a part of the temple is around the acting explorer, and says what lies beyond', () => {
    const lines = seenThrough(midGame(), 3, 3);
    expect(times(lines, '▸Sc2')).toBe(1);
    expect(lines.at(-1)).toContain('beyond:');
    expect(lines.at(-1)).toContain('Foreman 2E 1S');
    expect(lines.at(-1)).toContain('key 2W 1S');
    expect(seenThrough(midGame(), 1, 1).at(-1)).toContain('guardian 1W 2S');
  });

  const screen: Screen = infernosEdgeScreen;
  const shown = (columns: number, rows: number, news: string[] = []) => {
    const table = must(Table.open(screen.game, {}, [{ player: 'human' }]));
    const choices = screen.choices(table.state);
    const hint = `a number or a place (${screen.examples.place}) · u undo · ? help`;
    return arrange({ screen, table, choices, news, hint, paper: { columns, rows, colour: false } });
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
    expect(lines.join('\n')).toMatch(/10 +End the turn/);
    expect(lines.join('\n')).toContain('What does the Archaeologist do?');
  });

  test('long news scroll away before the board does', () => {
    const news = Array.from({ length: 12 }, (_, i) => `News ${i}.`);
    const lines = shown(80, 24, news);
    const exit = lines.findIndex((line) => line.includes('exit'));
    expect(lines.length - exit).toBeLessThan(24);
    expect(lines.findIndex((line) => line.includes('News 0.'))).toBe(0);
  });

  test('no picture at all in a very narrow terminal, but everything in words', () => {
    const lines = shown(30, 40);
    expect(lines.join('\n')).toContain('3E  wing, guardian space');
    expect(lines.join('\n')).not.toContain('┃');
  });
});
