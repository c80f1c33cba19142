// Against each other: whether it helps to begin, who beats whom, and what decides.

import { capital } from '../../words/grammar.ts';
import { dots } from '../charts/dots.ts';
import { type Bar, stack } from '../charts/stack.ts';
import type { Absent, Figure, Key, Tone } from '../figure.ts';
import type { Wording } from '../games.ts';
import { count, type Estimate, gamesText, interval, percent, shareOf } from '../numbers.ts';
import { groupBy, type Played } from '../sample.ts';

const ORDER = ['first', 'second', 'third', 'fourth'] as const satisfies readonly Tone[];
const isDraw = ({ scores }: Played): boolean => !scores.includes(1);

/** Who wins together: seats with the same score in every decided game. 'first', or 'first and third'. */
function sidesOf(games: readonly Played[]): number[][] {
  const seats = games[0]?.scores.map((_, seat) => seat) ?? [];
  const decided = games.filter((game) => !isDraw(game));
  const alike = (a: number, b: number) => decided.length > 0 && decided.every(({ scores }) => scores[a] === scores[b]);
  return seats
    .filter((seat) => !seats.some((other) => other < seat && alike(other, seat)))
    .map((seat) => seats.filter((other) => other === seat || alike(seat, other)));
}

/** The share of games that the side of the first seat wins, draws left out. */
export function firstSeat(games: readonly Played[]): Estimate {
  const decided = games.filter((game) => !isDraw(game));
  return shareOf(decided.filter(({ scores }) => scores[0] === 1).length, decided.length);
}

export const draws = (games: readonly Played[]): Estimate => shareOf(games.filter(isDraw).length, games.length);

interface Group {
  readonly label: string;
  readonly games: readonly Played[];
  readonly sides: readonly (readonly number[])[];
}

/** By setting: all have as many seats. */
export function byBeginner(games: readonly Played[]): Figure {
  const groups: Group[] = [...groupBy(games, ({ setup, scores }) => setup.name || `${scores.length} players`)].map(
    ([label, mine]) => ({ label, games: mine, sides: sidesOf(mine) }),
  );
  const first = firstSeat(games);
  const tones = ORDER.filter((_, i) => groups.some(({ sides }) => i < sides.length));
  const keys: Key[] = [
    ...tones.map((tone, i) => ({ tone, name: i === 0 ? 'whoever began won' : `the ${tone} to move won` })),
    { tone: 'draw', name: 'draw' },
  ];
  return {
    title: 'Whether it helps to begin',
    says: `${beginning(first)} ${verdict(first, groups)}`.trim(),
    note: `${gamesText(games.length)}; the number at the end of a bar is how many are in it. The line below a bar is the 95 % interval of the first part. Where two play as a team, their side counts as its first seat.`,
    keys,
    draw: (width) => stack(groups.map(barOf), width),
    table: {
      head: ['', 'games', 'side', 'won', '95 % interval'],
      rows: groups.flatMap(tableRows),
    },
  };
}

const beginning = (first: Estimate): string =>
  first.n === 0
    ? 'No game was decided.'
    : `Whoever began won ${percent(first.value)} of the decided games (${interval(first, 'share')}).`;

function verdict({ low, high, n }: Estimate, groups: readonly Group[]): string {
  const even = 1 / (groups[0]?.sides.length ?? 2);
  if (n === 0) return '';
  if (low > even) return 'To begin is an advantage.';
  return high < even ? 'To begin is a disadvantage.' : 'That is no more than chance may bring.';
}

const winsOf = (games: readonly Played[], side: readonly number[]): Estimate =>
  shareOf(games.filter(({ scores }) => scores[side[0] ?? 0] === 1).length, games.length);

function barOf({ label, games, sides }: Group): Bar {
  const parts = sides.map((side, i) => ({ tone: ORDER[i] as Tone, share: winsOf(games, side).value }));
  const all = [...parts, { tone: 'draw' as const, share: draws(games).value }];
  return { label, parts: all.filter(({ share }) => share > 0), lit: winsOf(games, sides[0] ?? [0]) };
}

function tableRows({ label, games, sides }: Group): string[][] {
  const row = (name: string, won: Estimate) => [
    label,
    count(games.length),
    name,
    percent(won.value),
    interval(won, 'share'),
  ];
  const names = (side: readonly number[]) => side.map((seat) => `seat ${seat + 1}`).join(' and ');
  return [...sides.map((side) => row(names(side), winsOf(games, side))), row('draw', draws(games))];
}

/** How each bot did, beginning and not, against all others. */
export function byBot(games: readonly Played[]): Figure | Absent {
  const title = 'How each bot did';
  const names = [...new Set(games.flatMap(({ setup }) => setup.bots))];
  if (names.length < 2) return { title, why: 'One sort of bot played all seats: it won as often as it lost.' };
  const rows = names.flatMap((name) => botRows(games, name)).filter(({ n }) => n > 0);
  const order = [...rows].filter(({ tone }) => tone === 'first').sort((a, b) => b.value - a.value);
  const best = (order[0] ?? rows[0])?.label;
  return {
    title,
    says: `${capital(best ?? 'nobody')} did best.`,
    note: 'Mean of what a game was worth to it (1 a win, half a draw), against other bots only. Lines are 95 % intervals.',
    keys: [
      { tone: 'first', name: 'when it began' },
      { tone: 'second', name: 'when another began' },
    ],
    draw: (width) => dots(rows, { unit: 'share', reference: { value: 0.5, name: 'even' } }, width),
    table: {
      head: ['bot', 'when', 'games', 'won', '95 % interval'],
      rows: rows.map((row) => [row.label, row.when, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}

function botRows(games: readonly Played[], name: string) {
  const mixed = games.filter(({ setup }) => setup.bots.includes(name) && setup.bots.some((other) => other !== name));
  const nameIn = (game: Played, seat: number) => game.setup.bots[game.bots[seat] ?? 0];
  const results = mixed.flatMap((game) =>
    game.scores.flatMap((score, seat) => (nameIn(game, seat) === name ? [{ score, began: seat === 0 }] : [])),
  );
  return [true, false].map((began) => {
    const mine = results.filter((one) => one.began === began);
    const when = began ? 'it began' : 'another began';
    const worth = mine.reduce((sum, { score }) => sum + score, 0);
    return {
      label: name,
      when,
      tone: began ? ('first' as const) : ('second' as const),
      ...shareOf(worth, mine.length),
    };
  });
}

const mostOften = (row: { label: string; value: number } | undefined): string => {
  if (!row) return '';
  const share = percent(row.value);
  return row.label.startsWith('draw')
    ? `Most often nobody won (${share}).`
    : `Most often the last sub of a side ${row.label} (${share}).`;
};

export function whatDecides(games: readonly Played[], wording: Wording): Figure {
  const rows = wording.endings
    .map(({ how, name }) => ({
      label: name,
      tone: 'plain' as const,
      ...shareOf(games.filter((game) => game.how === how).length, games.length),
    }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return {
    title: 'What decides',
    says: mostOften(rows[0]),
    note: `${gamesText(games.length)} by what became of the loser's last sub. Lines are 95 % intervals.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: ['the last sub', 'games', 'share', '95 % interval'],
      rows: rows.map((row) => [row.label, count(row.n * row.value), percent(row.value), interval(row, 'share')]),
    },
  };
}
