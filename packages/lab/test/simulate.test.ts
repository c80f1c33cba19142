import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, Playout, readRecord, Stream } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { expect, test } from 'vitest';
import { freshFolder, undercroft } from './binary.ts';

const simulate = (...args: string[]) => undercroft(['simulate', 'pocket-sub', ...args]);
const json = (...args: string[]) => JSON.parse(simulate('--json', ...args).out);
/** Everything but how fast it went. */
const summary = (...args: string[]) => simulate(...args).out.replace(/.* games per second\n$/, '');

test('the same seed gives the same summary, another seed another', () => {
  const first = summary('--games', '300', '--seed', 'tuesday');
  expect(first).toContain('300 games by random players, seed tuesday');
  expect(summary('--games', '300', '--seed', 'tuesday')).toBe(first);
  const other = summary('--games', '300', '--seed', 'wednesday').replace('wednesday', 'tuesday');
  expect(other).not.toBe(first);
});

test('outcomes, draws and endings each add up to all games, and intervals hold their shares', () => {
  const tally = json('--games', '400', '--seed', '2', '--players', '4');
  const total = (shares: { count: number }[]) => shares.reduce((sum, { count }) => sum + count, 0);
  expect(tally.outcomes.map(({ name }: { name: string }) => name)).toEqual(['Red and Blue', 'White and Black']);
  expect(total([...tally.outcomes, tally.draws])).toBe(400);
  expect(total(tally.endings)).toBe(400);
  expect(tally.endings).toHaveLength(7);
  for (const { share, low, high } of [...tally.outcomes, tally.draws, ...tally.endings]) {
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
  expect(tally.entries.min).toBeLessThanOrEqual(tally.entries.mean);
  expect(tally.entries.max).toBeGreaterThanOrEqual(tally.entries.mean);
});

test('game i is played with the stream seed/game/i, whatever came before it', () => {
  const folder = join(freshFolder(), 'games');
  simulate('--games', '11', '--seed', '5', '--records', folder);
  const played = readdirSync(folder).map(
    (name) => must(readRecord(readFileSync(join(folder, name), 'utf8'))).entries.length,
  );
  const playout = new Playout(pocketSub);
  const expected = played.map((_, i) =>
    playout.finish(must(pocketSub.open({})), Stream.of('5').split('game').split(i)),
  );
  expect(played).toEqual(expected);
  expect(new Set(played).size).toBeGreaterThan(3);
});

test('records are those games: the same summary, and every one of them holds', () => {
  const folder = join(freshFolder(), 'not', 'there', 'yet');
  const args = ['--games', '12', '--seed', '3', '--setup', 'standard', '--captain'];
  expect(summary(...args, '--records', folder)).toBe(summary(...args));
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files).toHaveLength(12);
  const { code, out } = undercroft(['replay', '--quiet', ...files]);
  expect(code).toBe(0);
  expect(out.match(/ holds: \d+ entries\. /g)).toHaveLength(12);
});

test.each([
  [['--games', '0'], '--games takes a whole number, 1 or more, not "0".'],
  [['--games', '1.5'], '--games takes a whole number, 1 or more, not "1.5".'],
  [['--games', 'many'], '--games takes a whole number, 1 or more, not "many".'],
  [['--game', '3'], 'Did you mean --games?'],
  [['--games', '--json'], '--games needs a value'],
])('%j is refused before any work', (args, message) => {
  const folder = join(freshFolder(), 'games');
  const { code, out, err } = simulate('--records', folder, ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
  expect(existsSync(folder)).toBe(false);
});

test('records go nowhere where something would be lost or nothing can be written', () => {
  const home = freshFolder();
  writeFileSync(join(home, 'file'), '');
  mkdirSync(join(home, 'full'));
  writeFileSync(join(home, 'full', 'mine.jsonl'), '');
  expect(simulate('--records', join(home, 'file')).err).toContain('a file instead of a folder');
  expect(simulate('--records', join(home, 'file', 'below')).err).toContain('a file instead of a folder');
  expect(simulate('--records', join(home, 'full')).err).toContain('holds records already');
  expect(simulate('--records', '/proc/undercroft').code).toBe(2);
});
