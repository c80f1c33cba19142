import { findGame } from '@undercroft/catalog';
import { must, replay } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, keptRecord, lines, undercroft } from './binary.ts';

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  undercroft(['play', 'infernos-edge', ...args], { home, input: lines(...typed) });

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a whole game by hand', () => {
  test('everybody walks out at once: forgotten, and nobody is asked twice for nothing', () => {
    const home = freshFolder();
    const typed = ['move n', 'y', 'keep', 'move n', 'y', 'move n', 'y', 'move n', 'y'];
    const { code, out } = play(home, ['--seed', 'out', '--variant', 'second-edition'], ...typed, ...typed);
    expect(code).toBe(0);
    expect(flat(out)).toContain(
      'No way back: the Archaeologist leaves for good (IE-ACT-EXIT). Other choices lose nothing.',
    );
    expect(flat(out)).toContain('Forgotten. Nobody is left in the temple. The artifact did not come out;');
    expect(must(replay(findGame, keptRecord(home).record)).status()).toMatchObject({ ending: { how: 'forgotten' } });
  });

  test('where no person sits the game plays itself', () => {
    const { code, out } = play(freshFolder(), ['--seed', '2', '--players', '2', '--bot', '1,2=wanderer']);
    expect(code).toBe(0);
    expect(flat(out)).toMatch(/(Forgotten|Bronze|Silver|Gold|Legendary)\. /);
  });
});

describe('one turn', () => {
  test('a refusal keeps the turn, undo gives a step back', () => {
    const home = freshFolder();
    const { out } = play(home, ['--seed', '1'], 'move s', 'why heal healer', 'move e', 'undo', 'q');
    expect(out).toContain('Nothing lies to the south yet. (IE-MAP-1)');
    expect(out).toContain('The Healer is at full health. (IE-ACT-HEAL)');
    expect(out).toContain('Player 1 takes back: Move east.');
    const { record } = keptRecord(home);
    expect(record.entries.map(({ type }) => type)).toEqual(['act', 'undo']);
    expect(must(replay(findGame, record)).state).toMatchObject({ points: 2 });
  });

  test('odds, a clause and the legend at any time', () => {
    const { out } = play(freshFolder(), [], 'odds', 'rule IE-SANC-3', 'rule ie-haz', '?', 'q');
    expect(out).toContain('Next tile, of 30: plain 3,');
    expect(flat(out)).toContain('IE-SANC-3 Keys are put down on either sanctum space');
    expect(out).toContain('IE-HAZ-WAKE');
    expect(out).toContain('┊ edge of the temple');
  });

  test('by hand: the players say what the bag and the dice bring', () => {
    const home = freshFolder();
    play(home, ['--by-hand', '--lead', 'foreman'], 'explore s', '5', '1', 'q');
    const { entries } = keptRecord(home).record;
    expect(entries[1]).toMatchObject({ type: 'chance', outcome: { type: 'tile', tile: 'lava T' } });
  });
});

describe('setting up', () => {
  const options = (...args: string[]) => {
    const home = freshFolder();
    const { err } = play(home, args, 'end', 'q');
    return err || keptRecord(home).record.options;
  };

  test('--explorers and --players share out the team in turn order', () => {
    expect(
      options('--explorers', 'sapper,He,the guide,at', '--players', '2', '--lead', 'gu', '--difficulty', 'expert'),
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

  test.each([1, 2, 3, 4, 5, 6])('IE-SETUP-1 %i players have a team without naming one', (players) => {
    const chosen = options('--players', String(players)) as { explorers: { seat: number }[] };
    expect(new Set(chosen.explorers.map(({ seat }) => seat)).size).toBe(players);
  });

  test.each([3, 4, 5, 6])('one player leads %i', (size) => {
    const chosen = options('--size', String(size), '--variant', 'second-edition');
    expect(chosen).toMatchObject({ variant: 'second-edition' });
    expect((chosen as { explorers: object[] }).explorers.length).toBe(size);
  });

  test.each([
    [['--explorers', 'guide,guide,healer'], 'The Guide is named twice. (IE-SETUP-1)'],
    [['--explorers', 'guide,healer'], 'A team has 3 to 6 explorers, not 2. (IE-SETUP-1)'],
    [['--size', '9'], 'A team has 3 to 6 explorers, not 9. (IE-SETUP-1)'],
    [['--size', 'many'], 'A team has 3 to 6 explorers, not 0. (IE-SETUP-1)'],
    [['--explorers', 'guide,healer,wizard'], 'There is no explorer "wizard".'],
    [['--players', '7'], '--players takes a number from 1 to 6.'],
    [['--players', '0'], '--players takes a number from 1 to 6.'],
    [['--players', 'two'], '--players takes a number from 1 to 6.'],
    [['--players', '4', '--explorers', 'guide,healer,sapper'], 'There are more players than explorers'],
    [['--players', '2', '--size', '5'], 'The explorers cannot be shared out so: it takes 2 each for 2 players.'],
    [['--lead', 'sapper'], 'The Sapper is not in the team and cannot lead it. (IE-SETUP-2)'],
    [['--lead', 'wizard'], 'There is no explorer "wizard".'],
    [['--difficulty', 'easy'], '--difficulty: expected "beginner", "normal", "advanced" or "expert", got "easy".'],
    [['--variant', 'third'], '--variant: expected "first-edition" or "second-edition", got "third".'],
    [['--cavers', 'leader'], "--cavers is not an option of Sub Terra II: Inferno's Edge."],
  ])('%j is refused in words', (args, words) => {
    expect(options(...args)).toContain(words);
  });

  test('a newcomer is in a game after a few Enters', () => {
    const home = freshFolder();
    const { out } = undercroft([], { home, input: lines('2', '', '', '', '', '', 'explore s', 'q') });
    expect(out).toContain('How many explorers do you lead?');
    expect(flat(out)).toContain(
      "Sub Terra II: Inferno's Edge, 1 player, Archaeologist, Scoundrel, Foreman and Healer, normal.",
    );
    expect(keptRecord(home).record.entries.length).toBeGreaterThan(0);
  });

  test('with others nobody is asked how many they lead', () => {
    const { out } = undercroft([], { input: lines('2', '3', '', '', '', '', 'q') });
    expect(out).not.toContain('How many explorers do you lead?');
    expect(flat(out)).toContain('3 players, Archaeologist, Scoundrel and Foreman, normal.');
  });
});

test('simulate counts ranks', () => {
  const { out } = undercroft(['simulate', 'infernos-edge', '--games', '20', '--seed', '1']);
  expect(out).toContain('forgotten: the artifact did not come out');
  expect(out).not.toContain('draw');
});
