import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@undercroft/catalog';
import { Playout, readRecord, replay, Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { describe, expect, test } from 'vitest';
import { manifests } from '../src/games/index.ts';
import { freshFolder, heard, inside, keptRecord, lines, start, undercroft } from './binary.ts';
import { typedFor } from './typed.ts';

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  inside(['play', ...args], { home, input: lines(...typed) });

/** Each in a process of its own, after which its game is named. */
const playAlone = (home: string, args: readonly string[], ...typed: string[]) =>
  undercroft(['play', ...args], { home, input: lines(...typed) });

describe('a whole game by hand', () => {
  test.each([
    ['two players', []],
    ['three players', ['--players', '3']],
    ['four players, Captain', ['--players', '4', '--captain']],
  ])('%s: the saved record is what was typed', async (_name, options) => {
    const home = freshFolder();
    await inside(['simulate', 'pocket-sub', '--games', '1', '--seed', '4', ...options, '--records', home]);
    const model = join(home, 'pocket-sub-000000.jsonl');
    const { code, out } = await play(home, ['pocket-sub', ...options], ...typedFor(model));
    expect(code).toBe(0);
    const { record, path } = keptRecord(home);
    expect(record.entries).toEqual(unwrap(readRecord(readFileSync(model, 'utf8'))).entries);
    expect(out).toMatch(/(wins?|A draw)\. (The last|A hero|Three)/);
    expect(out).toContain(`undercroft replay ${path}`);
  });

  test('against bots the same seed and the same choices give the same game', async () => {
    const entries = async (seed: string) => {
      const home = freshFolder();
      await play(
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
    expect((await entries('a')).seats).toEqual([{ player: 'human' }, { player: 'bot', name: 'adept:20' }]);
    expect((await entries('a')).entries).toEqual((await entries('a')).entries);
    expect((await entries('a')).entries).not.toEqual((await entries('b')).entries);
  });

  test('what chance brings depends on the seed and the number of the entry', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub', '--setup', 'standard', '--seed', 'a'], 'q');
    const drawn = keptRecord(home).record.entries.map((entry) => (entry.type === 'chance' ? entry.outcome : undefined));
    const sea = unwrap(pocketSub.open({ setup: 'standard' }));
    const expected = drawn.map((_, n) => {
      const code = new Playout(pocketSub).choose(
        sea,
        Stream.of('a')
          .split('entry')
          .split(n + 1),
      );
      const outcome = pocketSub.decode(sea, code);
      pocketSub.play(sea, code);
      return outcome;
    });
    expect(drawn).toEqual(expected);
    expect(drawn).toHaveLength(5);
  });

  test('without people at the table the game plays itself', async () => {
    const home = freshFolder();
    const { code, out } = await play(home, ['pocket-sub', '--bot', '1,2=wanderer', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/(wins|draw)\. (The last|A hero|Three)/);
    expect(unwrap(replay(findGame, keptRecord(home).record)).status().type).toBe('over');
  });
});

describe('illegal input is answered politely', () => {
  const answers = [
    ['4 NE', 'The sub at 4 NE belongs to Blue. Choose one of your own. (PS-TURN-1)'],
    ['3 c', 'There is no sub at 3 centre. (PS-TURN-1)'],
    ['9 n', 'There is no tile 9. The sea has tiles 1 to 5.'],
    ['17', 'There is no choice 17. Pick 1 to 3.'],
    ['', 'Type a number from 1 to 3, or ? for help.'],
    ['svae x', '“svae x” is not a choice, a place or a command. Did you mean save?'],
    ['why 2 c', 'You can do this: Move the sub at 2 centre, shallow.'],
    ['why 4 ne', 'Choose one of your own subs, move it, then lay a mine.'],
    ['rule ps-hero-2', 'A hero entering a region with an enemy sub, hero or not, destroys it and goes on.'],
    ['rule PS-MOVE-9', 'There is no rule PS-MOVE-9.'],
    ['odds', 'There is nothing to draw or roll now.'],
    ['log', 'Nothing has happened yet.'],
    ['undo', 'There is nothing to undo.'],
    ['undo green', 'Nobody here is called green.'],
    ['save', 'Save to which file?'],
    ['?', 'undo the last choice'],
  ] as const;

  test('and plays or saves nothing', async () => {
    const home = freshFolder();
    const { code, out } = await play(home, ['pocket-sub'], ...answers.map(([typed]) => typed));
    expect(code).toBe(0);
    const parts = out.split(/^> /m).map((part) => part.replaceAll(/\s+/g, ' '));
    for (const [i, [typed, answer]] of answers.entries()) {
      expect(parts[i + 1]?.startsWith(typed)).toBe(true);
      expect(parts[i + 1]).toContain(answer);
    }
    expect(existsSync(join(home, 'undercroft'))).toBe(false);
  });

  test('a step that is too expensive names the cost and the rule', async () => {
    const { out } = await play(freshFolder(), ['pocket-sub'], '2 c', '2 n', '2 ne', '2 nw');
    expect(out).toContain('2 NW is not adjacent to 2 NE. (PS-GEO-2)');
    const dear = await play(freshFolder(), ['pocket-sub'], '1 n', '1 ne', '1 c', '1 se');
    expect(dear.out).toContain('Entering the rocks at 1 SE costs 2 points, and you have 1 left. (PS-MOVE-1)');
  });

  test('a step that loses the sub needs one confirmation', async () => {
    const opening = ['2 c', '2 n', '1 s', '1 c', '2 c', '5 s', '5 c', '1 c'];
    const home = freshFolder();
    const { out } = await play(home, ['pocket-sub'], ...opening, 'n');
    expect(out.replaceAll(/\s+/g, ' ')).toContain("Red's Command Centre is in the way: your sub sinks (PS-MEET-5).");
    expect(keptRecord(home).record.entries).toHaveLength(7);
    const other = freshFolder();
    expect((await play(other, ['pocket-sub'], ...opening, 'y')).out).toContain('Blue loses a sub at 1 centre');
    expect(keptRecord(other).record.entries).toHaveLength(8);
  });
});

describe('undo', () => {
  test('undoes the last choice, and then the one before', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['pocket-sub'], '2 c', '2 n', 'u', 'undo', 'q');
    expect(out).toContain('Red undoes: 2 N.');
    expect(out).toContain('Red undoes: Move the sub at 2 centre.');
    const { record } = keptRecord(home);
    expect(record.entries.slice(2)).toEqual([
      { type: 'undo', seat: 0, takes: 2 },
      { type: 'undo', seat: 0, takes: 1 },
    ]);
    expect(unwrap(replay(findGame, record)).status()).toMatchObject({ seat: 0, asks: 'sub' });
  });

  const turn = ['2 c', '2 n', '1 s', '1 c', '2 c', '5 s'];

  test('TB-UNDO-2 beyond that the others are asked, and may refuse', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['pocket-sub'], ...turn, 'undo red', 'n', 'q');
    expect(out).toContain('Another player has moved since. Undo that too? (TB-UNDO-2)');
    expect(out).toContain('Do you agree, Blue? y/n > n');
    expect(out).toContain('Blue does not agree. Nothing was undone.');
    expect(keptRecord(home).record.entries).toHaveLength(6);
  });

  test('TB-UNDO-2 works with their agreement, which the record names', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub'], ...turn, 'undo red', 'y', 'q');
    expect(keptRecord(home).record.entries.at(-1)).toEqual({ type: 'undo', seat: 0, takes: 5, agreed: [1] });
  });

  test('a bot undoes nothing', async () => {
    const { out } = await play(freshFolder(), ['pocket-sub', '--bot', '2=novice'], '1', 'undo blue', 'q');
    expect(out).toContain('Blue is a bot and undoes nothing.');
  });

  test('after the end the last choice can still be undone', async () => {
    const home = freshFolder();
    await inside(['simulate', 'pocket-sub', '--games', '1', '--seed', '4', '--records', home]);
    const typed = typedFor(join(home, 'pocket-sub-000000.jsonl'));
    await play(home, ['pocket-sub'], ...typed, 'u', 'q');
    expect(unwrap(replay(findGame, keptRecord(home).record)).status().type).toBe('seat');
  });
});

describe('the game is saved', () => {
  test('and resumed where it was left', async () => {
    const home = freshFolder();
    expect((await play(home, ['pocket-sub', '--captain'], '2', '3', '2', 'q')).out).toContain(
      'undercroft play --continue',
    );
    const before = keptRecord(home);
    const { out } = await play(home, ['--continue'], 'log', '1', 'q');
    expect(out).toContain("Captain's expansion");
    expect(out).toMatch(/^ {4}1 {2}Blue places the clockwise whirlpool on tile 3\.$/m);
    const after = keptRecord(home);
    expect(after.path).toBe(before.path);
    expect(after.record.entries).toHaveLength(before.record.entries.length + 1);
  });

  test('the last one of several', () => {
    const home = freshFolder();
    playAlone(home, ['pocket-sub'], '2 c', 'q');
    const older = keptRecord(home).path;
    utimesSync(older, 1000, 1000);
    playAlone(home, ['pocket-sub', '--players', '3'], '1', 'q');
    expect(playAlone(home, ['--continue'], 'q').out).toContain('3 players');
    utimesSync(older, 4e9, 4e9);
    expect(playAlone(home, ['--continue'], 'q').out).toContain('2 players');
  });

  test('resumed with its seed it draws what it would have drawn without the interruption', async () => {
    const args = ['--bot', 'blue=novice', '--seed', 'x'];
    const whole = freshFolder();
    await play(whole, ['pocket-sub', ...args], '2 c', '2 n', '1 s', '1 c', '2 c', 'q');
    const broken = freshFolder();
    await play(broken, ['pocket-sub', ...args], '2 c', '2 n', 'q');
    await play(broken, ['--continue', '--seed', 'x'], '1 s', '1 c', '2 c', 'q');
    expect(keptRecord(broken).record.entries).toEqual(keptRecord(whole).record.entries);
    expect(keptRecord(whole).record.entries.length).toBeGreaterThan(8);
  });

  test('a finished game is not resumed', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub', '--bot', '1=wanderer', '--bot', '2=wanderer']);
    expect(await play(home, ['--continue'])).toMatchObject({ code: 2 });
  });

  test('a damaged one is skipped with a message', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub'], '1', 'q');
    const { path } = keptRecord(home);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"at":"', '"at":"9'));
    const { code, err } = await play(home, ['--continue']);
    expect(code).toBe(2);
    expect(err).toContain(`Skipped ${path}. Move 1 is damaged`);
  });

  test('any record can be continued, and is not changed', async () => {
    const home = freshFolder();
    const saved = join(home, 'mine.jsonl');
    expect((await play(home, ['pocket-sub'], '2 c', `save ${saved}`, 'q')).out).toContain(`Saved: ${saved}`);
    const text = readFileSync(saved, 'utf8');
    const other = freshFolder();
    await play(other, ['--from', saved, '--bot', 'blue=wanderer'], '2 n', 'q');
    expect(readFileSync(saved, 'utf8')).toBe(text);
    expect(keptRecord(other).record.entries.map(({ type }) => type)).toEqual(['act', 'sit', 'act']);
  });

  test('save asks before it replaces a file', async () => {
    const home = freshFolder();
    const saved = join(home, 'mine.jsonl');
    writeFileSync(saved, 'precious');
    const { out } = await play(home, ['pocket-sub'], '2 c', `save ${saved}`, 'n', 'q');
    expect(out).toContain('already exists. Replace it?');
    expect(readFileSync(saved, 'utf8')).toBe('precious');
  });

  test('a kill in mid-game loses nothing that was accepted', async () => {
    const home = freshFolder();
    const child = start(['play', 'pocket-sub'], { home });
    child.stdin?.write(lines('2 c', '2 n'));
    await heard(child, 'go? 2 points left');
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
    await heard(child, 'go? 3 points left');
    child.removeAllListeners('exit');
    const code = new Promise((resolve) => child.on('exit', resolve));
    const goodbye = heard(child, 'undercroft play --continue');
    child.kill('SIGINT');
    await goodbye;
    expect(await code).toBe(0);
  });

  test('a home that cannot be written is reported once, and the game goes on', async () => {
    const { code, out } = await play('/proc/undercroft', ['pocket-sub'], '2 c', '2 n', '2 ne', 'q');
    expect(code).toBe(0);
    expect(out.match(/Your game is not being saved/g)).toHaveLength(1);
    expect(out).toContain('go? 1 point left');
  });
});

describe('without a command', () => {
  /** Only asked for where there are several games. */
  const game = manifests.length > 1 ? [String(manifests.findIndex(({ id }) => id === 'pocket-sub') + 1)] : [];

  test('pressing Enter a few times starts a game against an easy bot', async () => {
    const home = freshFolder();
    const { out } = await inside([], { home, input: lines(...game, '', '', '', '2 c', 'q') });
    expect(out).toContain('Pocket Sub, 2 players, introductory sea.');
    expect(keptRecord(home).record).toMatchObject({ seats: [{ player: 'human' }, { player: 'bot', name: 'novice' }] });
  });

  test('answers are used, and anything else is asked again', async () => {
    const home = freshFolder();
    const { out } = await inside([], { home, input: lines(...game, 'seven', '3', '2', '2', '1', 'q') });
    expect(out).toContain('Please type 2, 3 or 4, or just press Enter.');
    expect(keptRecord(home).record.options).toMatchObject({ players: 3, setup: 'standard' });
  });

  test('a game that was left is offered first', async () => {
    const home = freshFolder();
    await play(home, ['pocket-sub'], '2 c', 'q');
    const { out } = await inside([], { home, input: lines('', '2 n', 'q') });
    expect(out).toContain('You have an unfinished game of Pocket Sub (1 move). Continue?');
    expect(keptRecord(home).record.entries).toHaveLength(2);
  });
});

describe('chance by hand', () => {
  test('the players enter what came, or have it drawn by Enter', async () => {
    const home = freshFolder();
    const { out } = await play(
      home,
      ['pocket-sub', '--setup', 'standard', '--by-hand'],
      'odds',
      '3',
      '',
      '',
      '',
      '',
      'q',
    );
    expect(out).toContain('tile 1: face A, turned by 120°  1 in 10');
    const { record } = keptRecord(home);
    expect(record.entries[0]).toEqual({ type: 'chance', outcome: { type: 'tile', face: 'A', turn: 2 } });
    expect(record.entries).toHaveLength(5);
  });
});
