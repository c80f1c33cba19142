// What takes health, and what brings people down.
import { dots } from '../charts/dots.ts';
import type { Absent, Figure, Tone } from '../figure.ts';
import type { Wording } from '../games.ts';
import { count, gamesText, interval, meanOf, number } from '../numbers.ts';
import { isWon, type Played } from '../sample.ts';

type What = 'lost' | 'downs';

const amount = ({ members }: Played, what: What, source: string): number =>
  members.reduce((sum, member) => sum + (member[what][source] ?? 0), 0);

interface Wish {
  readonly title: string;
  readonly none: string;
  /** 'health lost in a game' */
  readonly unit: string;
  readonly what: What;
}

export const lostHealth = (games: readonly Played[], wording: Wording): Figure | Absent =>
  perGame(games, wording, {
    title: 'What takes health',
    none: 'Nobody lost any health.',
    unit: 'health lost in a game',
    what: 'lost',
  });

export const whatFells = (games: readonly Played[], wording: Wording): Figure | Absent =>
  perGame(games, wording, {
    title: `What brings ${wording.member[1]} down`,
    none: 'Nobody went down.',
    unit: `${wording.member[1]} brought down in a game`,
    what: 'downs',
  });

export const lostSubs = (games: readonly Played[], wording: Wording): Figure | Absent =>
  perGame(games, wording, {
    title: 'What sinks subs',
    none: 'Nobody lost a sub.',
    unit: 'subs lost in a game',
    what: 'lost',
  });

/** Won and lost apart, where there are both and that means something. */
function sidesOf(games: readonly Played[], wording: Wording): { tone: Tone; name: string; mine: Played[] }[] {
  const sides = [
    { tone: 'won' as const, name: `games that ${wording.success}`, mine: games.filter(isWon) },
    { tone: 'lost' as const, name: wording.lost, mine: games.filter((game) => !isWon(game)) },
  ].filter(({ mine }) => mine.length > 0);
  return sides.length === 2 && wording.team !== undefined
    ? sides
    : [{ tone: 'plain', name: 'all games', mine: [...games] }];
}

/** Of all games together, by source. */
function totalsOf(games: readonly Played[], what: What): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { members } of games)
    for (const member of members)
      for (const [source, some] of Object.entries(member[what]))
        if (some > 0) totals.set(source, (totals.get(source) ?? 0) + some);
  return totals;
}

function perGame(games: readonly Played[], wording: Wording, { title, none, unit, what }: Wish): Figure | Absent {
  const totals = totalsOf(games, what);
  const sorted = [...totals.keys()].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
  const first = sorted[0];
  if (first === undefined) return { title, why: none };
  const sides = sidesOf(games, wording);
  const rows = sorted.flatMap((source) =>
    sides.map(({ tone, name, mine }) => ({
      label: wording.sources[source] ?? source,
      tone,
      name,
      ...atLeastNone(meanOf(mine.map((game) => amount(game, what, source)))),
    })),
  );
  const overall = meanOf(games.map((game) => amount(game, what, first)));
  const all = meanOf(games.map((game) => sorted.reduce((sum, source) => sum + amount(game, what, source), 0)));
  return {
    title,
    says: `On average ${number(all.value)} ${unit} (${interval(all, 'amount')}); most by ${wording.sources[first] ?? first}: ${number(overall.value)}.`,
    note: `Mean ${unit}; ${sides.map(({ name, mine }) => `${name}: ${count(mine.length)}`).join('; ')}${sides.length === 1 ? '' : `; together ${gamesText(games.length)}`}. Lines are 95 % intervals.`,
    keys: sides.length === 1 ? [] : sides.map(({ tone, name }) => ({ tone, name })),
    draw: (width) => dots(rows, { unit: 'amount' }, width),
    table: {
      head: ['cause', 'of games', 'games', `mean ${unit}`, '95 % interval'],
      rows: rows.map((row) => [row.label, row.name, count(row.n), number(row.value), interval(row, 'amount')]),
    },
  };
}

/** Less than nothing cannot be lost. */
const atLeastNone = <T extends { low: number }>(estimate: T): T => ({ ...estimate, low: Math.max(0, estimate.low) });
