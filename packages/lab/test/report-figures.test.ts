import { expect, test } from 'vitest';
import type { Figure } from '../../terminal/src/report/figure.ts';
import type { SplitWording } from '../../terminal/src/report/wording.ts';
import { byBeginner, byBeginnerAndSetting, firstToMove } from '../src/report/figures/beginning.ts';
import { byBot } from '../src/report/figures/bots.ts';
import { lossFigure } from '../src/report/figures/causes.ts';
import { bySetting, byTeam } from '../src/report/figures/outcome.ts';
import { byMember, byPair, whoComesOut, worthAcross } from '../src/report/figures/people.ts';
import { lengths, overTime } from '../src/report/figures/time.ts';
import { splitFigure } from '../src/report/figures/turning.ts';
import { gameWording, type TeamGameWording } from '../src/report/game-wording.ts';
import { meanOf, student } from '../src/report/numbers.ts';
import { type SampledGame, samplesOf } from '../src/report/sample.ts';
import type { Results } from '../src/results/file.ts';
import { poolStrata } from '../src/simulation/member-values.ts';
import { cave, duel, played } from './report-results.ts';

const CAVE = gameWording('sub-terra') as TeamGameWording;
const SEA = gameWording('pocket-sub');
const HEALTH = CAVE.splits.find(({ series }) => series === 'lost') as SplitWording;
const drawn = (figure: unknown): Figure => {
  expect(figure).toHaveProperty('table');
  return figure as Figure;
};
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
/** The row of the table that begins with these words. */
const row = ({ table }: Figure, ...words: string[]) =>
  table.rows.find((cells) => words.every((word, i) => cells[i] === word))?.map(plain);

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [1000, 1.962],
])("Student's t for %i degrees is %f", (degrees, t) => {
  expect(student(degrees)).toBeCloseTo(t, degrees < 5 ? 1 : 2);
});

test('a mean has an interval, and a single game has none', () => {
  const mean = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean.value).toBe(5);
  expect(mean.low).toBeCloseTo(3.21, 1);
  expect(mean.high).toBeCloseTo(6.79, 1);
  expect(meanOf([3])).toEqual({ value: 3, low: 3, high: 3, n: 1 });
});

const shapeOf = (...files: Results[]) =>
  samplesOf(files).map(({ conditions, games }) => [
    conditions
      .filter(({ name }) => name !== 'rules')
      .map(({ text }) => text)
      .join(', '),
    games.length,
  ]);

test('games are counted together only where the game, its options, the team size and the players are the same', () => {
  const five = ['leader', 'medic', 'diver', 'scout', 'climber'];
  expect(
    shapeOf(
      cave([{ how: 'gold' }, { how: 'gold', difficulty: 'expert' }, { how: 'gold', team: five }], {
        bots: ['novice:1'],
      }),
      cave([{ how: 'defeat' }, { how: 'gold' }], { bots: ['adept:2000'] }),
      cave([{ how: 'gold', team: ['leader', 'medic', 'diver', 'scout'] }], { bots: ['novice:1'] }),
      cave([{ how: 'gold' }], { bots: ['novice:1', 'novice:1'] }),
    ),
  ).toEqual([
    ['normal, 4 cavers, 1 player, novice:1', 2],
    ['normal, 4 cavers, 1 player, adept:2000', 2],
    ['normal, 4 cavers, 2 players, novice:1', 1],
    ['normal, 5 cavers, 1 player, novice:1', 1],
    ['expert, 4 cavers, 1 player, novice:1', 1],
  ]);
});

test('seas are separated by set-up, players, who begins and who sits where', () => {
  expect(
    shapeOf(
      duel([[1, 0]]),
      duel([[1, 0]], { bots: ['bot-b', 'bot-a'] }),
      duel([[1, 0]], { rotate: false }),
      duel([[1, 0]], { setup: 'standard' }),
      duel([[1, 0]], { first: 1 }),
      duel([[1, 0, 0]], { bots: ['x', 'x', 'y'] }),
      duel([[1, 0, 1, 0]]),
    ),
  ).toEqual([
    ['2 players, introductory sea, seat 1 begins, bot-a against bot-b', 2],
    ['2 players, introductory sea, seat 1 begins, bot-a, then bot-b', 1],
    ['2 players, introductory sea, seat 2 begins, bot-a against bot-b', 1],
    ['2 players, standard sea, seat 1 begins, bot-a against bot-b', 1],
    ['3 players, introductory sea, seat 1 begins, x, x, y', 1],
    ['4 players, introductory sea, seat 1 begins, bot-a against bot-b', 1],
  ]);
});

test('games of another rules version are separated', () => {
  const old = cave([{ how: 'gold' }]);
  const now = { ...old, head: { ...old.head, plan: { ...old.head.plan, rules: 2 } } };
  expect(samplesOf([now, old]).map(({ games }) => games.length)).toEqual([1, 1]);
});

test('a game that is in two files counts once; one with a different outcome is another', () => {
  const made = [{ how: 'gold' }, { how: 'defeat' }];
  const sizes = (...files: Results[]) => samplesOf(files).map(({ games }) => games.length);
  expect(sizes(cave(made, { seed: 'x' }), cave(made, { seed: 'x' }))).toEqual([2]);
  expect(sizes(cave(made, { seed: 'x' }), cave(made, { seed: 'y' }))).toEqual([4]);
  expect(sizes(cave(made, { seed: 'x' }), cave([{ how: 'gold' }, { how: 'gold' }], { seed: 'x' }))).toEqual([3]);
});

const group = (label: string, games: readonly SampledGame[]) => ({ label, games });

test('outcomes are counted setting by setting', () => {
  const expert = [
    ...played({ how: 'defeat', difficulty: 'expert' }, 3),
    ...played({ how: 'gold', difficulty: 'expert' }, 1),
  ];
  const figure = bySetting([group('normal', played({ how: 'silver' }, 2)), group('expert', expert)], CAVE);
  expect(row(figure, 'expert')).toEqual([
    'expert',
    '4',
    '25.0 %',
    '0.0 %',
    '0.0 %',
    '75.0 %',
    '25.0 %',
    '4.6 – 69.9 %',
  ]);
  expect(plain(figure.finding)).toContain('From 100.0 % (normal) down to 25.0 % (expert)');
});

test('teams are ranked by the games they won, whatever the order of their members; of many only both ends are drawn', () => {
  const two = [
    ...played({ how: 'defeat', team: ['medic', 'scout', 'diver', 'leader'] }, 3),
    ...played({ how: 'gold', team: ['leader', 'scout', 'diver', 'medic'] }, 1),
    ...played({ how: 'gold', team: ['leader', 'scout', 'diver', 'climber'] }, 2),
  ];
  const figure = drawn(byTeam(two, CAVE));
  expect(figure.table.rows.map(([team, games, gold]) => [team, games, plain(gold)])).toEqual([
    ['Climber, Diver, Leader, Scout', '2', '100.0 %'],
    ['Diver, Leader, Medic, Scout', '4', '25.0 %'],
  ]);
  const many = Array.from({ length: 30 }, (_, i) => played({ how: 'gold', team: [`caver ${i + 10}`] }, 1)).flat();
  const cut = drawn(byTeam(many, CAVE));
  expect(cut.table.rows).toHaveLength(30);
  expect(cut.note).toContain('Drawn are the first 8 and the last 8 of 30');
  expect(cut.draw(560)).not.toContain('Caver 25');
  expect(byTeam(played({ how: 'gold' }, 5), CAVE)).toBeUndefined();
});

test('a member who only played on Expert is not blamed for Expert', () => {
  const [with_, without] = [
    ['medic', 'scout', 'diver', 'leader'],
    ['climber', 'scout', 'diver', 'leader'],
  ];
  const games = (team: readonly string[] | undefined, won: number, lost: number, difficulty: string) => [
    ...played({ how: 'gold', team: team ?? [], difficulty }, won),
    ...played({ how: 'defeat', team: team ?? [], difficulty }, lost),
  ];
  // With the Medic 20 points more on either difficulty, but she was hardly ever on the easy one.
  const normal = [...games(with_, 8, 2, 'normal'), ...games(without, 54, 36, 'normal')];
  const expert = [...games(with_, 27, 63, 'expert'), ...games(without, 1, 9, 'expert')];
  expect(row(drawn(byMember([...normal, ...expert], CAVE)), 'Medic')?.[2]).toBe('35.0 %');
  expect(row(drawn(byMember([...normal, ...expert], CAVE)), 'Climber')?.[2]).toBe('55.0 %');
  const figure = drawn(worthAcross([group('normal', normal), group('expert', expert)], CAVE));
  expect(row(figure, 'Medic')?.slice(0, 5)).toEqual(['Medic', '100', '100', '2', '+20.0 %']);
  expect(row(figure, 'Climber')?.[4]).toBe('−20.0 %');
  expect(row(figure, 'Scout')).toBeUndefined();
  expect(worthAcross([group('normal', played({ how: 'gold' }, 3))], CAVE)).toBeUndefined();
});

test('values in several settings are weighted by how much each can show', () => {
  const small = { difference: 0.1, low: -0.2, high: 0.5, with: 10, without: 90 };
  const large = { difference: 0.3, low: 0.2, high: 0.4, with: 50, without: 50 };
  expect(poolStrata([small])).toEqual({ difference: 0.1, low: expect.closeTo(-0.2), high: expect.closeTo(0.5) });
  const both = poolStrata([small, large]);
  expect(both.difference).toBeCloseTo((9 * 0.1 + 25 * 0.3) / 34);
  expect(both.difference - both.low).toBeCloseTo(Math.hypot(9 * 0.3, 25 * 0.1) / 34);
  expect(both.high - both.difference).toBeCloseTo(Math.hypot(9 * 0.4, 25 * 0.1) / 34);
});

test('members and pairs are credited with the games they were in', () => {
  const games = [
    ...played({ how: 'gold', team: ['medic', 'scout', 'diver', 'leader'] }, 3),
    ...played({ how: 'defeat', team: ['medic', 'scout', 'climber', 'leader'] }, 1),
    ...played({ how: 'defeat', team: ['engineer', 'scout', 'climber', 'leader'] }, 4),
  ];
  const members = drawn(byMember(games, CAVE));
  expect(row(members, 'Medic')?.slice(0, 3)).toEqual(['Medic', '4', '75.0 %']);
  expect(row(members, 'Scout')?.slice(0, 3)).toEqual(['Scout', '8', '37.5 %']);
  const pairs = drawn(byPair(games, CAVE));
  expect(row(pairs, 'diver and medic')?.slice(1, 3)).toEqual(['3', '100.0 %']);
  expect(row(pairs, 'leader and scout')?.slice(1, 3)).toEqual(['8', '37.5 %']);
  expect(row(pairs, 'diver and engineer')).toBeUndefined();
});

test('pairs that seldom win are told apart by a decimal place', () => {
  const lucky = (team: string[], won: number) => [
    ...played({ how: 'gold', team }, won),
    ...played({ how: 'defeat', team }, 250 - won),
  ];
  const few = drawn(byPair([...lucky(['medic', 'scout'], 4), ...lucky(['diver', 'leader'], 3)], CAVE)).draw(600);
  expect([few.includes('>1.6<'), few.includes('>1.2<')]).toEqual([true, true]);
  const many = drawn(byPair([...lucky(['medic', 'scout'], 104), ...lucky(['diver', 'leader'], 3)], CAVE)).draw(600);
  expect([many.includes('>42<'), many.includes('>1<')]).toEqual([true, true]);
});

test('a single team is not compared with itself', () => {
  const games = played({ how: 'gold' }, 5);
  expect(byMember(games, CAVE)).toHaveProperty('why');
  expect(byPair(games, CAVE)).toHaveProperty('why');
  expect(row(whoComesOut(games, CAVE), 'Medic')?.[2]).toBe('100.0 %');
});

test('lost health is counted by source, won and lost apart', () => {
  const games = [
    ...played({ how: 'gold', lost: { gas: 1 } }, 4),
    ...played({ how: 'defeat', lost: { gas: 3, horror: 2 } }, 4),
  ];
  const figure = drawn(lossFigure(games, CAVE));
  expect(row(figure, 'gas', 'games that ended with a medal')?.slice(2, 4)).toEqual(['4', '1.00']);
  expect(row(figure, 'gas', 'defeat')?.slice(2, 4)).toEqual(['4', '3.00']);
  expect(row(figure, 'a horror', 'defeat')?.[3]).toBe('2.00');
  expect(figure.table.rows.map(([label]) => label)).toEqual(['gas', 'gas', 'a horror', 'a horror']);
});

test('a count over time is the mean of the games that last so long', () => {
  const games = [...played({ how: 'defeat', tiles: [2, 4] }, 10), ...played({ how: 'defeat', tiles: [4, 8, 12] }, 10)];
  const figure = drawn(overTime(games, 'tiles', CAVE));
  expect(figure.table.rows.map((cells) => [cells[0], cells[2], cells[3]])).toEqual([
    ['1', '20', '3.00'],
    ['2', '20', '6.00'],
    ['3', '10', '12.0'],
  ]);
});

test('won and lost games are compared where they differ most clearly', () => {
  const many = (how: string, at: number[], spread: number[]) =>
    Array.from({ length: 40 }, (_, i) =>
      played({ how, tiles: at.map((n, r) => n + (i % 2) * (spread[r] ?? 0)) }, 1),
    ).flat();
  // The gap is widest in round 3, where nobody can be sure of it, and clearest in round 2.
  const games = [...many('gold', [2, 8, 20], [1, 1, 40]), ...many('defeat', [2, 4, 12], [1, 1, 40])];
  const figure = drawn(overTime(games, 'tiles', CAVE));
  expect(figure.finding).toBe('Most surely apart in round 2: 8.50 (a medal) and 4.50 (defeat) tiles in the cave.');
});

test('games turn in the round after which health predicts the end', () => {
  // Up to round 3 health says nothing; in round 4 those who are going to lose have lost more.
  const games = Array.from({ length: 400 }, (_, i) => {
    const wins = i % 2 === 0;
    const early = i % 4 < 2 ? 1 : 3;
    const late = wins ? 4 : 8;
    return played({ how: wins ? 'gold' : 'defeat', health: [early, early, early, late, 9, 9] }, 1);
  }).flat();
  const figure = drawn(splitFigure(games, CAVE, HEALTH));
  expect(plain(figure.finding)).toContain('After round 4 it tells most');
  expect(row(figure, '1')?.slice(0, 3)).toEqual(['1', '200', '50.0 %']);
  expect(row(figure, '4')?.slice(0, 3)).toEqual(['4', '200', '100.0 %']);
  expect(splitFigure(played({ how: 'defeat' }, 50), CAVE, HEALTH)).toEqual({
    title: 'What health tells',
    why: 'No game ended with a medal, so nothing can tell which would.',
  });
});

const seaGames = (...args: Parameters<typeof duel>): readonly SampledGame[] =>
  samplesOf([duel(...args)])[0]?.games ?? [];

test('the advantage of beginning is the share of decided games that the beginner wins; bots score what their seats score', () => {
  const scores = [
    [1, 0],
    [1, 0],
    [0, 1],
    [0.5, 0.5],
  ];
  expect(firstToMove(seaGames(scores))).toMatchObject({ n: 3, value: 2 / 3 });
  expect(firstToMove(seaGames(scores, { first: 1 }))).toMatchObject({ n: 3, value: 1 / 3 });
  const figure = drawn(byBot(seaGames(scores), SEA));
  // Seats alternate: the first bot begins games 0 and 2, wins the first and loses the other.
  expect(row(figure, 'bot-a', 'it began')?.slice(2, 4)).toEqual(['2', '50.0 %']);
  expect(row(figure, 'bot-a', 'another began')?.slice(2, 4)).toEqual(['2', '25.0 %']);
  expect(row(figure, 'bot-b', 'it began')?.slice(2, 4)).toEqual(['2', '75.0 %']);
  const second = drawn(byBot(seaGames(scores, { first: 1 }), SEA));
  expect(row(second, 'bot-b', 'it began')?.slice(2, 4)).toEqual(['2', '50.0 %']);
});

test('if one bot always began, the advantage of beginning is unknown', () => {
  const games = seaGames([[1, 0]], { rotate: false });
  expect(byBeginner(games, SEA)).toHaveProperty('why');
  expect(byBeginnerAndSetting([group('one', games)], SEA)).toHaveProperty('why');
  expect(byBeginner(seaGames([[1, 0]], { rotate: false, bots: ['same', 'same'] }), SEA)).toHaveProperty('table');
});

test('names the settings in which beginning helps', () => {
  const many = (scores: number[]) => seaGames(Array.from({ length: 40 }, () => scores));
  const figure = drawn(
    byBeginnerAndSetting(
      [group('a sea', many([1, 0])), group('another', many([0, 1])), group('three', many([1, 0, 0]))],
      SEA,
    ),
  );
  expect(figure.finding).toBe('To begin is an advantage in: a sea; three. To begin is a disadvantage in: another.');
  expect(row(figure, 'three', '40', 'third')?.[3]).toBe('0.0 %');
});

test('a hundred and fifty thousand games have a shortest and a longest', () => {
  const [one] = played({ how: 'gold' }, 1);
  const many = Array.from({ length: 150_000 }, (_, i) => ({ ...(one as SampledGame), rounds: 3 + (i % 9) }));
  expect(lengths(many, CAVE).finding).toContain('the shortest 3, the longest 11');
});
