import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@undercroft/catalog';
import { loadRoster } from '@undercroft/catalog/bots';
import { describe, expect, test } from 'vitest';
import { loadCommandLineWords } from '../../words/src/terminal.ts';
import { english } from '../src/words/english.ts';
import { reasonsOf } from '../src/words/motives.ts';
import { freshFolder, inside, keptRecord, lines, undercroft } from './binary.ts';

const gameIds = catalog.map(({ id }) => id);

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  inside(['play', ...args], { home, input: lines(...typed) });

test('each seat has its bot, and they play the game to its end', () => {
  const home = freshFolder();
  const args = ['sub-terra', '--players', '3', '--bot', '1,2=novice', '--bot', '3=adept:2', '--seed', 'b'];
  // As a program: bots think faster in its bundle.
  const { code, out } = undercroft(['play', ...args], { home });
  expect(code).toBe(0);
  const { seats, entries } = keptRecord(home).record;
  expect(seats.map(({ name }) => name)).toEqual(['novice', 'novice', 'adept:2']);
  expect(entries.length).toBeGreaterThan(50);
  expect(out).toContain('replay');
});

test("bots' moves depend on the seed", async () => {
  const entries = async (seed: string) => {
    const home = freshFolder();
    await play(home, ['pocket-sub', '--setup', 'standard', '--bot', '1,2=novice', '--seed', seed]);
    return keptRecord(home).record.entries;
  };
  const games = [await entries('x'), await entries('x'), await entries('y')];
  expect(games[0]).toEqual(games[1]);
  expect(games[0]).not.toEqual(games[2]);
});

describe('a program in a seat', () => {
  const program = (home: string, text: string): string => {
    const path = join(home, 'bot.mjs');
    writeFileSync(path, text);
    return `run:${process.execPath} ${path}`;
  };
  const FIRST = `
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, id, legal } = JSON.parse(line);
      if (type === 'hello') console.log('{"type":"ready"}');
      if (type === 'decide') console.log(JSON.stringify({ id, action: legal[0] }));
    }`;

  test('plays its own moves', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['pocket-sub', '--bot', `1,2=${program(home, FIRST)}`]);
    expect(keptRecord(home).record.entries[0]).toMatchObject({ type: 'act', seat: 0 });
    expect(out).not.toContain('random move');
    expect(out).toMatch(/(wins?|A draw)\. (The last|A hero|Three)/);
  });

  test('that cannot be started does not stop the game, and is reported', async () => {
    const home = freshFolder();
    const { code, out } = await play(
      home,
      ['pocket-sub', '--bot', 'blue=run:/no/such/program'],
      '2 c',
      '2 n',
      '1 s',
      '1 c',
      '2 c',
      'q',
    );
    expect(code).toBe(0);
    expect(out).toContain('The program that plays Blue has stopped. A random move was played for it.');
    expect(keptRecord(home).record.entries.some((entry) => entry.type === 'act' && entry.seat === 1)).toBe(true);
  });
});

describe('in mid-game', () => {
  test('bots are called as players call them, and recorded by their ids', async () => {
    const home = freshFolder();
    const { out } = await play(
      home,
      ['pocket-sub', '--bot', 'blue=easy', '--seed', '3'],
      'seat blue=medium:20',
      '2 c',
      'q',
    );
    const { seats, entries } = keptRecord(home).record;
    expect(seats).toEqual([{ player: 'human' }, { player: 'bot', name: 'novice' }]);
    expect(entries[0]).toEqual({ type: 'sit', seat: 1, sitter: { player: 'bot', name: 'adept:20' } });
    expect(out).toContain('The Medium bot now plays Blue.');
    expect(out).not.toMatch(/novice|adept/);
  });

  test('a bot takes over a seat at once, and a person takes it back', async () => {
    const home = freshFolder();
    const typed = ['seat red=novice', 'seat blue=wanderer'];
    const { out } = await play(home, ['pocket-sub', '--seed', '3'], ...typed);
    const { entries } = keptRecord(home).record;
    expect(entries[0]).toEqual({ type: 'sit', seat: 0, sitter: { player: 'bot', name: 'novice' } });
    expect(entries.find((entry) => entry.type === 'sit' && entry.seat === 1)).toMatchObject({
      sitter: { name: 'wanderer' },
    });
    expect(out).toMatch(/(wins?|A draw)\. (The last|A hero|Three)/);

    const other = freshFolder();
    await play(other, ['pocket-sub', '--bot', 'blue=novice'], 'seat blue=me', '2 c', 'q');
    expect(keptRecord(other).record.entries.map(({ type }) => type)).toEqual(['sit', 'act']);
  });

  test.each([
    ['seat', 'Which seat, and who plays it?'],
    ['seat green', 'There is no seat “green”. The seats are 1 (Red) and 2 (Blue).'],
    ['seat blue=adpt', 'Did you mean adept?'],
    ['seat blue=meduim', 'There is no bot “meduim”. Did you mean medium? Choose from random, easy and\nmedium, with'],
  ])('%s: says what is wrong', async (order, expected) => {
    const home = freshFolder();
    expect((await play(home, ['pocket-sub'], order, '2 c', 'q')).out).toContain(expected);
    expect(keptRecord(home).record.entries).toHaveLength(1);
  });

  test('the only seat is named as such', async () => {
    expect((await play(freshFolder(), ['sub-terra'], 'seat 2=me', 'q')).out).toContain(
      'The only seat is 1 (Player 1).',
    );
  });
});

describe('hint', () => {
  test.each(gameIds)('%s: suggests moves by the numbers of the list, with chances and a reason', async (game) => {
    const home = freshFolder();
    const { out } = await play(home, [game, '--seed', '5'], 'hint', 'q');
    expect(out).toMatch(/Suggested:\n {2}\d+ +\S.* \d+ % chance to win\n(Also tried:|After the first:|Why:)/);
    expect(out).toMatch(/^Why: .*\.( \([A-Z-\d]+\))?$/m);
  });

  test('plays nothing', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub', '--seed', '5'], 'h', '2 c', 'q');
    expect(keptRecord(home).record.entries).toHaveLength(1);
  });

  test('shows the whole turn', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['pocket-sub', '--seed', '5'], 'h', 'q');
    expect(out).toMatch(/After the first: \d \S+, then .*, then mine \d \S+\./);
  });

  test.each(gameIds)('%s: every motive has words, and there are no words without a motive', async (game) => {
    const { motives } = await loadRoster(game);
    for (const words of [english, await loadCommandLineWords('hu')])
      expect(Object.keys(await reasonsOf(game, words)).sort()).toEqual(
        [...new Set([...motives, 'anything', 'best-chance'])].sort(),
      );
  });
});
