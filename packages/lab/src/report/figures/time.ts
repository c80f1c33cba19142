// How long games take, and what has grown by each round.

import { capital, list } from '../../words/grammar.ts';
import { type Column, columns } from '../charts/columns.ts';
import { type Course, lines, type Moment } from '../charts/lines.ts';
import type { Absent, Figure, Tone } from '../figure.ts';
import type { Wording } from '../games.ts';
import { count, type Estimate, gamesText, interval, meanOf, number, percent, shareOf } from '../numbers.ts';
import { isWon, type Played } from '../sample.ts';

interface Side {
  readonly tone: Tone;
  readonly name: string;
  readonly dashed?: true;
  readonly mine: readonly Played[];
}

const isShared = ({ difficulties }: Wording): boolean => difficulties.length > 0;

export function sidesOf(games: readonly Played[], wording: Wording): Side[] {
  if (!isShared(wording)) return [{ tone: 'plain', name: 'all games', mine: games }];
  const sides: Side[] = [
    { tone: 'won', name: wording.won, mine: games.filter(isWon) },
    { tone: 'lost', name: wording.lost, dashed: true, mine: games.filter((game) => !isWon(game)) },
  ];
  return sides.filter(({ mine }) => mine.length > 0);
}

const MOST_COLUMNS = 40;

/** Red on a whole surface would cry louder than the figure means. */
const muted = (tone: Tone): Tone => (tone === 'lost' ? 'nothing' : tone);

export function lengths(games: readonly Played[], wording: Wording): Figure {
  const rounds = games.map((game) => game.rounds);
  const mean = meanOf(rounds);
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  const step = Math.ceil((most - least + 1) / MOST_COLUMNS);
  const sides = sidesOf(games, wording);
  const all: Column[] = Array.from({ length: Math.ceil((most - least + 1) / step) }, (_, i) => {
    const from = least + i * step;
    const to = from + step - 1;
    const inside = (game: Played) => game.rounds >= from && game.rounds <= to;
    return {
      from,
      to,
      counts: sides.map(({ tone, mine }) => ({ tone: muted(tone), games: mine.filter(inside).length })),
    };
  });
  const total = ({ counts }: Column) => counts.reduce((sum, one) => sum + one.games, 0);
  const share = (column: Column): Estimate => shareOf(total(column), games.length);
  return {
    title: 'How long games are',
    says: `A game takes ${number(mean.value)} rounds on average (${interval(mean, 'amount')}), the shortest ${count(least)}, the longest ${count(most)}.`,
    note: `${gamesText(games.length)} by the round in which they ended.`,
    keys: sides.length === 1 ? [] : sides.map(({ tone, name }) => ({ tone: muted(tone), name })),
    draw: (width) => columns(all, { label: 'rounds', mean: mean.value }, width),
    table: {
      head: ['rounds', 'games', 'share', '95 % interval'],
      rows: all
        .filter((column) => total(column) > 0)
        .map((column) => [
          column.from === column.to ? count(column.from) : `${count(column.from)} – ${count(column.to)}`,
          count(total(column)),
          percent(share(column).value),
          interval(share(column), 'share'),
        ]),
    },
  };
}

/** A round is shown as long as this share of the games, and this many, still last. */
const LEAST_SHARE = 0.05;
const LEAST_GAMES = 5;

/** Something at the end of each round, over the games that lasted so long. */
export function momentsOf(
  games: readonly Played[],
  valueAt: (game: Played, round: number) => number | undefined,
): Moment[] {
  const moments: Moment[] = [];
  const least = Math.min(games.length, Math.max(LEAST_GAMES, games.length * LEAST_SHARE));
  for (let round = 1; ; round++) {
    const values = games.map((game) => valueAt(game, round)).filter((value) => value !== undefined);
    if (values.length < least || values.length === 0) return moments;
    const mean = meanOf(values);
    moments.push({ round, ...mean, low: Math.max(0, mean.low) });
  }
}

export function overTime(games: readonly Played[], name: string, wording: Wording): Figure | Absent {
  const what = wording.series[name] ?? name;
  const title = `${capital(what)}, round by round`;
  const courses: Course[] = sidesOf(games, wording).map(({ mine, ...key }) => ({
    ...key,
    moments: momentsOf(mine, ({ series, rounds }, round) => (round > rounds ? undefined : series[name]?.[round - 1])),
  }));
  const drawn = courses.filter(({ moments }) => moments.length > 0);
  if (drawn.length === 0) return { title, why: 'These games do not say.' };
  return {
    title,
    says: coursesSentence(drawn, what),
    note: `Mean over the games that last so long, out of ${gamesText(games.length)}; bands are 95 % intervals. A line ends where fewer than one game in twenty goes on.`,
    keys: drawn.length === 1 ? [] : drawn,
    draw: (width) => lines(drawn, { unit: 'amount', label: what }, width),
    table: courseTable(drawn, what),
  };
}

/** Compared in the last round that all of them reach. */
function coursesSentence(courses: readonly Course[], what: string): string {
  const round = Math.min(...courses.map(({ moments }) => moments.length));
  const values = courses.map(({ name, moments }) => {
    const text = number((moments[round - 1] as Moment).value);
    return courses.length === 1 ? `${text} ${what}` : `${text} (${name})`;
  });
  const means = list(values);
  return `By round ${round}: ${means}${courses.length === 1 ? '' : ` ${what}`}.`;
}

export const courseTable = (courses: readonly Course[], what: string) => ({
  head: ['round', 'of games', 'games', what, '95 % interval'],
  rows: courses.flatMap(({ name, moments }) =>
    moments.map((moment) => [
      count(moment.round),
      name,
      count(moment.n),
      number(moment.value),
      interval(moment, 'amount'),
    ]),
  ),
});
