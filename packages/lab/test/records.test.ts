import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@undercroft/catalog';
import { type Game, readRecord, replay, truncateRecord, unwrap, writeRecord } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, keptRecord, lines } from './binary.ts';

const folder = freshFolder();
await inside(['simulate', 'pocket-sub', '--games', '1', '--seed', '9', '--setup', 'standard', '--records', folder]);
const path = join(folder, 'pocket-sub-000000.jsonl');
const text = readFileSync(path, 'utf8');
const record = unwrap(readRecord(text));
const count = record.entries.length;

const changed = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('replay', () => {
  test('describes every entry and says that the file is valid', async () => {
    const { code, out } = await inside(['replay', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}1 {2}Tile 1 is in place: (deep|shallow) centre, rocks /m);
    expect(out).toMatch(new RegExp(`^ {0,4}${count} {2}.*(wins|draw)`, 'ms'));
    expect(out).toContain(`${path}: valid, ${count} moves.`);
    expect(out).not.toMatch(/undefined|NaN|:e\d|:c\b/);
  });

  test('describes undone entries and who sat down', async () => {
    const home = freshFolder();
    await inside(['play', 'pocket-sub'], { home, input: lines('2 c', '2 n', 'u', 'q') });
    await inside(['play', '--continue', '--bot', 'blue=wanderer'], { home, input: lines('2 ne', 'q') });
    const { out } = await inside(['replay', keptRecord(home).path]);
    expect(out.split('\n').slice(0, 5)).toEqual([
      '    1  Red chooses the sub at 2 centre.',
      '    2  Red sails to 2 N.',
      '    3  Red undoes move 2.',
      '    4  The Random bot now plays Blue.',
      '    5  Red sails to 2 NE.',
    ]);
  });

  test('--quiet only says whether it is valid', async () => {
    expect((await inside(['replay', '--quiet', path])).out.trim().split('\n')).toHaveLength(1);
  });

  test('a damaged record can be shown as far as it is sound', async () => {
    const truncated = changed('torn.jsonl', text.trimEnd().split('\n').slice(0, 11).join('\n'));
    expect(await inside(['show', truncated])).toMatchObject({
      code: 2,
      err: expect.stringContaining('The first 10 moves can be shown: show --at 10.'),
    });
    expect((await inside(['show', truncated, '--at', '11'])).code).toBe(2);
    expect(await inside(['show', truncated, '--at', '10'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Move 10 of 10.'),
    });
  });

  test.each([
    ['a changed entry', 12, (all: string[]) => all.map((line) => line.replace(/^(\{"n":12,.*"at":")[^"]*/, '$19,9:c'))],
    ['a lost line', 12, (all: string[]) => all.filter((_, i) => i !== 12)],
    ['two lines exchanged', 12, (all: string[]) => all.toSpliced(12, 2, all[13] ?? '', all[12] ?? '')],
    ['a line of something else', 12, (all: string[]) => all.toSpliced(12, 1, 'glub')],
    ['a missing end', count + 1, (all: string[]) => all.slice(0, -1)],
  ])('%s is named by its entry, and the exit code is 1', async (name, entry, damage) => {
    const damaged = damage(text.trimEnd().split('\n')).join('\n');
    expect(damaged).not.toBe(text.trimEnd());
    const { code, err } = await inside(['replay', changed(`${name}.jsonl`, damaged)]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`: not valid\\. .*[Mm]ove ${entry}\\b`));
  });

  test('a refusal by the rules is described with the entry and the rule', async () => {
    const game = await inside(['play', 'pocket-sub'], { input: lines('2 c', '2 n', 'q'), home: folder });
    expect(game.code).toBe(0);
    const { record: played } = keptRecord(folder);
    const [first] = played.entries;
    if (!first) throw new Error('nothing was played');
    const theirs = { type: 'act' as const, seat: 0, action: { type: 'step', to: '0,0:e0' } };
    const forged = changed('forged.jsonl', writeRecord({ ...played, entries: [first, theirs] }));
    const { code, err } = await inside(['replay', forged]);
    expect(code).toBe(1);
    expect(err).toContain('Move 2 breaks the rules. 3 N is not adjacent to 2 centre. (PS-GEO-2)');
  });

  test.each(['', '{}', 'glub', '{"undercroft":"record","format":99}'])('%j is not a record', async (content) => {
    const { code, err } = await inside(['replay', changed('no-record.jsonl', content)]);
    expect(code).toBe(1);
    expect(err).toContain(': not valid. ');
  });

  test('an unreadable file is wrong usage', async () => {
    expect(await inside(['replay', folder])).toMatchObject({ code: 2, err: expect.stringContaining('is a folder') });
  });
});

const positionAt = (n: number) =>
  unwrap(replay((id) => catalog.find((game: Game) => game.id === id), truncateRecord(record, n)));

describe('position', () => {
  test.each([0, 3, 5, 11, 20, count])('at entry %i agrees with the engine', async (n) => {
    const { code, out } = await inside(['position', path, '--at', String(n), '--json']);
    const table = positionAt(n);
    const data = JSON.parse(out);
    expect(code).toBe(0);
    expect(data).toMatchObject({ game: 'pocket-sub', rules: record.rules, entry: n, status: table.status() });
    expect(data.snapshot).toEqual(table.snapshot());
    const { type } = table.status();
    expect(data.legal).toEqual(type === 'seat' ? table.legal() : undefined);
    expect(data.odds).toEqual(type === 'chance' ? table.odds() : undefined);
  });

  test('without --json the same data is indented', async () => {
    const indented = (await inside(['position', path, '--at', '11'])).out;
    expect(indented.split('\n').length).toBeGreaterThan(20);
    expect(JSON.parse(indented)).toEqual(JSON.parse((await inside(['position', path, '--at', '11', '--json'])).out));
  });
});

describe('show', () => {
  test('the default is the end, with the result in words', async () => {
    const { out } = await inside(['show', path]);
    expect(out).toContain(`Move ${count} of ${count}.`);
    expect(out).toMatch(/(wins|A draw)\. (The last|A hero|Three)/);
  });

  test('at an entry: what it did, who decides, and the choices', async () => {
    const { out } = await inside(['show', path, '--at', '5']);
    expect(out).toContain(`Move 5 of ${count}.`);
    expect(out).toContain('Tile 5 is in place: ');
    expect(out).toContain('Red, where do you build your Command Centre?');
    expect(out).toContain('(1)');
  });

  test('while the sea is being laid, missing tiles stay open', async () => {
    expect((await inside(['show', path, '--at', '2'])).out).toContain('Which tile is next?');
  });

  test.each([['-1'], ['two'], [String(count + 1)]])('--at %s is refused', async (at) => {
    const { code, err } = await inside(['show', path, '--at', at]);
    expect(code).toBe(2);
    expect(err).toContain('--at takes');
  });
});
