// How far games come.

import type { Figure, MissingFigure } from '@undercroft/terminal/report/figure';
import type { MilestoneWording } from '@undercroft/terminal/report/wording';
import { dots } from '../charts/dots.ts';
import type { GameWording } from '../game-wording.ts';
import { count, gamesText, interval, meanOf, number, percent, shareOf } from '../numbers.ts';
import type { SampledGame } from '../sample.ts';
import { sidesOf } from './time.ts';

/** Which milestones games reach and when, where the game has any. */
export const milestoneFigure = (
  games: readonly SampledGame[],
  wording: GameWording,
): Figure | MissingFigure | undefined => wording.milestones && reached(games, wording, wording.milestones);

function reached(
  games: readonly SampledGame[],
  wording: GameWording,
  { title, names, series }: MilestoneWording,
): Figure | MissingFigure {
  if (games.every(({ milestones }) => milestones === undefined)) return { title, why: 'These games do not say.' };
  const sides = sidesOf(games, wording);
  const rows = Object.entries(names).flatMap(([name, label]) =>
    sides.map(({ tone, name: of, mine }) => ({ label, tone, of, ...rowOf(mine, name, series) })),
  );
  const all = Object.entries(names).map(([name, label]) => `${label} in ${percent(rowOf(games, name, series).value)}`);
  return {
    title,
    finding: `Of all games: ${all.join('; ')}.`,
    note: `${sides.map(({ name, mine }) => `${gamesText(mine.length)}: ${name}`).join('; ')}. Lines are 95 % intervals.`,
    keys: sides.length === 1 ? [] : sides.map(({ tone, name }) => ({ tone, name })),
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: ['so far', 'of games', 'games', 'share', '95 % interval', 'mean round', `mean ${wording.series[series]}`],
      rows: rows.map((row) => [
        row.label,
        row.of,
        count(row.n),
        percent(row.value),
        interval(row, 'share'),
        row.round,
        row.amount,
      ]),
    },
  };
}

/** The share of these games that reached it, and the mean round and count of those. */
function rowOf(games: readonly SampledGame[], name: string, series: string) {
  const all = games.flatMap(({ milestones }) => milestones?.[name] ?? []);
  const mean = (values: readonly number[]): string => (values.length === 0 ? '–' : number(meanOf(values).value));
  return {
    ...shareOf(all.length, games.length),
    round: mean(all.map(({ round }) => round)),
    amount: mean(all.map(({ counts }) => counts[series] ?? 0)),
  };
}
