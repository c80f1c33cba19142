// What became of the games: by difficulty and team size, by setting, and how they ended.

import { dots } from '../charts/dots.ts';
import { type Bar, stack } from '../charts/stack.ts';
import type { Absent, Figure, Key } from '../figure.ts';
import type { Wording } from '../games.ts';
import { count, type Estimate, gamesText, interval, percent, shareOf } from '../numbers.ts';
import { groupBy, isWon, type Played } from '../sample.ts';

const successOf = (games: readonly Played[]): Estimate => shareOf(games.filter(isWon).length, games.length);

interface Group {
  readonly label: string;
  readonly games: readonly Played[];
}

export function byDifficulty(games: readonly Played[], wording: Wording): Figure {
  const groups = [...groupBy(games, ({ difficulty, members }) => JSON.stringify([difficulty, members.length]))]
    .map(([, mine]) => mine)
    .sort((a, b) => rank(a[0], wording) - rank(b[0], wording))
    .map((mine) => ({ label: teamLabel(mine[0], wording), games: mine }));
  return outcomes('Outcome by difficulty and team size', groups, wording);
}

const rank = (game: Played | undefined, { difficulties }: Wording): number =>
  game ? difficulties.indexOf(game.difficulty) * 10 + game.members.length : 0;

const teamLabel = (game: Played | undefined, { member }: Wording): string =>
  game ? `${game.difficulty}, ${game.members.length} ${member[1]}` : '';

/** Where difficulty and team size are not all that was varied. */
export function bySetting(games: readonly Played[], wording: Wording): Figure | undefined {
  const groups = [...groupBy(games, ({ setup }) => setup.name)].map(([label, mine]) => ({ label, games: mine }));
  const teams = new Set(games.map(({ difficulty, members }) => `${difficulty} ${members.length}`));
  if (groups.length < 2 || groups.length <= teams.size || groups.length > MOST_SETTINGS) return undefined;
  const sorted = groups.sort((a, b) => successOf(b.games).value - successOf(a.games).value);
  return outcomes('Outcome by setting', sorted, wording);
}

/** More bars than this are no picture any more. */
const MOST_SETTINGS = 40;

function outcomes(title: string, groups: readonly Group[], wording: Wording): Figure {
  const all = groups.flatMap(({ games }) => games);
  const bars = groups.map((group) => barOf(group, wording));
  const keys: Key[] = wording.endings.map(({ tone, name }) => ({ tone, name }));
  return {
    title,
    says: outcomeSentence(groups, wording),
    note: `${gamesText(all.length)}; the number at the end of a bar is how many are in it. The line below a bar is the 95 % interval of all that ${wording.success}.`,
    keys,
    draw: (width) => stack(bars, width),
    table: {
      head: ['', 'games', ...wording.endings.map(({ how }) => how), wording.won, '95 % interval'],
      rows: groups.map((group) => outcomeRow(group, wording)),
    },
  };
}

function barOf({ label, games }: Group, { endings }: Wording): Bar {
  const parts = endings.map(({ how, tone }) => ({ tone, share: howMany(games, how) / games.length }));
  return { label, parts: parts.filter(({ share }) => share > 0), lit: successOf(games) };
}

const howMany = (games: readonly Played[], how: string): number => games.filter((game) => game.how === how).length;

function outcomeRow({ label, games }: Group, { endings }: Wording): string[] {
  const lit = successOf(games);
  const shares = endings.map(({ how }) => percent(howMany(games, how) / games.length));
  return [label, count(games.length), ...shares, percent(lit.value), interval(lit, 'share')];
}

function outcomeSentence(groups: readonly Group[], { success }: Wording): string {
  const rated = groups.map(({ label, games }) => ({ label, lit: successOf(games) }));
  const sorted = rated.sort((a, b) => b.lit.value - a.lit.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return '';
  const text = ({ label, lit }: typeof most) => `${percent(lit.value)} (${label})`;
  if (groups.length === 1) return `${percent(most.lit.value)} of the games ${success}.`;
  return `From ${text(most)} down to ${text(least)} of the games ${success}.`;
}

/** Why games were over. */
export function howTheyEnded(games: readonly Played[], wording: Wording): Figure | Absent {
  const title = 'Why games were over';
  const told = games.filter(({ end }) => end !== undefined);
  if (told.length === 0) return { title, why: 'These games do not say more about their end than how well it was.' };
  const sides = [
    { tone: 'won' as const, name: wording.won, mine: told.filter(isWon) },
    { tone: 'lost' as const, name: wording.lost, mine: told.filter((game) => !isWon(game)) },
  ].filter(({ mine }) => mine.length > 0);
  const ends = [...groupBy(told, ({ end }) => end ?? '')].sort((a, b) => b[1].length - a[1].length);
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
    says: `Most games were over because ${rows[0]?.label}.`,
    note: `${sides.map(({ name, mine }) => `${gamesText(mine.length)}: ${name}`).join('; ')}. Lines are 95 % intervals.`,
    keys: sides.map(({ tone, name }) => ({ tone, name })),
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: ['', 'of games', 'games', 'share', '95 % interval'],
      rows: rows.map((row) => [row.label, row.name, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}
