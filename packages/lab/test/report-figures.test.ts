import { expect, test } from 'vitest';
import type { Figure } from '../src/report/figure.ts';
import { lostHealth } from '../src/report/figures/causes.ts';
import { byBot, firstSeat } from '../src/report/figures/duel.ts';
import { byDifficulty } from '../src/report/figures/outcome.ts';
import { byMember, byPair, whoComesOut } from '../src/report/figures/people.ts';
import { overTime } from '../src/report/figures/time.ts';
import { turnByHealth } from '../src/report/figures/turning.ts';
import { wordingOf } from '../src/report/games.ts';
import { meanOf, student } from '../src/report/numbers.ts';
import { samplesOf } from '../src/report/sample.ts';
import { cave, duel, played } from './report-results.ts';

const CAVE = wordingOf('sub-terra');
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

test('a mean knows its interval, and one game alone claims none', () => {
  const mean = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean.value).toBe(5);
  expect(mean.low).toBeCloseTo(3.21, 1);
  expect(mean.high).toBeCloseTo(6.79, 1);
  expect(meanOf([3])).toEqual({ value: 3, low: 3, high: 3, n: 1 });
});

test('games are put together by game and player, never across', () => {
  const samples = samplesOf([
    cave([{ how: 'gold' }], { bots: ['novice:1'] }),
    cave([{ how: 'defeat' }, { how: 'gold' }], { bots: ['adept:2000'] }),
    cave([{ how: 'gold' }], { bots: ['novice:1'] }),
    duel([[1, 0]]),
    duel([[1, 0, 0]]),
  ]);
  const shape = samples.map(({ game, players, games }) => [game, players.join(), games.length]);
  expect(shape).toEqual([
    ['sub-terra', 'novice:1', 2],
    ['sub-terra', 'adept:2000', 2],
    ['pocket-sub', 'bot-a,bot-b', 1],
    ['pocket-sub', 'bot-a,bot-b', 1],
  ]);
});

test('outcomes are counted by difficulty and team size, the easiest first', () => {
  const games = [
    ...played({ how: 'defeat', difficulty: 'expert' }, 3),
    ...played({ how: 'gold', difficulty: 'expert' }, 1),
    ...played({ how: 'silver', difficulty: 'normal' }, 2),
  ];
  const figure = byDifficulty(games, CAVE);
  expect(figure.table.rows.map(([label]) => label)).toEqual(['normal, 4 cavers', 'expert, 4 cavers']);
  expect(row(figure, 'expert, 4 cavers')).toEqual([
    'expert, 4 cavers',
    '4',
    '25.0 %',
    '0.0 %',
    '0.0 %',
    '75.0 %',
    '25.0 %',
    '4.6 – 69.9 %',
  ]);
  expect(plain(figure.says)).toContain('From 100.0 % (normal, 4 cavers) down to 25.0 %');
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

test('one team alone is not compared with itself', () => {
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
  const figure = drawn(lostHealth(games, CAVE));
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

test('games turn in the round after which health tells the end', () => {
  // Up to round 3 health says nothing; in round 4 those who are going to lose have lost more.
  const games = Array.from({ length: 400 }, (_, i) => {
    const wins = i % 2 === 0;
    const early = i % 4 < 2 ? 1 : 3;
    const late = wins ? 4 : 8;
    return played({ how: wins ? 'gold' : 'defeat', health: [early, early, early, late, 9, 9] }, 1);
  }).flat();
  const figure = drawn(turnByHealth(games, CAVE));
  expect(plain(figure.says)).toContain('After round 4 it tells most');
  expect(row(figure, '1')?.slice(0, 3)).toEqual(['1', '200', '50.0 %']);
  expect(row(figure, '4')?.slice(0, 3)).toEqual(['4', '200', '100.0 %']);
  expect(turnByHealth(played({ how: 'defeat' }, 50), CAVE)).toEqual({
    title: 'What health tells',
    why: 'No game ended with a medal, so nothing can tell which would.',
  });
});

test('to begin is worth what the first seat wins of the decided games; bots get what their seats got', () => {
  const [sample] = samplesOf([
    duel([
      [1, 0],
      [1, 0],
      [0, 1],
      [0.5, 0.5],
    ]),
  ]);
  const games = sample?.games ?? [];
  expect(firstSeat(games)).toMatchObject({ n: 3, value: 2 / 3 });
  const figure = drawn(byBot(games));
  // Seats alternate: the first bot begins games 0 and 2, wins the first and loses the other.
  expect(row(figure, 'bot-a', 'it began')?.slice(2, 4)).toEqual(['2', '50.0 %']);
  expect(row(figure, 'bot-a', 'another began')?.slice(2, 4)).toEqual(['2', '25.0 %']);
  expect(row(figure, 'bot-b', 'it began')?.slice(2, 4)).toEqual(['2', '75.0 %']);
});
