import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch } from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { readRecord, Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { playBatch } from '../src/simulation/batch.ts';
import { freshFolder, inside, undercroft } from './binary.ts';

const simulate = (...args: string[]) => undercroft(['simulate', 'pocket-sub', ...args]);
const json = (...args: string[]) => JSON.parse(simulate('--json', ...args).out);
/** Everything but how fast it went. */
const summary = (...args: string[]) => simulate(...args).out.replace(/.* games per second\n$/, '');

test('the same seed gives the same summary, another seed another', () => {
  const first = summary('--games', '300', '--seed', 'tuesday');
  expect(first).toContain('300 games by wanderer in every seat, seed tuesday');
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
  for (const { share, low, high } of [...tally.outcomes, tally.draws, ...tally.endings, ...tally.points]) {
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  }
  expect(tally.entries.min).toBeLessThanOrEqual(tally.entries.mean);
  expect(tally.entries.max).toBeGreaterThanOrEqual(tally.entries.mean);
});

test('IE-MAP-4: the summary of a simulation says how the bag was finished', () => {
  const run = undercroft([
    ...['simulate', 'infernos-edge', '--difficulty', 'beginner', '--closing', 'ledge'],
    ...['--bots', 'easy', '--games', '20', '--seed', 'milestones'],
  ]);
  const rows = run.out.split('\n').filter((line) => /how far they came|the bag was|every tile/.test(line));
  expect(rows[0]).toMatch(/how far they came +games +share +95 % interval +round +tiles found +won/);
  expect(rows.slice(1).join('\n')).toMatch(/the bag was discarded with a key in it +[0-9]+ +[0-9.]+ %/);
});

const options = pocketSub.options(unwrap(pocketSub.open({})));
const plan = {
  game: 'pocket-sub',
  rules: pocketSub.rules,
  settings: [{ name: '', options, bots: ['plain:20', 'novice'], rotate: true }],
  seed: '5',
  games: 6,
  timeLimit: 1000,
};

describe('a batch', () => {
  test('game i is that of playMatch on the stream seed/game/i, with seats alternating', async () => {
    const { bots, plain, budgets } = await loadRoster('pocket-sub');
    const sitters = [
      { bot: plain, budget: { iterations: 20 } },
      { bot: bots.novice, budget: budgets.novice },
    ];
    const played = await playBatch(plan, 0, 6);
    for (const [i, result] of played.entries()) {
      const state = unwrap(pocketSub.open({}));
      const seated = i % 2 === 0 ? sitters : sitters.toReversed();
      const stream = Stream.of('5').split('game').split(i);
      const entries = playMatch({ game: pocketSub, state, players: seated as never, stream });
      const status = pocketSub.status(state);
      expect(result).toMatchObject({ setting: 0, game: i, entries, bots: i % 2 === 0 ? [0, 1] : [1, 0] });
      expect(status).toMatchObject({ type: 'over', ending: { how: result.how, scores: result.scores } });
    }
    expect(new Set(played.map(({ entries }) => entries)).size).toBeGreaterThan(2);
  });

  test('is the same however it is divided', async () => {
    const whole = await playBatch(plan, 0, 6);
    expect([
      ...(await playBatch(plan, 0, 1)),
      ...(await playBatch(plan, 1, 5)),
      ...(await playBatch(plan, 5, 6)),
    ]).toEqual(whole);
    expect(await playBatch({ ...plan, seed: '6' }, 0, 6)).not.toEqual(whole);
  });
});

test('records give the same summary, and every one of them is valid', () => {
  const folder = join(freshFolder(), 'not', 'there', 'yet');
  const args = ['--games', '12', '--seed', '3', '--setup', 'standard', '--captain'];
  expect(summary(...args, '--records', folder)).toBe(summary(...args));
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files).toHaveLength(12);
  const { code, out } = undercroft(['replay', '--quiet', ...files]);
  expect(code).toBe(0);
  expect(out.match(/: valid, \d+ moves\. /g)).toHaveLength(12);
});

test('records say who sat where', () => {
  const folder = join(freshFolder(), 'games');
  simulate('--games', '2', '--seed', '3', '--bots', 'easy,random', '--rotate', '--records', folder);
  const seats = readdirSync(folder).map((name) => unwrap(readRecord(readFileSync(join(folder, name), 'utf8'))).seats);
  const names = seats.map((seat) => seat.map(({ name = '' }) => name.split(':')[0]));
  expect(names).toEqual([
    ['novice', 'wanderer'],
    ['wanderer', 'novice'],
  ]);
});

test.each([
  [['--games', '0'], '--games takes a whole number, 1 or more, not “0”.'],
  [['--games', '1.5'], '--games takes a whole number, 1 or more, not “1.5”.'],
  [['--games', 'many'], '--games takes a whole number, 1 or more, not “many”.'],
  [['--game', '3'], 'Did you mean --games?'],
  [['--games', '--json'], '--games needs a value'],
  [['--workers', '0'], '--workers takes a whole number, 1 or more, not “0”.'],
  [['--workers', '1000'], '--workers takes at most 256.'],
  [['--time-limit', '0'], '--time-limit takes a whole number, 1 or more, not “0”.'],
  [['--bots', 'adpet'], 'There is no bot “adpet”. Did you mean adept?'],
  [['--bots', ''], 'There is no bot “”. Choose from random, easy, medium and plain'],
  [['--bots', 'adept:'], 'A budget is a number of iterations (2000) or milliseconds (250ms), not “”.'],
  [['--bots', 'adept:0'], 'not “0”.'],
  [['--bots', 'adept:5s'], 'not “5s”.'],
  [['--bots', 'adept:1:2'], 'takes one budget'],
  [['--bots', 'random:5'], '“random” does not think, so it takes no budget.'],
  [['--bots', 'wanderer:5'], '“wanderer” does not think, so it takes no budget.'],
  [['--bots', 'run:'], 'run: needs a command'],
  [['--bots', 'adept,novice,plain'], 'This game has 2 seats, and 3 bots are named'],
  [['--bots', 'adept,novice', '--players', '3'], 'This game has 3 seats, and 2 bots are named'],
  [['--resume'], '--resume needs the file to go on with: --out FILE.'],
  [
    ['--resume', '--out', '/nowhere/there.jsonl'],
    'There is nothing to go on with: /nowhere/there.jsonl does not exist.',
  ],
  [['--out', '/proc/undercroft.jsonl'], 'The results cannot be written: /proc/undercroft.jsonl'],
  [['--out', '/'], '/ is a folder, not a file.'],
  [['--csv', '/proc/undercroft.csv'], 'The table cannot be written: /proc/undercroft.csv'],
])('%j is refused before any work', async (args, message) => {
  const folder = join(freshFolder(), 'games');
  const { code, out, err } = await inside(['simulate', 'pocket-sub', '--records', folder, ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
  expect(existsSync(folder) && readdirSync(folder).length > 0).toBe(false);
});

test('an empty file cannot be resumed', () => {
  const path = join(freshFolder(), 'empty.jsonl');
  writeFileSync(path, '');
  expect(simulate('--resume', '--out', path).err).toContain(`There is nothing to go on with: ${path} is empty.`);
});

test('records are refused where something would be overwritten or nothing can be written', () => {
  const home = freshFolder();
  writeFileSync(join(home, 'file'), '');
  mkdirSync(join(home, 'full'));
  writeFileSync(join(home, 'full', 'mine.jsonl'), '');
  expect(simulate('--records', join(home, 'file')).err).toContain('leads through a file, not a folder');
  expect(simulate('--records', join(home, 'file', 'below')).err).toContain('leads through a file, not a folder');
  expect(simulate('--records', join(home, 'full')).err).toContain('holds records already');
  expect(simulate('--records', '/proc/undercroft').code).toBe(2);
});
