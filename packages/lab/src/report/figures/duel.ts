// Against each other: whether it helps to begin, who beats whom, and what decides.

import { dots } from '../charts/dots.ts';
import { type Bar, stack } from '../charts/stack.ts';
import type { Absent, Figure, Key, Tone } from '../figure.ts';
import type { Wording } from '../games.ts';
import { count, type Estimate, gamesText, interval, percent, shareOf } from '../numbers.ts';
import type { Group, Played } from '../sample.ts';

const ORDER = ['first', 'second', 'third', 'fourth'] as const satisfies readonly Tone[];
const isDraw = ({ scores }: Played): boolean => !scores.includes(1);

/** Seats in the order of play, whoever began. */
const turnOf = ({ first, scores }: Played, turn: number): number => (first + turn) % scores.length;

/** Who wins together, by turn: four play as two teams (PS-SETUP-1), else everybody alone. */
const sidesOf = (games: readonly Played[]): number[][] => {
  const turns = games[0]?.scores.map((_, turn) => turn) ?? [];
  return turns.length === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : turns.map((turn) => [turn]);
};

/** The share of games that the side of whoever began wins, draws left out. */
export function firstToMove(games: readonly Played[]): Estimate {
  const decided = games.filter((game) => !isDraw(game));
  return shareOf(decided.filter((game) => game.scores[turnOf(game, 0)] === 1).length, decided.length);
}

/** One and the same bot always began against others: who is stronger and whether it helps to begin cannot be told apart. */
export const isAlwaysFirst = (games: readonly Played[]): boolean =>
  games.every(({ setup }) => !setup.rotate && new Set(setup.bots).size > 1);

export const draws = (games: readonly Played[]): Estimate => shareOf(games.filter(isDraw).length, games.length);

interface Sea extends Group {
  readonly sides: readonly (readonly number[])[];
}

const asSea = (group: Group): Sea => ({ ...group, sides: sidesOf(group.games) });

const BEGINNING = 'Whether it helps to begin';

export function byBeginner(games: readonly Played[]): Figure | Absent {
  if (isAlwaysFirst(games))
    return {
      title: BEGINNING,
      why: 'The same bot began every game, so this cannot be told from who plays better: --rotate lets seats alternate.',
    };
  const sea = asSea({ label: 'all games', games });
  const first = firstToMove(games);
  return beginners(BEGINNING, [sea], `${beginning(first)} ${verdict(first, sea)}`.trim());
}

/** Chapters side by side; those in which one bot always began say nothing about it. */
export function byBeginnerAndSetting(groups: readonly Group[]): Figure | Absent {
  const title = `${BEGINNING}, setting by setting`;
  const seas = groups.filter(({ games }) => !isAlwaysFirst(games)).map(asSea);
  if (seas.length === 0) return { title, why: 'In every setting one bot began all games.' };
  const helped = seas.map((sea) => ({ label: sea.label, verdict: verdict(firstToMove(sea.games), sea) }));
  const found = [ADVANTAGE, DISADVANTAGE].map((sentence) => {
    const where = helped.filter((one) => one.verdict === sentence).map(({ label }) => label);
    return where.length > 0 ? `${sentence.replace('.', '')} in: ${where.join('; ')}.` : '';
  });
  const says = found.filter(Boolean).join(' ');
  return beginners(title, seas, says || 'Nowhere more than chance may bring.');
}

function beginners(title: string, seas: readonly Sea[], says: string): Figure {
  const games = seas.reduce((sum, sea) => sum + sea.games.length, 0);
  const tones = ORDER.filter((_, i) => seas.some(({ sides }) => i < sides.length));
  const keys: Key[] = [
    ...tones.map((tone, i) => ({ tone, name: i === 0 ? 'whoever began won' : `the ${tone} to move won` })),
    { tone: 'draw', name: 'draw' },
  ];
  const isTeams = seas.some(({ sides }) => sides.some((side) => side.length > 1));
  return {
    title,
    says,
    note: `${gamesText(games)}; the number beside a bar is how many are in it. The line below a bar is the 95 % interval of the first part.${isTeams ? ' Where two play as a team, their side counts as its first to move.' : ''}`,
    keys,
    draw: (width) => stack(seas.map(barOf), width),
    table: {
      head: ['setting', 'games', 'side', 'won', '95 % interval'],
      rows: seas.flatMap(tableRows),
    },
  };
}

const beginning = (first: Estimate): string =>
  first.n === 0
    ? 'No game was decided.'
    : `Whoever began won ${percent(first.value)} of the decided games (${interval(first, 'share')}).`;

const ADVANTAGE = 'To begin is an advantage.';
const DISADVANTAGE = 'To begin is a disadvantage.';

function verdict({ low, high, n }: Estimate, { sides }: Sea): string {
  const even = 1 / Math.max(1, sides.length);
  if (n === 0) return '';
  if (low > even) return ADVANTAGE;
  return high < even ? DISADVANTAGE : 'That is no more than chance may bring.';
}

const winsOf = (games: readonly Played[], side: readonly number[]): Estimate =>
  shareOf(games.filter((game) => game.scores[turnOf(game, side[0] ?? 0)] === 1).length, games.length);

function barOf({ label, games, sides }: Sea): Bar {
  const parts = sides.map((side, i) => ({ tone: ORDER[i] as Tone, share: winsOf(games, side).value }));
  const all = [...parts, { tone: 'draw' as const, share: draws(games).value }];
  return { label, parts: all.filter(({ share }) => share > 0), lit: winsOf(games, sides[0] ?? [0]) };
}

function tableRows({ label, games, sides }: Sea): string[][] {
  const row = (name: string, won: Estimate) => [
    label,
    count(games.length),
    name,
    percent(won.value),
    interval(won, 'share'),
  ];
  const names = (side: readonly number[]) => side.map((turn) => ORDER[turn]).join(' and ');
  return [...sides.map((side) => row(names(side), winsOf(games, side))), row('draw', draws(games))];
}

/** How each bot did, beginning and not, against all others. */
export function byBot(games: readonly Played[], where = ''): Figure | Absent {
  const title = `How each bot did${where && `, ${where}`}`;
  const names = [...new Set(games.flatMap(({ setup }) => setup.bots))];
  if (names.length < 2) return { title, why: 'One sort of bot played all seats: it won as often as it lost.' };
  const rows = names.flatMap((name) => botRows(games, name)).filter(({ n }) => n > 0);
  const overall = (name: string) => {
    const own = rows.filter(({ label }) => label === name);
    return own.reduce((sum, { value, n }) => sum + value * n, 0) / own.reduce((sum, { n }) => sum + n, 0);
  };
  const [best] = names
    .filter((name) => rows.some(({ label }) => label === name))
    .sort((a, b) => overall(b) - overall(a));
  const even = 1 / Math.max(1, sidesOf(games).length);
  return {
    title,
    says: `${best ?? 'Nobody'} did best.`,
    note: 'Mean of what a game was worth to it (1 a win, half a draw), against other bots only. Lines are 95 % intervals.',
    keys: [
      { tone: 'first', name: 'when it began' },
      { tone: 'second', name: 'when another began' },
    ],
    draw: (width) => dots(rows, { unit: 'share', reference: { value: even, name: 'even' } }, width),
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
    game.scores.flatMap((score, seat) => (nameIn(game, seat) === name ? [{ score, began: seat === game.first }] : [])),
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
