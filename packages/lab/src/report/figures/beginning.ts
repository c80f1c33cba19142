// Whether it helps to begin.

import type { Figure, Key, MissingFigure, Tone } from '@undercroft/terminal/report/figure';
import { type Bar, stack } from '../charts/stack.ts';
import type { GameWording } from '../game-wording.ts';
import { count, type Estimate, gamesText, interval, percent, shareOf } from '../numbers.ts';
import type { Group, SampledGame } from '../sample.ts';
import { draws, isDraw, sidesOf, turnOf } from './sides.ts';

const ORDER = ['first', 'second', 'third', 'fourth'] as const satisfies readonly Tone[];

/** The share of decided games that the first side to move wins. */
export function firstToMove(games: readonly SampledGame[]): Estimate {
  const decided = games.filter((game) => !isDraw(game));
  return shareOf(decided.filter((game) => game.scores[turnOf(game, 0)] === 1).length, decided.length);
}

/** The same bot always began, so its strength and the advantage of beginning cannot be separated. */
export const isAlwaysFirst = (games: readonly SampledGame[]): boolean =>
  games.every(({ setup }) => !setup.rotate && new Set(setup.bots).size > 1);

interface SidedGroup extends Group {
  readonly sides: readonly (readonly number[])[];
}

const withSides = (group: Group, wording: GameWording): SidedGroup => ({
  ...group,
  sides: sidesOf(group.games, wording),
});

const BEGINNING = 'Whether it helps to begin';

export function byBeginner(games: readonly SampledGame[], wording: GameWording): Figure | MissingFigure {
  if (isAlwaysFirst(games))
    return {
      title: BEGINNING,
      why: 'The same bot began every game, so this cannot be told from who plays better: --rotate lets seats alternate.',
    };
  const group = withSides({ label: 'all games', games }, wording);
  const first = firstToMove(games);
  return beginners(BEGINNING, [group], `${beginning(first)} ${verdict(first, group)}`.trim());
}

/** Settings side by side, without those in which the same bot always began. */
export function byBeginnerAndSetting(groups: readonly Group[], wording: GameWording): Figure | MissingFigure {
  const title = `${BEGINNING}, setting by setting`;
  const sided = groups.filter(({ games }) => !isAlwaysFirst(games)).map((group) => withSides(group, wording));
  if (sided.length === 0) return { title, why: 'In every setting one bot began all games.' };
  const helped = sided.map((group) => ({ label: group.label, verdict: verdict(firstToMove(group.games), group) }));
  const found = [ADVANTAGE, DISADVANTAGE].map((sentence) => {
    const where = helped.filter((one) => one.verdict === sentence).map(({ label }) => label);
    return where.length > 0 ? `${sentence.replace('.', '')} in: ${where.join('; ')}.` : '';
  });
  const finding = found.filter(Boolean).join(' ');
  return beginners(title, sided, finding || 'Nowhere more than chance may bring.');
}

function beginners(title: string, groups: readonly SidedGroup[], finding: string): Figure {
  const games = groups.reduce((sum, group) => sum + group.games.length, 0);
  const tones = ORDER.filter((_, i) => groups.some(({ sides }) => i < sides.length));
  const keys: Key[] = [
    ...tones.map((tone, i) => ({ tone, name: i === 0 ? 'whoever began won' : `the ${tone} to move won` })),
    { tone: 'draw', name: 'draw' },
  ];
  const isTeams = groups.some(({ sides }) => sides.some((side) => side.length > 1));
  return {
    title,
    finding,
    note: `${gamesText(games)}; the number beside a bar is how many are in it. The line below a bar is the 95 % interval of the first part.${isTeams ? ' Where two play as a team, their side counts as its first to move.' : ''}`,
    keys,
    draw: (width) => stack(groups.map(barOf), width),
    table: {
      head: ['setting', 'games', 'side', 'won', '95 % interval'],
      rows: groups.flatMap(tableRows),
    },
  };
}

const beginning = (first: Estimate): string =>
  first.n === 0
    ? 'No game was decided.'
    : `Whoever began won ${percent(first.value)} of the decided games (${interval(first, 'share')}).`;

const ADVANTAGE = 'To begin is an advantage.';
const DISADVANTAGE = 'To begin is a disadvantage.';

function verdict({ low, high, n }: Estimate, { sides }: SidedGroup): string {
  const even = 1 / Math.max(1, sides.length);
  if (n === 0) return '';
  if (low > even) return ADVANTAGE;
  return high < even ? DISADVANTAGE : 'That is no more than chance may bring.';
}

const winsOf = (games: readonly SampledGame[], side: readonly number[]): Estimate =>
  shareOf(games.filter((game) => game.scores[turnOf(game, side[0] ?? 0)] === 1).length, games.length);

function barOf({ label, games, sides }: SidedGroup): Bar {
  const parts = sides.map((side, i) => ({ tone: ORDER[i] as Tone, share: winsOf(games, side).value }));
  const all = [...parts, { tone: 'draw' as const, share: draws(games).value }];
  return { label, parts: all.filter(({ share }) => share > 0), lit: winsOf(games, sides[0] ?? [0]) };
}

function tableRows({ label, games, sides }: SidedGroup): string[][] {
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
