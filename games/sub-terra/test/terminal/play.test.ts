import { findGame } from '@undercroft/catalog';
import { replay, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, inside, keptRecord, lines } from '../../../../packages/lab/test/binary.ts';

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  inside(['play', 'sub-terra', ...args], { home, input: lines(...typed) });

const times = (n: number, typed: string): string[] => Array.from({ length: n }, () => typed);

describe('a whole game by hand', () => {
  test('everybody ends their turns until they are lost in the dark', async () => {
    const home = freshFolder();
    const { code, out } = await play(home, ['--seed', 'dark'], ...times(160, 'end'), 'log all');
    expect(code).toBe(0);
    const log = out.slice(out.indexOf('> log all')).replaceAll(/\s+/g, ' ');
    expect(log).toContain('Out of time: the torches go out.');
    expect(log).toContain('Defeat. The Leader, the Medic, the Climber and the Scout are left behind.');
    expect(unwrap(replay(findGame, keptRecord(home).record)).status()).toMatchObject({ ending: { how: 'defeat' } });
  });

  test('without people at the table the game plays itself', async () => {
    const { code, out } = await play(freshFolder(), ['--seed', '2', '--players', '2', '--bot', '1,2=wanderer']);
    expect(code).toBe(0);
    expect(out).toMatch(/(Defeat|Bronze|Silver|Gold)\. /);
  });
});

describe('one turn', () => {
  test('a refusal keeps the turn, and undo goes one step back', async () => {
    const home = freshFolder();
    const { out } = await play(home, ['--seed', '1'], 'move n', 'why heal medic', 'n', '1', 's', 'undo', 'q');
    expect(out).toContain('There is no tile to the north yet. (ST-CAVE-1)');
    expect(out).toContain('The Medic already has full health. (ST-ACT-HEAL)');
    expect(out).toContain('Player 1 undoes: Move south.');
    const { record } = keptRecord(home);
    expect(record.entries.map(({ type }) => type)).toEqual(['act', 'chance', 'act', 'act', 'undo']);
    expect(unwrap(replay(findGame, record)).state).toMatchObject({ points: 1 });
  });

  test('ST-INFO-1 odds at any time', async () => {
    const { out } = await play(freshFolder(), [], 'odds');
    expect(out).toContain('Next hazard (25 cards unseen): Tremor 1 in 5,');
    expect(out).toContain('Tiles (64 and the exit left): ');
  });
});

describe('setting up', () => {
  const options = async (...args: string[]) => {
    const home = freshFolder();
    const { err } = await play(home, args, 'end', 'q');
    return err || keptRecord(home).record.options;
  };

  test('--cavers and --players divide the team in turn order', async () => {
    expect(
      await options('--cavers', 'diver,Me,the scout,en', '--players', '2', '--start', 'me', '--difficulty', 'expert'),
    ).toMatchObject({
      cavers: [
        { caver: 'diver', seat: 0 },
        { caver: 'medic', seat: 1 },
        { caver: 'scout', seat: 0 },
        { caver: 'engineer', seat: 1 },
      ],
      start: 'medic',
      difficulty: 'expert',
    });
  });

  test.each([1, 2, 3, 4, 5, 6])('ST-SETUP-1 %i players get a default team', async (players) => {
    const chosen = (await options('--players', String(players))) as { cavers: { seat: number }[] };
    expect(new Set(chosen.cavers.map(({ seat }) => seat)).size).toBe(players);
  });

  test.each([
    [['--cavers', 'leader,leader,medic,scout'], 'The Leader can only join once. Choose somebody else. (ST-SETUP-1)'],
    [['--cavers', 'leader,medic'], 'A team has four, five or six cavers. Add or remove some. (ST-SETUP-1)'],
    [['--cavers', 'leader,medic,scout,wizard'], 'There is no caver "wizard".'],
    [['--players', '7'], '--players takes a number from 1 to 6.'],
    [['--players', '0'], '--players takes a number from 1 to 6.'],
    [['--players', 'two'], '--players takes a number from 1 to 6.'],
    [
      ['--players', '5', '--cavers', 'leader,medic,scout,diver'],
      'One player has no caver. Add a caver, or play with fewer players. (ST-SETUP-1)',
    ],
    [
      ['--gentle', '--difficulty', 'expert'],
      'Gentle needs Normal difficulty. Choose Normal, or switch Gentle off. (ST-SETUP-6)',
    ],
    [['--start', 'diver'], 'The Diver is not in the team and cannot go first. Choose somebody else. (ST-SETUP-7)'],
    [['--captain'], '--captain is not an option of Sub Terra.'],
  ])('%j is refused in words', async (args, words) => {
    expect(await options(...args)).toContain(words);
  });

  test('a newcomer starts a game by pressing Enter a few times', async () => {
    const home = freshFolder();
    const { out } = await inside([], { home, input: lines('1', '', '', '', 'n', 'q') });
    expect(out).toContain('1  A steady team: Leader, Medic, Climber and Scout\n');
    expect(out).toContain('Sub Terra, 1 player, Leader, Medic, Climber and Scout, normal difficulty.');
    expect(keptRecord(home).record.entries.length).toBeGreaterThan(0);
  });

  test('ST-SETUP-1 teams are named in full, as many as the players lead', async () => {
    const { out } = await inside([], { input: lines('1', '3', '', '', '', 'q') });
    expect(out).toContain('A steady team: Leader, Medic, Climber, Scout, Bodyguard and Engineer\n');
  });
});

test('simulate counts medals', async () => {
  const { out } = await inside(['simulate', 'sub-terra', '--games', '20', '--seed', '1']);
  expect(out).toContain('defeat: three or more were left behind');
  expect(out).not.toContain('draw');
});
