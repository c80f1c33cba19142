import { findGame } from '@undercroft/catalog';
import { must, replay } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { freshFolder, keptRecord, lines, undercroft } from './binary.ts';

const play = (home: string, args: readonly string[], ...typed: string[]) =>
  undercroft(['play', 'sub-terra', ...args], { home, input: lines(...typed) });

const times = (n: number, typed: string): string[] => Array.from({ length: n }, () => typed);

describe('a whole game by hand', () => {
  test('everybody ends their turns until the dark has them', () => {
    const home = freshFolder();
    const { code, out } = play(home, ['--seed', 'dark'], ...times(160, 'end'));
    expect(code).toBe(0);
    expect(out).toContain('Out of time: the torches die.');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('Defeat. Nobody is conscious any more. Nobody got out.');
    expect(must(replay(findGame, keptRecord(home).record)).status()).toMatchObject({ ending: { how: 'defeat' } });
  });

  test('where no person sits the game plays itself', () => {
    const { code, out } = play(freshFolder(), ['--seed', '2', '--players', '2', '--bot', '1,2=wanderer']);
    expect(code).toBe(0);
    expect(out).toMatch(/(Defeat|Bronze|Silver|Gold)\. /);
  });
});

describe('one turn', () => {
  test('a refusal keeps the turn, undo gives a step back', () => {
    const home = freshFolder();
    const { out } = play(home, ['--seed', '1'], 'move n', 'why heal medic', 'n', '1', 's', 'undo', 'q');
    expect(out).toContain('No tile lies to the north yet. (ST-CAVE-1)');
    expect(out).toContain('The Medic is at full health. (ST-ACT-HEAL)');
    expect(out).toContain('Player 1 takes back: Move south.');
    const { record } = keptRecord(home);
    expect(record.entries.map(({ type }) => type)).toEqual(['act', 'chance', 'act', 'act', 'undo']);
    expect(must(replay(findGame, record)).state).toMatchObject({ points: 1 });
  });

  test('ST-INFO-1 odds at any time', () => {
    expect(play(freshFolder(), [], 'odds').out).toContain('Next hazard: tremor 5 in 25,');
  });
});

describe('setting up', () => {
  const options = (...args: string[]) => {
    const home = freshFolder();
    const { err } = play(home, args, 'end', 'q');
    return err || keptRecord(home).record.options;
  };

  test('--cavers and --players share out the team in turn order', () => {
    expect(
      options('--cavers', 'diver,Me,the scout,en', '--players', '2', '--start', 'me', '--difficulty', 'expert'),
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

  test.each([1, 2, 3, 4, 5, 6])('ST-SETUP-1 %i players have a team without naming one', (players) => {
    const chosen = options('--players', String(players)) as { cavers: { seat: number }[] };
    expect(new Set(chosen.cavers.map(({ seat }) => seat)).size).toBe(players);
  });

  test.each([
    [['--cavers', 'leader,leader,medic,scout'], 'The Leader is named twice. (ST-SETUP-1)'],
    [['--cavers', 'leader,medic'], 'A team has 4 to 6 cavers, not 2. (ST-SETUP-1)'],
    [['--cavers', 'leader,medic,scout,wizard'], 'There is no caver "wizard".'],
    [['--players', '7'], '--players takes a number from 1 to 6.'],
    [['--players', '0'], '--players takes a number from 1 to 6.'],
    [['--players', 'two'], '--players takes a number from 1 to 6.'],
    [['--players', '5', '--cavers', 'leader,medic,scout,diver'], 'There are more players than cavers'],
    [['--gentle', '--difficulty', 'expert'], 'The gentle game is of normal difficulty. (ST-SETUP-6)'],
    [['--start', 'diver'], 'The Diver is not in the team and cannot go first. (ST-SETUP-7)'],
    [['--captain'], '--captain is not an option of Sub Terra.'],
  ])('%j is refused in words', (args, words) => {
    expect(options(...args)).toContain(words);
  });

  test('a newcomer is in a game after a few Enters', () => {
    const home = freshFolder();
    const { out } = undercroft([], { home, input: lines('1', '', '', '', 'n', 'q') });
    expect(out).toContain('Sub Terra, 1 player, Leader, Medic, Climber and Scout, normal.');
    expect(keptRecord(home).record.entries.length).toBeGreaterThan(0);
  });
});

test('simulate counts medals', () => {
  const { out } = undercroft(['simulate', 'sub-terra', '--games', '20', '--seed', '1']);
  expect(out).toContain('defeat: three or more were left behind');
  expect(out).not.toContain('draw');
});
