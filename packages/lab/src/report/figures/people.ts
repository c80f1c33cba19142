// Who takes part: with whom games succeed, and who comes out.

import { capital } from '@undercroft/terminal/grammar';
import type { Figure, MissingFigure } from '@undercroft/terminal/report/figure';
import { shareDifference } from '../../simulation/differences.ts';
import { poolStrata, type Stratum } from '../../simulation/member-values.ts';
import { wilson } from '../../simulation/statistics.ts';
import { dots } from '../charts/dots.ts';
import { type Cell, heat } from '../charts/heat.ts';
import type { TeamGameWording } from '../game-wording.ts';
import { count, type Estimate, format, gamesText, interval, percent, shareOf } from '../numbers.ts';
import { type Group, isWon, type SampledGame } from '../sample.ts';

const namesIn = (games: readonly SampledGame[]): string[] => [
  ...new Set(games.flatMap(({ members }) => members.map(({ name }) => name))),
];
const has = ({ members }: SampledGame, name: string): boolean => members.some((member) => member.name === name);
const successOf = (games: readonly SampledGame[]): Estimate => shareOf(games.filter(isWon).length, games.length);
const isOneTeam = (games: readonly SampledGame[]): boolean =>
  new Set(
    games.map(({ members }) =>
      members
        .map(({ name }) => name)
        .sort()
        .join(),
    ),
  ).size === 1;

const ALL_ALIKE = 'All games were played by the same team, so nothing can be said about its members one by one.';

export function byMember(games: readonly SampledGame[], wording: TeamGameWording): Figure | MissingFigure {
  const title = `Games with each ${wording.team.member[0]}`;
  if (isOneTeam(games)) return { title, why: ALL_ALIKE };
  const rows = namesIn(games)
    .map((name) => ({
      label: capital(name),
      tone: 'plain' as const,
      ...successOf(games.filter((game) => has(game, name))),
    }))
    .sort((a, b) => b.value - a.value);
  const all = successOf(games);
  return {
    title,
    finding: `${percent(rows[0]?.value ?? 0)} of the games with the ${rows[0]?.label} ${wording.success}; with the ${rows.at(-1)?.label}, ${percent(rows.at(-1)?.value ?? 0)}.`,
    note: `${gamesText(games.length)} in all, ${range(rows)} with each. Lines are 95 % intervals; the dashed line is the mean of all games.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'share', reference: { value: all.value, name: 'all games' } }, width),
    table: {
      head: [wording.team.member[0], 'games', wording.won, '95 % interval'],
      rows: rows.map((row) => [row.label, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}

function range(rows: readonly Estimate[]): string {
  const ns = rows.map(({ n }) => n);
  const [least, most] = [Math.min(...ns), Math.max(...ns)];
  return least === most ? count(least) : `${count(least)} to ${count(most)}`;
}

export function byPair(games: readonly SampledGame[], wording: TeamGameWording): Figure | MissingFigure {
  const title = `Games with each pair of ${wording.team.member[1]}`;
  if (isOneTeam(games)) return { title, why: ALL_ALIKE };
  const names = namesIn(games).sort();
  const cells = names.flatMap((a, i) => names.slice(i + 1).flatMap((b) => pairOf(games, a, b)));
  if (cells.length < 2) return { title, why: 'Too few pairs ever played together.' };
  const sorted = [...cells].sort((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0] as Cell, sorted.at(-1) as Cell];
  const both = cells.flatMap((cell) => [cell, { ...cell, a: cell.b, b: cell.a }]);
  return {
    title,
    finding: `Best together: ${best.a} and ${best.b}, ${percent(best.value)} (${interval(best, 'share')}). Worst: ${worst.a} and ${worst.b}, ${percent(worst.value)} (${interval(worst, 'share')}).`,
    note: `Numbers are per cent of the games with both that ${wording.success}; ${range(cells)} games a pair. 95 % intervals are in the table.`,
    keys: [],
    draw: (width) =>
      heat(
        both.map((cell) => ({ ...cell, a: capital(cell.a), b: capital(cell.b) })),
        names.map(capital),
        width,
      ),
    table: {
      head: ['pair', 'games', wording.won, '95 % interval'],
      rows: sorted.map((cell) => [
        `${cell.a} and ${cell.b}`,
        count(cell.n),
        percent(cell.value),
        interval(cell, 'share'),
      ]),
    },
  };
}

/** Empty if the two never played together. */
function pairOf(games: readonly SampledGame[], a: string, b: string): Cell[] {
  const mine = games.filter((game) => has(game, a) && has(game, b));
  return mine.length === 0 ? [] : [{ a, b, ...successOf(mine) }];
}

/**
 * What a member adds to the games won, within each setting and then combined: members who only played on Expert are only
 * compared with others on Expert. Undefined if there is only one setting, whose own figure says the same.
 */
export function worthAcross(groups: readonly Group[], wording: TeamGameWording): Figure | undefined {
  const mixed = groups.filter(({ games }) => !isOneTeam(games));
  const rows = namesIn(mixed.flatMap(({ games }) => games))
    .flatMap((name) => worthOf(name, mixed))
    .sort((a, b) => b.value - a.value);
  const [best, worst] = [rows[0], rows.at(-1)];
  if (!best || !worst || rows.every(({ settings }) => settings < 2)) return undefined;
  const text = (row: Worth) => `the ${row.label} ${format(row.value, 'difference')} (${interval(row, 'difference')})`;
  return {
    title: `What each ${wording.team.member[0]} is worth, whatever the setting`,
    finding: `Worth most: ${text(best)}; least: ${text(worst)}.`,
    note: `Share of the games with them that ${wording.success}, less that of the games without, taken within each setting; then the mean over settings, weighted by how many games with and without each has (Mantel and Haenszel). Settings in which everybody or nobody had them do not count. Lines are 95 % intervals.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'difference', reference: { value: 0, name: 'no difference' } }, width),
    table: {
      head: [wording.team.member[0], 'games with', 'games without', 'settings', 'worth', '95 % interval'],
      rows: rows.map((row) => [
        row.label,
        count(row.n),
        count(row.without),
        count(row.settings),
        format(row.value, 'difference'),
        interval(row, 'difference'),
      ]),
    },
  };
}

interface Worth extends Estimate {
  readonly label: string;
  readonly tone: 'plain';
  readonly without: number;
  readonly settings: number;
}

function worthOf(name: string, groups: readonly Group[]): Worth[] {
  const strata = groups.flatMap(({ games }) => stratumOf(name, games));
  if (strata.length === 0) return [];
  const { difference, low, high } = poolStrata(strata);
  const sum = (side: 'with' | 'without') => strata.reduce((all, one) => all + one[side], 0);
  return [
    {
      label: capital(name),
      tone: 'plain',
      value: difference,
      low,
      high,
      n: sum('with'),
      without: sum('without'),
      settings: strata.length,
    },
  ];
}

function stratumOf(name: string, games: readonly SampledGame[]): Stratum[] {
  const [mine, others] = [games.filter((game) => has(game, name)), games.filter((game) => !has(game, name))];
  if (mine.length === 0 || others.length === 0) return [];
  const won = (some: readonly SampledGame[]) => wilson(some.filter(isWon).length, some.length);
  return [{ ...shareDifference(won(others), won(mine)), with: mine.length, without: others.length }];
}

/** The share of each member's games in which they came out. */
export function whoComesOut(games: readonly SampledGame[], wording: TeamGameWording): Figure {
  const rows = namesIn(games)
    .map((name) => {
      const mine = games.filter((game) => has(game, name));
      const out = mine.filter(({ members }) => members.some((one) => one.name === name && one.fate === 'out'));
      return { label: capital(name), tone: 'plain' as const, ...shareOf(out.length, mine.length) };
    })
    .sort((a, b) => b.value - a.value);
  return {
    title: 'Who comes out',
    finding: `The ${rows[0]?.label} came out most often (${percent(rows[0]?.value ?? 0)}), the ${rows.at(-1)?.label} least (${percent(rows.at(-1)?.value ?? 0)}).`,
    note: `Share of the games with each ${wording.team.member[0]} in which they were out at the end; ${range(rows)} games each. Lines are 95 % intervals.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: [wording.team.member[0], 'games', 'out', '95 % interval'],
      rows: rows.map((row) => [row.label, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}
