import { findGame } from '@undercroft/catalog';
import { replay, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, keptRecord, lines } from '../../../../packages/lab/test/binary.ts';

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  inside(['play', 'infernos-edge', ...args], { home, input: lines(...typed) });

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a whole game by hand', () => {
  test('everybody walks out at once: forgotten, and no needless confirmations', async () => {
    const home = freshFolder();
    const typed = ['move n', 'y', 'keep', 'move n', 'y', 'move n', 'y', 'move n', 'y'];
    const { code, out } = await play(home, ['--seed', 'out', '--variant', 'second-edition'], ...typed, ...typed);
    expect(code).toBe(0);
    expect(flat(out)).toContain('The Archaeologist leaves for good: there is no way back (IE-ACT-EXIT).');
    expect(flat(out)).toContain(
      'Forgotten. Nobody is left in the temple. The artifact stays in the temple. All of you are safe.',
    );
    expect(unwrap(replay(findGame, keptRecord(home).record)).status()).toMatchObject({ ending: { how: 'forgotten' } });
  });

  test('without people at the table the game plays itself', async () => {
    const { code, out } = await play(freshFolder(), ['--seed', '2', '--players', '2', '--bot', '1,2=wanderer']);
    expect(code).toBe(0);
    expect(flat(out)).toMatch(/(Forgotten|Bronze|Silver|Gold|Legendary)\. /);
  });
});

describe('one turn', () => {
  test('a refusal keeps the turn, and undo goes one step back', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['--seed', '1'], 'move s', 'why heal healer', 'move e', 'undo', 'q');
    expect(out).toContain('There is no tile to the south yet. (IE-MAP-1)');
    expect(out).toContain('The Healer already has full health. (IE-ACT-0)');
    expect(out).toContain('Player 1 undoes: Move east.');
    const { record } = keptRecord(home);
    expect(record.entries.map(({ type }) => type)).toEqual(['act', 'undo']);
    expect(unwrap(replay(findGame, record)).state).toMatchObject({ points: 2 });
  });

  test('odds, a clause and the legend at any time', async () => {
    const { out } = await play(freshFolder(), [], 'odds', 'rule IE-SANC-3', 'rule ie-haz', '?', 'q');
    expect(out).toContain('Tiles, 30 in the bag: Plain 3,');
    expect(flat(out)).toContain('IE-SANC-3 Keys are put down on either sanctum space');
    expect(out).toContain('IE-HAZ-WAKE');
    expect(out).toContain('┊ edge of the temple');
  });

  test('by hand: the players enter what the bag and the dice bring', async () => {
    const home = freshFolder();
    await play(home, ['--by-hand', '--lead', 'foreman'], 'explore s', '5', '1', 'q');
    const { entries } = keptRecord(home).record;
    expect(entries[1]).toMatchObject({ type: 'chance', outcome: { type: 'tile', tile: 'lava T' } });
  });
});

describe('setting up', () => {
  const options = async (...args: string[]) => {
    const home = freshFolder();
    const { err } = await play(home, args, 'end', 'q');
    return err || keptRecord(home).record.options;
  };

  test('--explorers and --players divide the team in turn order', async () => {
    expect(
      await options(
        '--explorers',
        'sapper,He,the guide,at',
        '--players',
        '2',
        '--lead',
        'gu',
        '--difficulty',
        'expert',
      ),
    ).toMatchObject({
      explorers: [
        { explorer: 'sapper', seat: 0 },
        { explorer: 'healer', seat: 1 },
        { explorer: 'guide', seat: 0 },
        { explorer: 'aristocrat', seat: 1 },
      ],
      lead: 'guide',
      difficulty: 'expert',
    });
  });

  test.each([1, 2, 3, 4, 5, 6])('IE-SETUP-1 %i players get a default team', async (players) => {
    const chosen = (await options('--players', String(players))) as { explorers: { seat: number }[] };
    expect(new Set(chosen.explorers.map(({ seat }) => seat)).size).toBe(players);
  });

  test.each([3, 4, 5, 6])('one player leads %i', async (size) => {
    const chosen = await options('--size', String(size), '--variant', 'second-edition');
    expect(chosen).toMatchObject({ variant: 'second-edition' });
    expect((chosen as { explorers: object[] }).explorers.length).toBe(size);
  });

  test('IE-MAP-4 --closing chooses a house rule, and the game says so', async () => {
    expect(await options()).toMatchObject({ closing: 'strict' });
    const home = freshFolder();
    const { out } = await play(home, ['--closing', 'crossroads'], 'end', 'q');
    expect(flat(out)).toContain('Foreman and Healer, normal difficulty, merciful closing, crossroads.');
    expect(keptRecord(home).record).toMatchObject({ rules: 2, options: { closing: 'crossroads' } });
  });

  test.each([
    [['--explorers', 'guide,guide,healer'], 'The Guide is already in the team. Choose somebody else. (IE-SETUP-1)'],
    [['--explorers', 'guide,healer'], 'Three to six explorers take part. Add or remove some. (IE-SETUP-1)'],
    [['--size', '9'], 'Three to six explorers take part. Add or remove some. (IE-SETUP-1)'],
    [['--size', 'many'], 'Three to six explorers take part. Add or remove some. (IE-SETUP-1)'],
    [['--explorers', 'guide,healer,wizard'], 'There is no explorer "wizard".'],
    [['--players', '7'], '--players takes a number from 1 to 6.'],
    [['--players', '0'], '--players takes a number from 1 to 6.'],
    [['--players', 'two'], '--players takes a number from 1 to 6.'],
    [
      ['--players', '4', '--explorers', 'guide,healer,sapper'],
      'One player has no explorer. Add one, or play with fewer players. (IE-SETUP-1)',
    ],
    [
      ['--players', '2', '--size', '5'],
      'With two players, each leads two. Add or remove explorers, or change the number of players. (IE-SETUP-1)',
    ],
    [['--lead', 'sapper'], 'The Sapper is not in the team and cannot lead it. Choose somebody who is. (IE-SETUP-2)'],
    [['--lead', 'wizard'], 'There is no explorer "wizard".'],
    [['--difficulty', 'easy'], '--difficulty: expected "beginner", "normal", "advanced" or "expert", got "easy".'],
    [['--variant', 'third'], '--variant: expected "first-edition" or "second-edition", got "third".'],
    [['--closing', 'kind'], '--closing: expected "strict", "crossroads" or "ledge", got "kind".'],
    [['--cavers', 'leader'], '--cavers is not an option of Inferno’s Edge.'],
  ])('%j is refused in words', async (args, words) => {
    expect(await options(...args)).toContain(words);
  });

  test('a newcomer starts a game by pressing Enter a few times', async () => {
    const home = freshFolder();
    const { out } = await inside([], { home, input: lines('2', '', '', '', '', '', '', 'explore s', 'q') });
    expect(out).toContain('How many explorers do you lead?');
    expect(out).toMatch(/1 {2}Beginner: \d+ rounds, .*\n {2}2 {2}Normal: \d+ rounds, .*\n(.*\n){2}\[Enter for 2\]/);
    expect(out).toContain('1  A steady team: Archaeologist, Scoundrel, Foreman, Healer\n');
    expect(flat(out)).toContain(
      'Inferno’s Edge, 1 player, Archaeologist, Scoundrel, Foreman and Healer, normal difficulty.',
    );
    expect(keptRecord(home).record.entries.length).toBeGreaterThan(0);
  });

  test('with several players nobody is asked how many they lead', async () => {
    const { out } = await inside([], { input: lines('2', '3', '', '', '', '', '', 'q') });
    expect(out).not.toContain('How many explorers do you lead?');
    expect(flat(out)).toContain('3 players, Archaeologist, Scoundrel and Foreman, normal difficulty.');
  });
});

test('simulate counts ranks', async () => {
  const { out } = await inside(['simulate', 'infernos-edge', '--games', '20', '--seed', '1']);
  expect(out).toContain('forgotten: the artifact stayed in the temple');
  expect(out).not.toContain('draw');
});
