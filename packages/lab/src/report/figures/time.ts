// How long games take, and how counts grow round by round.

import { capital } from '@undercroft/terminal/grammar';
import type { Figure, MissingFigure, Tone } from '@undercroft/terminal/report/figure';
import { type Column, columns } from '../charts/columns.ts';
import { dots } from '../charts/dots.ts';
import { type Course, lines, type Moment } from '../charts/lines.ts';
import type { GameWording } from '../game-wording.ts';
import { count, type Estimate, gamesText, interval, meanOf, number, percent, shareOf } from '../numbers.ts';
import { type Group, isWon, type SampledGame } from '../sample.ts';

interface Side {
  readonly tone: Tone;
  readonly name: string;
  readonly dashed?: true;
  readonly mine: readonly SampledGame[];
}

export function sidesOf(games: readonly SampledGame[], wording: GameWording): Side[] {
  if (wording.goal !== 'co-op') return [{ tone: 'plain', name: 'all games', mine: games }];
  const sides: Side[] = [
    { tone: 'won', name: wording.won, mine: games.filter(isWon) },
    { tone: 'lost', name: wording.lost, dashed: true, mine: games.filter((game) => !isWon(game)) },
  ];
  return sides.filter(({ mine }) => mine.length > 0);
}

const MOST_COLUMNS = 40;

/** A loop, because no function takes a million arguments. */
const rangeOf = (values: readonly number[]): [least: number, most: number] =>
  values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** Red on a whole area would be too loud. */
const mutedTone = (tone: Tone): Tone => (tone === 'lost' ? 'nothing' : tone);

export function lengths(games: readonly SampledGame[], wording: GameWording): Figure {
  const rounds = games.map((game) => game.rounds);
  const mean = meanOf(rounds);
  const [least, most] = rangeOf(rounds);
  const step = Math.ceil((most - least + 1) / MOST_COLUMNS);
  const sides = sidesOf(games, wording);
  const all: Column[] = Array.from({ length: Math.ceil((most - least + 1) / step) }, (_, i) => {
    const from = least + i * step;
    const to = from + step - 1;
    const inside = (game: SampledGame) => game.rounds >= from && game.rounds <= to;
    return {
      from,
      to,
      counts: sides.map(({ tone, mine }) => ({ tone: mutedTone(tone), games: mine.filter(inside).length })),
    };
  });
  const total = ({ counts }: Column) => counts.reduce((sum, one) => sum + one.games, 0);
  const share = (column: Column): Estimate => shareOf(total(column), games.length);
  return {
    title: 'How long games are',
    finding: `A game takes ${number(mean.value)} rounds on average (${interval(mean, 'amount')}), the shortest ${count(least)}, the longest ${count(most)}.`,
    note: `${gamesText(games.length)} by the round in which they ended.`,
    keys: sides.length === 1 ? [] : sides.map(({ tone, name }) => ({ tone: mutedTone(tone), name })),
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

interface Amount {
  readonly title: string;
  /** 'rounds in a game' */
  readonly unit: string;
  readonly of: (game: SampledGame) => number;
}

/** An amount, setting by setting. */
export function meansBySetting(groups: readonly Group[], { title, unit, of }: Amount): Figure {
  const rows = groups.map(({ label, games }) => ({ label, tone: 'plain' as const, ...meanOf(games.map(of)) }));
  const sorted = [...rows].sort((a, b) => b.value - a.value);
  const text = (row: (typeof rows)[number] | undefined) => (row ? `${number(row.value)} (${row.label})` : '');
  return {
    title,
    finding: `From ${text(sorted[0])} down to ${text(sorted.at(-1))}.`,
    note: `Mean ${unit}, over ${gamesText(rows.reduce((sum, { n }) => sum + n, 0))}. Lines are 95 % intervals.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'amount' }, width),
    table: {
      head: ['setting', 'games', `mean ${unit}`, '95 % interval'],
      rows: rows.map((row) => [row.label, count(row.n), number(row.value), interval(row, 'amount')]),
    },
  };
}

/** A round is shown if at least this share of the games, and this many, last so long. */
const LEAST_SHARE = 0.05;
const LEAST_GAMES = 5;

/** A value at the end of round 1, 2, …; undefined where it is not known. */
export type ByRound = readonly (number | undefined)[];

/** The mean at the end of each round, over the games that lasted so long. */
export function momentsOf(games: readonly ByRound[]): Moment[] {
  const moments: Moment[] = [];
  const least = Math.min(games.length, Math.max(LEAST_GAMES, games.length * LEAST_SHARE));
  for (let round = 1; ; round++) {
    const values = games.map((one) => one[round - 1]).filter((value) => value !== undefined);
    if (values.length < least || values.length === 0) return moments;
    const mean = meanOf(values);
    moments.push({ round, ...mean, low: Math.max(0, mean.low) });
  }
}

export function overTime(games: readonly SampledGame[], name: string, wording: GameWording): Figure | MissingFigure {
  const what = wording.series[name] ?? name;
  const title = `${capital(what)}, round by round`;
  const courses: Course[] = sidesOf(games, wording).map(({ mine, ...key }) => ({
    ...key,
    moments: momentsOf(mine.map(({ series, rounds }) => series[name]?.slice(0, rounds) ?? [])),
  }));
  const drawn = courses.filter(({ moments }) => moments.length > 0);
  if (drawn.length === 0) return { title, why: 'These games do not say.' };
  return {
    title,
    finding: coursesSentence(drawn, what),
    note: `Mean over the games that last so long, out of ${gamesText(games.length)}; bands are 95 % intervals. A line ends where fewer than one game in twenty goes on.`,
    keys: drawn.length === 1 ? [] : drawn,
    draw: (width) => lines(drawn, { unit: 'amount', label: what }, width),
    table: courseTable(drawn, what),
  };
}

/** Two courses are compared in the round in which they differ most clearly; one is described by its end. */
function coursesSentence(courses: readonly Course[], what: string): string {
  const [one, other] = courses;
  const last = one?.moments.at(-1);
  if (!one || !last) return '';
  if (!other) return `By round ${last.round}: ${number(last.value)} ${what}.`;
  const rounds = one.moments.flatMap((a, i) => (other.moments[i] ? [{ a, b: other.moments[i] }] : []));
  const most = rounds.reduce((best, pair) => (separation(pair) > separation(best) ? pair : best));
  const text = `${number(most.a.value)} (${one.name}) and ${number(most.b.value)} (${other.name})`;
  return `Most surely apart in round ${most.a.round}: ${text} ${what}.`;
}

/** The difference of two values, relative to their intervals. */
export const separation = ({ a, b }: { readonly a: Estimate; readonly b: Estimate }): number =>
  Math.abs(a.value - b.value) / (Math.hypot(a.high - a.low, b.high - b.low) || Number.POSITIVE_INFINITY);

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
