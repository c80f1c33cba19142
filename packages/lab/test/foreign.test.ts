// Foreign bots: those of the documentation play; those that die, stall or talk nonsense forfeit, and the run goes on.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@undercroft/catalog';
import { unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../src/players/program.ts';
import { readResults } from '../src/results/file.ts';
import { playBatch } from '../src/simulation/batch.ts';
import { freshFolder, inside, start, undercroft } from './binary.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const EXAMPLES = here('../../../docs/examples');
const bad = (behaviour: string) => `run:"${process.execPath}" "${here('bad-bot.mjs')}" ${behaviour}`;

const options = pocketSub.options(unwrap(pocketSub.open({})));
const planFor = (bots: string[], { games = 2, timeLimit = 5000 } = {}) => ({
  game: 'pocket-sub',
  rules: pocketSub.rules,
  settings: [{ name: '', options, bots, rotate: true }],
  seed: 'foreign',
  games,
  timeLimit,
});

describe('the bots of the documentation', () => {
  test('the one in JavaScript plays every game to its end', () => {
    for (const { id: game } of catalog) {
      const bot = `run:"${process.execPath}" "${join(EXAMPLES, 'bot.mjs')}"`;
      const { code, out } = undercroft(['simulate', game, '--bots', bot, '--games', '2', '--seed', '1', '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ games: 2, forfeits: [] });
    }
  });

  // Where there is no Python the laboratory has to say so: that is what is tested then, not nothing.
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  test(`the one in Python plays, or the laboratory says that there is no Python (here: ${hasPython})`, () => {
    const bots = `run:python3 "${join(EXAMPLES, 'bot.py')}",wanderer`;
    const args = ['simulate', 'pocket-sub', '--bots', bots, '--rotate', '--games', '6', '--seed', '1', '--json'];
    const { code, out, err } = undercroft(args);
    if (hasPython) expect(JSON.parse(out)).toMatchObject({ games: 6, forfeits: [] });
    else expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('there is no program python3') });
  });

  test('the one in Python is as short as is said', () => {
    expect(readFileSync(join(EXAMPLES, 'bot.py'), 'utf8').split('\n').length).toBeLessThan(60);
  });
});

test('a bot that uses `random` plays the same games however they are divided', async () => {
  const plan = planFor([bad('good'), 'wanderer'], { games: 4 });
  const whole = await playBatch(plan, 0, 4);
  expect([...(await playBatch(plan, 0, 1)), ...(await playBatch(plan, 1, 4))]).toEqual(whole);
  expect(whole.every(({ forfeits }) => forfeits === undefined)).toBe(true);
});

describe('the wanderer decides for a bot that does not, and it is counted', () => {
  const NOBODY = { died: 0, slow: 0, nonsense: 0 };
  const play = (behaviour: string, timeLimit?: number) =>
    playBatch(planFor([bad(behaviour), 'wanderer'], timeLimit === undefined ? {} : { timeLimit }), 0, 2);

  test.each(['not-json', 'wrong-id', 'too-high', 'no-action', 'no-answer', 'endless'])(
    'nonsense: %s',
    async (behaviour) => {
      for (const [i, game] of (await play(behaviour)).entries()) {
        expect(game.forfeits).toEqual([{ ...NOBODY, seat: i, nonsense: expect.any(Number) }]);
        expect(game.forfeits?.[0]?.nonsense).toBeGreaterThan(3);
      }
    },
  );

  test('one that dies at every request is restarted three times a game', async () => {
    for (const [i, game] of (await play('dies-always')).entries()) {
      expect(game.forfeits).toEqual([{ ...NOBODY, seat: i, died: expect.any(Number) }]);
      expect(game.forfeits?.[0]?.died).toBeGreaterThan(3);
    }
  });

  test('one that died plays on after its restart', async () => {
    const [first] = await play('dies-once');
    const died = first?.forfeits?.[0]?.died ?? 0;
    const decisions = (first?.entries ?? 0) / 2;
    expect(died).toBeGreaterThan(0);
    // With three restarts it lives through four questions at least, and forfeits every other.
    expect(died).toBeLessThan(decisions);
  });

  test('one that stalls is awaited no longer than the limit, and at most four times a game', async () => {
    const began = performance.now();
    for (const [i, game] of (await play('stalls', 50)).entries())
      expect(game.forfeits).toEqual([{ seat: i, slow: 4, died: expect.any(Number), nonsense: 0 }]);
    expect(performance.now() - began).toBeLessThan(60_000);
  });

  test('the summary and the file report it', () => {
    const file = join(freshFolder(), 'forfeits.jsonl');
    const bots = `${bad('not-json')},wanderer`;
    const { code, out } = undercroft([
      'simulate',
      'pocket-sub',
      '--bots',
      bots,
      '--games',
      '2',
      '--seed',
      '1',
      '--out',
      file,
    ]);
    expect(code).toBe(0);
    const { games } = unwrap(readResults(readFileSync(file, 'utf8')));
    const count = games.reduce((sum, { forfeits = [] }) => sum + (forfeits[0]?.nonsense ?? 0), 0);
    expect(out).toContain(`forfeited decisions: 0 because it had died, 0 too slow, ${count} nonsense`);
  });
});

describe('a bot that cannot play is refused before anything is written', () => {
  test.each([
    ['run:undercroft-no-such-program', 'there is no program undercroft-no-such-program on this machine'],
    [bad('gone'), 'it ended (exit code 4): no time today'],
    [bad('rude'), 'it answered something else than {"type":"ready"}'],
    [bad('silent'), 'it did not say that it is ready within 10 seconds'],
  ])('%s', async (bot, why) => {
    const file = join(freshFolder(), 'results.jsonl');
    const { code, out, err } = await inside(['simulate', 'pocket-sub', '--bots', bot, '--out', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`cannot play: ${why}.`);
    expect(existsSync(file)).toBe(false);
  });
});

test('Ctrl-C does not wait for a bot that stalls, and ends it', async () => {
  const bots = `${bad('stalls')},wanderer`;
  const out = join(freshFolder(), 'stalls.jsonl');
  const child = start([
    'simulate',
    'pocket-sub',
    '--bots',
    bots,
    '--games',
    '5',
    '--time-limit',
    '60000',
    '--out',
    out,
  ]);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const running = () => spawnSync('ps', ['-eo', 'ppid,args'], { encoding: 'utf8' }).stdout.includes(`${child.pid} `);
  // The file is begun when the programs have been tried: from then on one that runs is playing.
  await vi.waitFor(() => expect(existsSync(out) && running()).toBe(true), { timeout: 30_000, interval: 200 });
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(running()).toBe(false);
});

test('a command is split at blanks, and quotes hold together', () => {
  expect(wordsOf(`python3  bot.py --name "my bot" 'a b'c`)).toEqual(['python3', 'bot.py', '--name', 'my bot', 'a bc']);
});
