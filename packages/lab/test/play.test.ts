import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@undercroft/catalog';
import { canonical, must, Playout, readRecord, replay, Stream, upTo } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { screens } from '../src/screens/index.ts';
import { pocketSubScreen } from '../src/screens/pocket-sub/screen.ts';
import type { Screen } from '../src/screens/screen.ts';
import { freshFolder, heard, keptRecord, lines, start, undercroft } from './binary.ts';

const screen: Screen = pocketSubScreen;

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  undercroft(['play', ...args], { home, input: lines(...typed) });

/** What somebody types to play a record again: numbers, and 'y' where a loss is asked about. */
function typedFor(path: string): string[] {
  const record = must(readRecord(readFileSync(path, 'utf8')));
  return record.entries.flatMap((entry, n) => {
    if (entry.type !== 'act') return [];
    const choices = screen.choices(must(replay(findGame, upTo(record, n))).state);
    const number = choices.findIndex(({ action }) => canonical(action) === canonical(entry.action)) + 1;
    const asked = choices[number - 1]?.loss && choices.some(({ loss }) => !loss);
    return asked ? [String(number), 'y'] : [String(number)];
  });
}

describe('a whole game by hand', () => {
  test.each([
    ['two players', []],
    ['three players', ['--players', '3']],
    ['four players, Captain', ['--players', '4', '--captain']],
  ])('%s: what is typed is what is kept', (_name, options) => {
    const home = freshFolder();
    undercroft(['simulate', 'pocket-sub', '--games', '1', '--seed', '4', ...options, '--records', home]);
    const model = join(home, 'pocket-sub-000000.jsonl');
    const { code, out } = play(home, ['pocket-sub', ...options], ...typedFor(model));
    expect(code).toBe(0);
    const { record, path } = keptRecord(home);
    expect(record.entries).toEqual(must(readRecord(readFileSync(model, 'utf8'))).entries);
    expect(out).toMatch(/(wins?|A draw): /);
    expect(out).toContain(`undercroft replay ${path}`);
  });

  test('against bots the same seed and the same choices give the same game', () => {
    const entries = (seed: string) => {
      const home = freshFolder();
      play(
        home,
        ['pocket-sub', '--setup', 'standard', '--bot', 'blue=adept:20', '--seed', seed],
        '1',
        '1',
        '1',
        '1',
        '1',
        '1',
      );
      return keptRecord(home).record;
    };
    expect(entries('a').seats).toEqual([{ player: 'human' }, { player: 'bot', name: 'adept:20' }]);
    expect(entries('a').entries).toEqual(entries('a').entries);
    expect(entries('a').entries).not.toEqual(entries('b').entries);
  });

  test('what chance brings follows from the seed and the number of the entry', () => {
    const home = freshFolder();
    play(home, ['pocket-sub', '--setup', 'standard', '--seed', 'a'], 'q');
    const drawn = keptRecord(home).record.entries.map((entry) => (entry.type === 'chance' ? entry.outcome : undefined));
    const sea = must(pocketSub.open({ setup: 'standard' }));
    const expected = drawn.map((_, n) => {
      const code = new Playout(pocketSub).choose(
        sea,
        Stream.of('a')
          .split('entry')
          .split(n + 1),
      );
      const outcome = pocketSub.write(sea, code);
      pocketSub.play(sea, code);
      return outcome;
    });
    expect(drawn).toEqual(expected);
    expect(drawn).toHaveLength(5);
  });

  test('where no person sits the game plays itself', () => {
    const home = freshFolder();
    const { code, out } = play(home, ['pocket-sub', '--bot', '1,2=wanderer', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/(wins|draw):/);
    expect(must(replay(findGame, keptRecord(home).record)).status().type).toBe('over');
  });
});

describe('what may not be done is answered kindly', () => {
  const answers = [
    ['4 NE', "The sub at 4 NE is Blue's. (PS-TURN-1)"],
    ['3 c', 'There is no sub at 3 centre. (PS-TURN-1)'],
    ['9 n', 'There is no tile 9: the sea has tiles 1 to 5.'],
    ['17', 'There is no choice 17: they go from 1 to 3.'],
    ['', 'Type a number from 1 to 3, or ? for help.'],
    ['svae x', '"svae x" is neither a choice, a place nor an order. Did you mean save?'],
    ['why 2 c', 'This is possible: the sub at 2 centre, shallow.'],
    ['why 4 ne', 'Choose one of your own subs, move it, then lay a mine.'],
    ['rule ps-hero-2', 'A hero entering a region with an enemy sub, hero or not, destroys it and goes on.'],
    ['rule PS-MOVE-9', 'There is no clause PS-MOVE-9.'],
    ['odds', 'Nothing is left to chance now.'],
    ['log', 'Nothing has happened yet.'],
    ['undo', 'There is nothing to take back.'],
    ['undo green', 'Nobody here is called green.'],
    ['save', 'Into which file?'],
    ['?', 'takes back the last choice'],
  ] as const;

  test('and nothing is played or kept by it', () => {
    const home = freshFolder();
    const { code, out } = play(home, ['pocket-sub'], ...answers.map(([typed]) => typed));
    expect(code).toBe(0);
    const parts = out.split(/^> /m).map((part) => part.replaceAll(/\s+/g, ' '));
    for (const [i, [typed, answer]] of answers.entries()) {
      expect(parts[i + 1]?.startsWith(typed)).toBe(true);
      expect(parts[i + 1]).toContain(answer);
    }
    expect(existsSync(join(home, 'undercroft'))).toBe(false);
  });

  test('a step that is too dear names the price and the rule', () => {
    const { out } = play(freshFolder(), ['pocket-sub'], '2 c', '2 n', '2 ne', '2 nw');
    expect(out).toContain('2 NW does not touch 2 NE. (PS-GEO-2)');
    const dear = play(freshFolder(), ['pocket-sub'], '1 n', '1 ne', '1 c', '1 se');
    expect(dear.out).toContain('1 SE is rocky: entering costs 2 points, and 1 is left. (PS-MOVE-1)');
  });

  test('a step that loses the sub is asked about once, and only on yes taken', () => {
    const opening = ['2 c', '2 n', '1 s', '1 c', '2 c', '5 s', '5 c', '1 c'];
    const home = freshFolder();
    const { out } = play(home, ['pocket-sub'], ...opening, 'n');
    expect(out).toContain('Enemy Command Centre: your sub is lost (PS-MEET-5). Other choices lose nothing.');
    expect(keptRecord(home).record.entries).toHaveLength(7);
    const other = freshFolder();
    expect(play(other, ['pocket-sub'], ...opening, 'y').out).toContain("Blue's sub is lost at 1 centre");
    expect(keptRecord(other).record.entries).toHaveLength(8);
  });
});

describe('taking back', () => {
  test('undo takes the last choice, and then the one before', () => {
    const home = freshFolder();
    const { out } = play(home, ['pocket-sub'], '2 c', '2 n', 'u', 'undo', 'q');
    expect(out).toContain('Red takes back: 2 N.');
    expect(out).toContain('Red takes back: the sub at 2 centre.');
    const { record } = keptRecord(home);
    expect(record.entries.slice(2)).toEqual([
      { type: 'undo', seat: 0, takes: 2 },
      { type: 'undo', seat: 0, takes: 1 },
    ]);
    expect(must(replay(findGame, record)).status()).toMatchObject({ seat: 0, asks: 'sub' });
  });

  const turn = ['2 c', '2 n', '1 s', '1 c', '2 c', '5 s'];

  test('TB-UNDO-2 beyond that the others are asked, and may say no', () => {
    const home = freshFolder();
    const { out } = play(home, ['pocket-sub'], ...turn, 'undo red', 'n', 'q');
    expect(out).toContain('Red can take this back only if Blue agrees: another player has acted since.');
    expect(out).toContain('Blue does not agree. Nothing is taken back.');
    expect(keptRecord(home).record.entries).toHaveLength(6);
  });

  test('TB-UNDO-2 with their agreement, which the record names', () => {
    const home = freshFolder();
    play(home, ['pocket-sub'], ...turn, 'undo red', 'y', 'q');
    expect(keptRecord(home).record.entries.at(-1)).toEqual({ type: 'undo', seat: 0, takes: 5, agreed: [1] });
  });

  test('a bot takes nothing back', () => {
    const { out } = play(freshFolder(), ['pocket-sub', '--bot', '2=novice'], '1', 'undo blue', 'q');
    expect(out).toContain('Blue is a bot: it takes nothing back.');
  });

  test('after the end the last choice can still be taken back', () => {
    const home = freshFolder();
    undercroft(['simulate', 'pocket-sub', '--games', '1', '--seed', '4', '--records', home]);
    const typed = typedFor(join(home, 'pocket-sub-000000.jsonl'));
    play(home, ['pocket-sub'], ...typed, 'u', 'q');
    expect(must(replay(findGame, keptRecord(home).record)).status().type).toBe('seat');
  });
});

describe('the game is kept', () => {
  test('and taken up again where it was left', () => {
    const home = freshFolder();
    expect(play(home, ['pocket-sub', '--captain'], '2', '3', '2', 'q').out).toContain('undercroft play --continue');
    const before = keptRecord(home);
    const { out } = play(home, ['--continue'], 'log', '1', 'q');
    expect(out).toContain("Captain's expansion");
    expect(out).toMatch(/^ {4}1 {2}Blue puts the clockwise whirlpool at 3 centre\.$/m);
    const after = keptRecord(home);
    expect(after.path).toBe(before.path);
    expect(after.record.entries).toHaveLength(before.record.entries.length + 1);
  });

  test('the last one of several', () => {
    const home = freshFolder();
    play(home, ['pocket-sub'], '2 c', 'q');
    const older = keptRecord(home).path;
    utimesSync(older, 1000, 1000);
    play(home, ['pocket-sub', '--players', '3'], '1', 'q');
    expect(play(home, ['--continue'], 'q').out).toContain('3 players');
    utimesSync(older, 4e9, 4e9);
    expect(play(home, ['--continue'], 'q').out).toContain('2 players');
  });

  test('with its seed it draws what it would have drawn without the break', () => {
    const args = ['--bot', 'blue=novice', '--seed', 'x'];
    const whole = freshFolder();
    play(whole, ['pocket-sub', ...args], '2 c', '2 n', '1 s', '1 c', '2 c', 'q');
    const broken = freshFolder();
    play(broken, ['pocket-sub', ...args], '2 c', '2 n', 'q');
    play(broken, ['--continue', '--seed', 'x'], '1 s', '1 c', '2 c', 'q');
    expect(keptRecord(broken).record.entries).toEqual(keptRecord(whole).record.entries);
    expect(keptRecord(whole).record.entries.length).toBeGreaterThan(8);
  });

  test('a finished game is not taken up again', () => {
    const home = freshFolder();
    play(home, ['pocket-sub', '--bot', '1=wanderer', '--bot', '2=wanderer']);
    expect(play(home, ['--continue'])).toMatchObject({ code: 2 });
  });

  test('a damaged one is passed over, and said so', () => {
    const home = freshFolder();
    play(home, ['pocket-sub'], '1', 'q');
    const { path } = keptRecord(home);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"at":"', '"at":"9'));
    const { code, err } = play(home, ['--continue']);
    expect(code).toBe(2);
    expect(err).toContain(`${path} is passed over: entry 1 does not fit its check sum`);
  });

  test('any record can be played on, and stays as it is', () => {
    const home = freshFolder();
    const saved = join(home, 'mine.jsonl');
    expect(play(home, ['pocket-sub'], '2 c', `save ${saved}`, 'q').out).toContain(`Saved: ${saved}`);
    const text = readFileSync(saved, 'utf8');
    const other = freshFolder();
    play(other, ['--from', saved, '--bot', 'blue=wanderer'], '2 n', 'q');
    expect(readFileSync(saved, 'utf8')).toBe(text);
    expect(keptRecord(other).record.entries.map(({ type }) => type)).toEqual(['act', 'sit', 'act']);
  });

  test('save asks before it replaces a file', () => {
    const home = freshFolder();
    const saved = join(home, 'mine.jsonl');
    writeFileSync(saved, 'precious');
    const { out } = play(home, ['pocket-sub'], '2 c', `save ${saved}`, 'n', 'q');
    expect(out).toContain('is there already. Replace it?');
    expect(readFileSync(saved, 'utf8')).toBe('precious');
  });

  test('a kill in the middle loses nothing that was accepted', async () => {
    const home = freshFolder();
    const child = start(['play', 'pocket-sub'], { home });
    child.stdin?.write(lines('2 c', '2 n'));
    await heard(child, 'from 2 N?');
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(keptRecord(home).record.entries).toHaveLength(2);
  });

  test('Ctrl-C leaves cleanly', async () => {
    const home = freshFolder();
    const child = start(['play', 'pocket-sub'], { home });
    child.stdin?.write(lines('2 c'));
    await heard(child, 'from 2 centre?');
    child.removeAllListeners('exit');
    const code = new Promise((resolve) => child.on('exit', resolve));
    const goodbye = heard(child, 'undercroft play --continue');
    child.kill('SIGINT');
    await goodbye;
    expect(await code).toBe(0);
  });

  test('a home that cannot be written is said once, and the game goes on', () => {
    const { code, out } = play('/proc/undercroft', ['pocket-sub'], '2 c', '2 n', '2 ne', 'q');
    expect(code).toBe(0);
    expect(out.match(/The game cannot be kept/g)).toHaveLength(1);
    expect(out).toContain('from 2 NE?');
  });
});

describe('without a command', () => {
  /** Only asked for where there are several games. */
  const game = screens.length > 1 ? [String(screens.indexOf(screen) + 1)] : [];

  test('Enter a few times is in a game against a novice', () => {
    const home = freshFolder();
    const { out } = undercroft([], { home, input: lines(...game, '', '', '', '2 c', 'q') });
    expect(out).toContain('Pocket Sub, 2 players, introductory sea.');
    expect(keptRecord(home).record).toMatchObject({ seats: [{ player: 'human' }, { player: 'bot', name: 'novice' }] });
  });

  test('answers are taken, and what is no answer is asked again', () => {
    const home = freshFolder();
    const { out } = undercroft([], { home, input: lines(...game, 'seven', '3', '2', '2', '1', 'q') });
    expect(out).toContain('Please type 2, 3 or 4, or just Enter.');
    expect(keptRecord(home).record.options).toMatchObject({ players: 3, setup: 'standard' });
  });

  test('a game that was left is offered first', () => {
    const home = freshFolder();
    play(home, ['pocket-sub'], '2 c', 'q');
    const { out } = undercroft([], { home, input: lines('', '2 n', 'q') });
    expect(out).toContain('You left a game of Pocket Sub after 1 entry. Go on?');
    expect(keptRecord(home).record.entries).toHaveLength(2);
  });
});

describe('chance by hand', () => {
  test('the players say what came, or let it be drawn by Enter', () => {
    const home = freshFolder();
    const { out } = play(home, ['pocket-sub', '--setup', 'standard', '--by-hand'], 'odds', '3', '', '', '', '', 'q');
    expect(out).toContain('tile 1: face A, turned by 2 sixths  3 in 30');
    const { record } = keptRecord(home);
    expect(record.entries[0]).toEqual({ type: 'chance', outcome: { type: 'tile', face: 'A', turn: 2 } });
    expect(record.entries).toHaveLength(5);
  });
});
