// Results files: the same games whatever the number of workers, and whatever interrupts a run.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { readResults } from '../src/results/file.ts';
import { linesIn } from '../src/results/lines.ts';
import { freshFolder, inside, start, undercroft } from './binary.ts';

const folder = freshFolder();
const file = (name: string) => join(folder, name);
const ARGS = ['--games', '40', '--seed', 'x', '--bots', 'plain:10,wanderer', '--rotate'];
const simulate = (...args: string[]) => undercroft(['simulate', 'pocket-sub', ...args]);

const text = (path: string) => readFileSync(path, 'utf8');
/** All lines but the first, which says what was typed. */
const games = (path: string) => text(path).split('\n').slice(1);
const summary = (out: string) => out.replace(/.* games per second\n$/, '');

const whole = simulate(...ARGS, '--workers', '1', '--out', file('whole.jsonl'), '--csv', file('whole.csv'));

test.each([2, 3])('%i workers play the same games as one', (workers) => {
  const [out, csv] = [file(`${workers}.jsonl`), file(`${workers}.csv`)];
  const ran = simulate(...ARGS, '--workers', String(workers), '--out', out, '--csv', csv);
  expect(summary(ran.out)).toBe(summary(whole.out));
  expect(games(out)).toEqual(games(file('whole.jsonl')));
  expect(text(csv)).toBe(text(file('whole.csv')));
});

test('the file holds the plan and every game once, in order', () => {
  const { head, games: all, isTruncated } = unwrap(readResults(text(file('whole.jsonl'))));
  expect(head).toMatchObject({ kind: 'simulate', plan: { game: 'pocket-sub', seed: 'x', games: 40 } });
  expect(head.command).toBe(
    `undercroft simulate pocket-sub ${ARGS.join(' ')} --workers 1 --out ${file('whole.jsonl')} --csv ${file('whole.csv')}`,
  );
  expect(all.map(({ game }) => game)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  expect(isTruncated).toBe(false);
  expect(existsSync(file('whole.jsonl.lock'))).toBe(false);
});

test('lines do not depend on where a file is cut into chunks, even within a character', () => {
  const bytes = Buffer.from('{"é":1}\n\nœuvre → \ncut');
  const whole = [...linesIn([bytes])];
  expect(whole.map(({ text, isComplete }) => [text, isComplete])).toEqual([
    ['{"é":1}', true],
    ['', true],
    ['œuvre → ', true],
    ['cut', false],
  ]);
  expect(whole.map(({ from, to }) => bytes.subarray(from, to).toString()).join('')).toBe(bytes.toString());
  for (let at = 1; at < bytes.length; at++)
    expect([...linesIn([bytes.subarray(0, at), bytes.subarray(at)])]).toEqual(whole);
});

test('the table has a line per game', () => {
  const [head, ...rows] = text(file('whole.csv')).trimEnd().split('\r\n');
  expect(head).toBe('setting,game,how,end,entries,rounds,lost,downs,forfeits,bot_1,bot_2,score_1,score_2');
  expect(rows).toHaveLength(40);
  expect(rows[1]).toMatch(/^,1,[a-z-]+,,\d+,\d+,\d+,0,0,wanderer,plain:10,[01],[01]$/);
});

const SLOW = ['--games', '60', '--seed', 'slow', '--bots', 'plain:150', '--workers', '2'];

/** Waits until the file has this many lines. */
async function grown(path: string, lines: number): Promise<void> {
  const until = Date.now() + 60_000;
  while (!existsSync(path) || text(path).split('\n').length <= lines) {
    if (Date.now() > until) throw new Error(`${path} does not grow`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('an interrupted run', () => {
  const uninterrupted = simulate(...SLOW, '--out', file('slow.jsonl'));

  /** Starts, waits for some games, ends it. */
  async function breakOff(name: string, signal: NodeJS.Signals): Promise<{ code: number | null; err: string }> {
    const child = start(['simulate', 'pocket-sub', ...SLOW, '--out', file(name)]);
    let err = '';
    child.stderr?.on('data', (data) => {
      err += data;
    });
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    await grown(file(name), 3);
    child.kill(signal);
    return { code: await ended, err };
  }

  test('by kill -9 in the middle of a line ends up like the uninterrupted run', async () => {
    await breakOff('killed.jsonl', 'SIGKILL');
    const finished = games(file('killed.jsonl')).filter((line) => line !== '');
    expect(finished.length).toBeGreaterThan(0);
    expect(finished.length).toBeLessThan(60);
    appendFileSync(file('killed.jsonl'), (finished[0] ?? '').slice(0, 40));
    const resumed = simulate(...SLOW, '--out', file('killed.jsonl'));
    expect(resumed.code).toBe(0);
    expect(games(file('killed.jsonl'))).toEqual(games(file('slow.jsonl')));
    expect(summary(resumed.out)).toBe(summary(uninterrupted.out));
  });

  test('by Ctrl-C keeps what is finished, and resumes with the command it prints', async () => {
    const { code, err } = await breakOff('stopped.jsonl', 'SIGINT');
    expect(code).toBe(130);
    expect(err).toMatch(
      /Broken off after \d+ of 60 games\. To go on:\n {2}undercroft simulate --resume --out .*stopped\.jsonl\n/,
    );
    const before = unwrap(readResults(text(file('stopped.jsonl'))));
    expect(before.isTruncated).toBe(false);
    expect(before.games.length).toBeGreaterThan(0);
    expect(before.games.length).toBeLessThan(60);
    const resumed = undercroft(['simulate', '--resume', '--out', file('stopped.jsonl')]);
    expect(resumed.code).toBe(0);
    expect(games(file('stopped.jsonl'))).toEqual(games(file('slow.jsonl')));
    expect(summary(resumed.out)).toBe(summary(uninterrupted.out));
  });

  test('a finished run is not played again', () => {
    const before = text(file('slow.jsonl'));
    const again = simulate(...SLOW, '--out', file('slow.jsonl'));
    expect(again.out).toBe(summary(uninterrupted.out));
    expect(text(file('slow.jsonl'))).toBe(before);
  });
});

describe('a file that cannot be resumed is refused and not changed', () => {
  const original = text(file('whole.jsonl'));
  const lines = original.split('\n');

  test.each([
    [['--seed', 'y'], 'its seed is x, not y'],
    [['--games', '41'], 'it is of 40 games, not 41'],
    [['--bots', 'wanderer,wanderer'], 'its bots are plain:10,wanderer, not wanderer,wanderer'],
    [['--mines', 'twelve'], 'its game has other options'],
    [['--time-limit', '5'], 'its time limit is 10000 ms, not 5'],
  ])('another plan: %j', async (args, message) => {
    const named = args[0] as string;
    const at = ARGS.indexOf(named);
    const rest = at < 0 ? ARGS : ARGS.toSpliced(at, 2);
    const { code, err } = await inside(['simulate', 'pocket-sub', ...rest, ...args, '--out', file('whole.jsonl')]);
    expect(code).toBe(2);
    expect(err).toContain(`holds results of another plan: ${message}.`);
    expect(text(file('whole.jsonl'))).toBe(original);
  });

  test.each([
    [
      'another format',
      original.replace('"format":1', '"format":2'),
      'it is written in format 2; this Undercroft reads and writes format 1.',
    ],
    ['no results', 'hello\n', 'this is not a results file of Undercroft.'],
    ['a record', '{"undercroft":"record","format":1}\n', 'this is not a results file of Undercroft.'],
    ['a damaged head', original.replace('"games":40', '"games":-1'), 'its first line is damaged.'],
    ['a damaged line', lines.with(3, '{"setting":0').join('\n'), 'line 4 is damaged.'],
    [
      'a changed line',
      lines.with(3, (lines[3] ?? '').replace(/"scores":\[[^\]]*\]/, '"scores":[7,0]')).join('\n'),
      'line 4 is damaged. scores[0]',
    ],
    ['a game twice', lines.with(3, lines[2] ?? '').join('\n'), 'lines 3 and 4 are the same game.'],
    [
      'a game too many',
      lines.with(3, (lines[3] ?? '').replace('"game":2', '"game":40')).join('\n'),
      'It is a game that the plan does not have.',
    ],
    [
      'another command',
      original.replace('"kind":"simulate"', '"kind":"arena"'),
      'holds results of arena, not of simulate.',
    ],
    [
      'other rules',
      original.replace('"rules":1', '"rules":99'),
      'it follows version 99 of the rules, and this Undercroft has version 1',
    ],
  ])('%s', async (name, content, message) => {
    const path = file(`${name}.jsonl`);
    writeFileSync(path, content);
    const { code, out, err } = await inside(['simulate', 'pocket-sub', ...ARGS, '--out', path]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(text(path)).toBe(content);
  });

  test('--resume without a game accepts no other plan', () => {
    const resumed = undercroft(['simulate', '--resume', '--out', file('whole.jsonl'), '--seed', 'y', '--games', '3']);
    expect(resumed.code).toBe(2);
    expect(resumed.err).toContain('--seed and --games cannot be given with it');
  });

  test('a file that another run is writing', () => {
    writeFileSync(file('busy.jsonl'), original);
    writeFileSync(file('busy.jsonl.lock'), JSON.stringify({ pid: 1, host: 'elsewhere' }));
    const { code, err } = simulate(...ARGS, '--out', file('busy.jsonl'));
    expect(code).toBe(2);
    expect(err).toContain('is being written by another run (process 1)');
  });
});
