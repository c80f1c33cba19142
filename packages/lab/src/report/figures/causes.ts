// What takes health or pieces, and what brings people down.

import type { Figure, MissingFigure, Tone } from '@undercroft/terminal/report/figure';
import type { CauseWording } from '@undercroft/terminal/report/wording';
import { dots } from '../charts/dots.ts';
import type { GameWording } from '../game-wording.ts';
import { count, gamesText, interval, meanOf, number } from '../numbers.ts';
import { isWon, type SampledGame } from '../sample.ts';

type Counted = 'lost' | 'downs';

const amount = ({ members }: SampledGame, counted: Counted, source: string): number =>
  members.reduce((sum, member) => sum + (member[counted][source] ?? 0), 0);

/** What takes health or pieces, where the game says how that is called. */
export const lossFigure = (games: readonly SampledGame[], wording: GameWording): Figure | MissingFigure | undefined =>
  wording.losses && perGame(games, wording, { ...wording.losses, counted: 'lost' });

/** What brings members down, where they can go down. */
export const downFigure = (games: readonly SampledGame[], wording: GameWording): Figure | MissingFigure | undefined =>
  wording.downs && perGame(games, wording, { ...wording.downs, counted: 'downs' });

interface CauseOptions extends CauseWording {
  readonly counted: Counted;
}

/** Won and lost games apart, where there are both and the game is cooperative. */
function sidesOf(
  games: readonly SampledGame[],
  wording: GameWording,
): { tone: Tone; name: string; mine: SampledGame[] }[] {
  const sides = [
    { tone: 'won' as const, name: `games that ${wording.success}`, mine: games.filter(isWon) },
    { tone: 'lost' as const, name: wording.lost, mine: games.filter((game) => !isWon(game)) },
  ].filter(({ mine }) => mine.length > 0);
  return sides.length === 2 && wording.goal === 'co-op'
    ? sides
    : [{ tone: 'plain', name: 'all games', mine: [...games] }];
}

/** The total of all games, by source. */
function totalsOf(games: readonly SampledGame[], counted: Counted): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { members } of games)
    for (const member of members)
      for (const [source, some] of Object.entries(member[counted]))
        if (some > 0) totals.set(source, (totals.get(source) ?? 0) + some);
  return totals;
}

function perGame(
  games: readonly SampledGame[],
  wording: GameWording,
  { title, none, unit, counted }: CauseOptions,
): Figure | MissingFigure {
  const totals = totalsOf(games, counted);
  const sorted = [...totals.keys()].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
  const first = sorted[0];
  if (first === undefined) return { title, why: none };
  const sides = sidesOf(games, wording);
  const rows = sorted.flatMap((source) =>
    sides.map(({ tone, name, mine }) => ({
      label: wording.sources[source] ?? source,
      tone,
      name,
      ...atLeastNone(meanOf(mine.map((game) => amount(game, counted, source)))),
    })),
  );
  const overall = meanOf(games.map((game) => amount(game, counted, first)));
  const all = meanOf(games.map((game) => sorted.reduce((sum, source) => sum + amount(game, counted, source), 0)));
  return {
    title,
    finding: `On average ${number(all.value)} ${unit} (${interval(all, 'amount')}); most by ${wording.sources[first] ?? first}: ${number(overall.value)}.`,
    note: `Mean ${unit}; ${sides.map(({ name, mine }) => `${name}: ${count(mine.length)}`).join('; ')}${sides.length === 1 ? '' : `; together ${gamesText(games.length)}`}. Lines are 95 % intervals.`,
    keys: sides.length === 1 ? [] : sides.map(({ tone, name }) => ({ tone, name })),
    draw: (width) => dots(rows, { unit: 'amount' }, width),
    table: {
      head: ['cause', 'of games', 'games', `mean ${unit}`, '95 % interval'],
      rows: rows.map((row) => [row.label, row.name, count(row.n), number(row.value), interval(row, 'amount')]),
    },
  };
}

/** A loss cannot be negative. */
const atLeastNone = <T extends { low: number }>(estimate: T): T => ({ ...estimate, low: Math.max(0, estimate.low) });
