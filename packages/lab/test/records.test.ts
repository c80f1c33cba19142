import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@undercroft/catalog';
import { type Game, must, readRecord, replay, upTo, writeRecord } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, keptRecord, lines, undercroft } from './binary.ts';

const folder = freshFolder();
undercroft(['simulate', 'pocket-sub', '--games', '1', '--seed', '9', '--setup', 'standard', '--records', folder]);
const path = join(folder, 'pocket-sub-000000.jsonl');
const text = readFileSync(path, 'utf8');
const record = must(readRecord(text));
const count = record.entries.length;

const changed = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('replay', () => {
  test('tells every entry and says that the record holds', () => {
    const { code, out } = undercroft(['replay', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}1 {2}Tile 1: (deep|shallow) centre, rocks /m);
    expect(out).toMatch(new RegExp(`^ {0,4}${count} {2}.*(wins|draw)`, 'ms'));
    expect(out).toContain(`${path} holds: ${count} entries.`);
    expect(out).not.toMatch(/undefined|NaN|:e\d|:c\b/);
  });

  test('tells what was taken back and who sat down', () => {
    const home = freshFolder();
    undercroft(['play', 'pocket-sub'], { home, input: lines('2 c', '2 n', 'u', 'q') });
    undercroft(['play', '--continue', '--bot', 'blue=wanderer'], { home, input: lines('2 ne', 'q') });
    const { out } = undercroft(['replay', keptRecord(home).path]);
    expect(out.split('\n').slice(0, 5)).toEqual([
      '    1  Red takes the sub at 2 centre.',
      '    2  It goes to 2 N.',
      '    3  Red takes back entry 2.',
      '    4  Blue is now played by a bot (wanderer).',
      '    5  It goes to 2 NE.',
    ]);
  });

  test('--quiet gives the verdict only', () => {
    expect(undercroft(['replay', '--quiet', path]).out.trim().split('\n')).toHaveLength(1);
  });

  test('a damaged record can be looked into as far as it is sound', () => {
    const torn = changed('torn.jsonl', text.trimEnd().split('\n').slice(0, 11).join('\n'));
    expect(undercroft(['show', torn])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Up to entry 10 it is sound: show --at 10.'),
    });
    expect(undercroft(['show', torn, '--at', '11']).code).toBe(2);
    expect(undercroft(['show', torn, '--at', '10'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Entry 10 of 10.'),
    });
  });

  test.each([
    ['a changed entry', 12, (all: string[]) => all.map((line) => line.replace(/^(\{"n":12,.*"at":")[^"]*/, '$19,9:c'))],
    ['a lost line', 12, (all: string[]) => all.filter((_, i) => i !== 12)],
    ['two lines exchanged', 12, (all: string[]) => all.toSpliced(12, 2, all[13] ?? '', all[12] ?? '')],
    ['a line of something else', 12, (all: string[]) => all.toSpliced(12, 1, 'glub')],
    ['a missing end', count + 1, (all: string[]) => all.slice(0, -1)],
  ])('%s is named by its entry, and the exit code is 1', (name, entry, damage) => {
    const damaged = damage(text.trimEnd().split('\n')).join('\n');
    expect(damaged).not.toBe(text.trimEnd());
    const { code, err } = undercroft(['replay', changed(`${name}.jsonl`, damaged)]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`does not hold: .*entry ${entry}\\b`));
  });

  test('what the rules refuse is said in words, with the entry and the rule', () => {
    const game = undercroft(['play', 'pocket-sub'], { input: lines('2 c', '2 n', 'q'), home: folder });
    expect(game.code).toBe(0);
    const { record: played } = keptRecord(folder);
    const [first] = played.entries;
    if (!first) throw new Error('nothing was played');
    const theirs = { type: 'act' as const, seat: 0, action: { type: 'step', to: '0,0:e0' } };
    const forged = changed('forged.jsonl', writeRecord({ ...played, entries: [first, theirs] }));
    const { code, err } = undercroft(['replay', forged]);
    expect(code).toBe(1);
    expect(err).toContain('entry 2 is not possible. 3 N does not touch 2 centre. (PS-GEO-2)');
  });

  test.each(['', '{}', 'glub', '{"undercroft":"record","format":99}'])('%j is no record', (content) => {
    const { code, err } = undercroft(['replay', changed('no-record.jsonl', content)]);
    expect(code).toBe(1);
    expect(err).toContain('does not hold: ');
  });

  test('a file that cannot be read at all is wrong usage', () => {
    expect(undercroft(['replay', folder])).toMatchObject({ code: 2, err: expect.stringContaining('is a folder') });
  });
});

const positionAt = (n: number) => must(replay((id) => catalog.find((game: Game) => game.id === id), upTo(record, n)));

describe('position', () => {
  test.each([0, 3, 5, 11, 20, count])('at entry %i is what the engine says', (n) => {
    const { code, out } = undercroft(['position', path, '--at', String(n), '--json']);
    const table = positionAt(n);
    const data = JSON.parse(out);
    expect(code).toBe(0);
    expect(data).toMatchObject({ game: 'pocket-sub', rules: record.rules, entry: n, status: table.status() });
    expect(data.snapshot).toEqual(table.snapshot());
    const { type } = table.status();
    expect(data.legal).toEqual(type === 'seat' ? table.legal() : undefined);
    expect(data.odds).toEqual(type === 'chance' ? table.odds() : undefined);
  });

  test('without --json it is indented, and the same', () => {
    const indented = undercroft(['position', path, '--at', '11']).out;
    expect(indented.split('\n').length).toBeGreaterThan(20);
    expect(JSON.parse(indented)).toEqual(JSON.parse(undercroft(['position', path, '--at', '11', '--json']).out));
  });
});

describe('show', () => {
  test('the default is the end, with the result in words', () => {
    const { out } = undercroft(['show', path]);
    expect(out).toContain(`Entry ${count} of ${count}.`);
    expect(out).toMatch(/(wins:|A draw:)/);
  });

  test('at an entry: what it did, who decides, and what may be done', () => {
    const { out } = undercroft(['show', path, '--at', '5']);
    expect(out).toContain(`Entry 5 of ${count}.`);
    expect(out).toContain('Tile 5: ');
    expect(out).toContain('Red, where does your Command Centre stand?');
    expect(out).toContain('(1)');
  });

  test('while the sea is being laid, what is not there yet stays open', () => {
    expect(undercroft(['show', path, '--at', '2']).out).toContain('The sea is laid by chance.');
  });

  test.each([['-1'], ['two'], [String(count + 1)]])('--at %s is refused', (at) => {
    const { code, err } = undercroft(['show', path, '--at', at]);
    expect(code).toBe(2);
    expect(err).toContain('--at takes');
  });
});
