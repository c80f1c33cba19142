// `replay --all`: every saved game below a folder.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRecord } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, keptRecord, lines, undercroft } from './binary.ts';

const golden = (game: string): string => fileURLToPath(new URL(`../../../games/${game}/golden`, import.meta.url));
const recordsOf = (game: string): string[] =>
  readdirSync(golden(game)).filter((name) => name.endsWith('.jsonl') && !name.endsWith('.story.jsonl'));

/** Three games of two kinds, one of them in a folder below, and five files of other kinds. */
function folderOfGames(): string {
  const folder = freshFolder();
  mkdirSync(join(folder, 'below', 'empty'), { recursive: true });
  const [first = '', second = ''] = recordsOf('pocket-sub');
  const [third = ''] = recordsOf('sub-terra');
  copyFileSync(join(golden('pocket-sub'), first), join(folder, 'a.jsonl'));
  copyFileSync(join(golden('pocket-sub'), second), join(folder, 'below', 'b.jsonl'));
  copyFileSync(join(golden('sub-terra'), third), join(folder, 'below', 'c.jsonl'));
  const story = first.replace('.jsonl', '.story.jsonl');
  copyFileSync(join(golden('pocket-sub'), story), join(folder, 'a.story.jsonl'));
  writeFileSync(join(folder, 'notes.txt'), 'glub');
  writeFileSync(join(folder, 'below', 'results.jsonl'), '{"undercroft":"results","format":1}\n');
  writeFileSync(join(folder, 'list.jsonl'), '[1, 2]\n');
  symlinkSync(folder, join(folder, 'below', 'round'));
  return folder;
}

describe('replay --all', () => {
  test('TB-REC-2 counts what replays, by game and version of the rules, and what it skips', () => {
    const { code, out, err } = undercroft(['replay', '--all', folderOfGames()]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      lines(
        'All 3 saved games replay.',
        '  Pocket Sub: 2 games under version 1 of the rules',
        '  Sub Terra: 1 game under version 1 of the rules',
        '5 other files were skipped.',
      ),
    );
  });

  test('a folder that ends with a slash and a link to a file are fine', async () => {
    const folder = freshFolder();
    const [first = ''] = recordsOf('pocket-sub');
    symlinkSync(join(golden('pocket-sub'), first), join(folder, 'link.jsonl'));
    expect(await inside(['replay', '--all', `${folder}/`, '--quiet'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('The only saved game replays.'),
    });
  });

  test('TB-REC-2, TB-REC-4 names each that does not replay, with the move, the reason and the clause', () => {
    const folder = folderOfGames();
    const home = freshFolder();
    undercroft(['play', 'pocket-sub'], { input: lines('2 c', '2 n', 'q'), home });
    const { record } = keptRecord(home);
    const far = { type: 'act' as const, seat: 0, action: { type: 'step', to: '0,0:e0' } };
    const forged = writeRecord({ ...record, entries: [...record.entries.slice(0, 1), far] });
    writeFileSync(join(folder, 'below', 'forged.jsonl'), forged);
    writeFileSync(join(folder, 'empty.jsonl'), '');
    writeFileSync(join(folder, 'glub.jsonl'), 'glub\n');
    writeFileSync(join(folder, 'newer.jsonl'), writeRecord({ ...record, rules: 99 }));
    writeFileSync(join(folder, 'torn.jsonl'), writeRecord(record).split('\n').slice(0, 2).join('\n'));
    const { code, out, err } = undercroft(['replay', '--all', folder]);
    expect(code).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      `${join(folder, 'below', 'forged.jsonl')}: not valid. Move 2 breaks the rules. 3 N is not adjacent to 2 centre. (PS-GEO-2)`,
      `${join(folder, 'empty.jsonl')}: not valid. The file is empty.`,
      expect.stringMatching(/glub\.jsonl: not valid\. The first line cannot be read/),
      expect.stringMatching(/newer\.jsonl: not valid\. This game uses newer rules \(version 99; this program has \d\)/),
      expect.stringMatching(/torn\.jsonl: not valid\. The file ends early: move 2 /),
    ]);
    expect(out).toContain('3 of 8 saved games replay; 5 do not.');
  });

  test('finds games by what they are, whatever their names, and names one whose first word is damaged', async () => {
    const folder = freshFolder();
    const [first = ''] = recordsOf('pocket-sub');
    const text = readFileSync(join(golden('pocket-sub'), first), 'utf8');
    writeFileSync(join(folder, 'LOUD.JSONL'), text);
    writeFileSync(join(folder, 'letter.txt'), text);
    writeFileSync(join(folder, 'damaged.jsonl'), text.replace('"record"', '"recorb"'));
    const { code, out, err } = await inside(['replay', '--all', folder]);
    expect(code).toBe(1);
    expect(out).toContain('2 of 3 saved games replay; 1 does not.');
    expect(err).toContain('damaged.jsonl: not valid.');
  });

  test('speaks Hungarian', async () => {
    const folder = folderOfGames();
    writeFileSync(join(folder, 'glub.jsonl'), 'glub\n');
    const { code, out, err } = await inside(['--language', 'hu', 'replay', '--all', folder]);
    expect(code).toBe(1);
    expect(out).toBe(
      lines(
        '4 mentett játékból 3 visszajátszható, 1 nem.',
        '  Pocket Sub: 1. szabályváltozat, 2 játék',
        '  Sub Terra: 1. szabályváltozat, 1 játék',
        '5 egyéb fájl kimaradt.',
      ),
    );
    expect(err).toContain('glub.jsonl: nem érvényes.');
  });

  test.each([
    ['no folder', () => ['--all'], '--all needs a value: --all FOLDER.'],
    ['a folder that is not there', (folder: string) => ['--all', join(folder, 'none')], 'none does not exist.'],
    ['a file', (folder: string) => ['--all', join(folder, 'a.jsonl')], 'a.jsonl is a file, not a folder.'],
    ['an empty folder', (folder: string) => ['--all', join(folder, 'below', 'empty')], 'There is no saved game in '],
    ['files as well', (folder: string) => ['--all', folder, join(folder, 'a.jsonl')], 'Name files, or a folder'],
    ['two folders', (folder: string) => ['--all', folder, '--all', folder], 'You gave --all twice.'],
  ])('%s: wrong usage, in a sentence', async (_name, args, sentence) => {
    const { code, out, err } = await inside(['replay', ...args(folderOfGames())]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
