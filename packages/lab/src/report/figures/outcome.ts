// How games ended: all of them, by setting, by team; and why they were over.

import { capital } from '@undercroft/terminal/grammar';
import type { Figure, Key, MissingFigure } from '@undercroft/terminal/report/figure';
import { dots } from '../charts/dots.ts';
import { type Bar, stack } from '../charts/stack.ts';
import type { GameWording } from '../game-wording.ts';
import { count, type Estimate, gamesText, interval, percent, shareOf } from '../numbers.ts';
import { type Group, groupBy, isWon, type SampledGame } from '../sample.ts';

const successOf = (games: readonly SampledGame[]): Estimate => shareOf(games.filter(isWon).length, games.length);

/** The games of one chapter. */
export const outcome = (games: readonly SampledGame[], wording: GameWording): Figure =>
  outcomes({ title: 'How games end', groups: [{ label: 'all games', games }], wording });

/** Settings side by side. */
export const bySetting = (groups: readonly Group[], wording: GameWording): Figure =>
  outcomes({ title: 'How games end, setting by setting', groups, wording, most: MOST_SETTINGS });

/** More bars than this are unreadable. */
const MOST_SETTINGS = 40;
/** If there are many teams, only the best and the worst are drawn. */
const MOST_TEAMS = 16;

/** The members of a team, in any order. */
export function byTeam(games: readonly SampledGame[], wording: GameWording): Figure | undefined {
  const teams = [...groupBy(games, teamOf)].map(([label, mine]) => ({ label, games: mine }));
  if (teams.length < 2) return undefined;
  const groups = teams.sort((a, b) => successOf(b.games).value - successOf(a.games).value);
  const figure = outcomes({ title: 'How games end, team by team', groups, wording, most: MOST_TEAMS });
  const luck =
    teams.length > MOST_TEAMS
      ? ' Whoever leads among many has been lucky too: look at the interval, not at the rank.'
      : '';
  return { ...figure, note: figure.note + luck };
}

const teamOf = ({ members }: SampledGame): string =>
  members
    .map(({ name }) => capital(name))
    .sort()
    .join(', ');

interface Outcomes {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly wording: GameWording;
  /** The most bars that are drawn; the table has all rows. */
  readonly most?: number;
}

function outcomes({ title, groups, wording, most = groups.length }: Outcomes): Figure {
  const games = groups.reduce((sum, group) => sum + group.games.length, 0);
  const drawn = endsOf(groups, most);
  const bars = drawn.map((group) => barOf(group, wording));
  const keys: Key[] = wording.endings.map(({ tone, name }) => ({ tone, name }));
  const cut = drawn.length < groups.length ? ` ${cutText(most, groups.length)}` : '';
  return {
    title,
    finding: outcomeSentence(groups, wording),
    note: `${gamesText(games)}; the number beside a bar is how many are in it. The line below a bar is the 95 % interval of all that ${wording.success}.${cut}`,
    keys,
    draw: (width) => stack(bars, width),
    table: {
      head: ['setting', 'games', ...wording.endings.map(({ how }) => how), wording.won, '95 % interval'],
      rows: groups.map((group) => outcomeRow(group, wording)),
    },
  };
}

function endsOf<T>(things: readonly T[], most: number): readonly T[] {
  if (things.length <= most) return things;
  return [...things.slice(0, Math.ceil(most / 2)), ...things.slice(-Math.floor(most / 2))];
}

const cutText = (most: number, all: number): string =>
  `Drawn are the first ${Math.ceil(most / 2)} and the last ${Math.floor(most / 2)} of ${all}; the table has all.`;

function barOf({ label, games }: Group, { endings }: GameWording): Bar {
  const parts = endings.map(({ how, tone }) => ({ tone, share: howMany(games, how) / games.length }));
  return { label, parts: parts.filter(({ share }) => share > 0), lit: successOf(games) };
}

const howMany = (games: readonly SampledGame[], how: string): number => games.filter((game) => game.how === how).length;

function outcomeRow({ label, games }: Group, { endings }: GameWording): string[] {
  const lit = successOf(games);
  const shares = endings.map(({ how }) => percent(howMany(games, how) / games.length));
  return [label, count(games.length), ...shares, percent(lit.value), interval(lit, 'share')];
}

function outcomeSentence(groups: readonly Group[], { success }: GameWording): string {
  const rated = groups.map(({ label, games }) => ({ label, lit: successOf(games) }));
  const sorted = rated.sort((a, b) => b.lit.value - a.lit.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return '';
  const text = ({ label, lit }: typeof most) => `${percent(lit.value)} (${label})`;
  if (groups.length === 1) return `${percent(most.lit.value)} of the games ${success}.`;
  return `From ${text(most)} down to ${text(least)} of the games ${success}.`;
}

/** Why games were over. */
export function howTheyEnded(games: readonly SampledGame[], wording: GameWording): Figure | MissingFigure {
  const title = 'Why games were over';
  const explained = games.filter(({ end }) => end !== undefined);
  if (explained.length === 0)
    return { title, why: 'These games do not say more about their end than how well it was.' };
  const sides = [
    { tone: 'won' as const, name: wording.won, mine: explained.filter(isWon) },
    { tone: 'lost' as const, name: wording.lost, mine: explained.filter((game) => !isWon(game)) },
  ].filter(({ mine }) => mine.length > 0);
  const ends = [...groupBy(explained, ({ end }) => end ?? '')].sort((a, b) => b[1].length - a[1].length);
  const rows = ends.flatMap(([end]) =>
    sides.map(({ tone, name, mine }) => ({
      label: wording.ends[end] ?? end,
      tone,
      name,
      ...shareOf(mine.filter((game) => game.end === end).length, mine.length),
    })),
  );
  return {
    title,
    finding: `Most games were over because ${rows[0]?.label}.`,
    note: `${sides.map(({ name, mine }) => `${gamesText(mine.length)}: ${name}`).join('; ')}. Lines are 95 % intervals.`,
    keys: sides.map(({ tone, name }) => ({ tone, name })),
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: ['over because', 'of games', 'games', 'share', '95 % interval'],
      rows: rows.map((row) => [row.label, row.name, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}
