// The summary of a simulation as a table.
import type { Screen } from '../screens/screen.ts';
import { table } from '../text/layout.ts';
import type { Share } from './statistics.ts';
import type { Tally } from './tally.ts';

export interface Summary {
  readonly screen: Screen;
  readonly options: unknown;
  readonly seed: string;
  readonly tally: Tally;
  readonly speed: { readonly seconds: number; readonly gamesPerSecond: number };
}

const COUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const ONE = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = (share: number): string => `${ONE.format(share * 100)} %`;

export function tallyText({ screen, options, seed, tally, speed }: Summary): string[] {
  const { games, entries } = tally;
  const title = `${screen.game.facts.title}, ${screen.describe(options)}`;
  const [mean, min, max] = [ONE.format(entries.mean), COUNT.format(entries.min), COUNT.format(entries.max)];
  return [
    `${title}: ${COUNT.format(games)} games by random players, seed ${seed}`,
    '',
    ...table(rows(tally, screen), NUMBERS),
    '',
    `entries per game: ${mean} on average, ${min} to ${max}`,
    `${COUNT.format(speed.gamesPerSecond)} games per second`,
  ];
}

/** The columns that end flush. */
const NUMBERS = [1, 2, 3];

const rows = ({ outcomes, draws, endings }: Tally, screen: Screen): string[][] => [
  ['', 'games', 'share', '95 % interval'],
  ...(screen.game.facts.goal === 'co-op' ? [] : sideRows(outcomes, draws)),
  ['how they ended', '', '', ''],
  ...endings.map((ending) => [`  ${screen.howText(ending.how)}`, ...columns(ending)]),
];

/** Those who win or lose together have medals, not sides. */
const sideRows = (outcomes: Tally['outcomes'], draws: Share): string[][] => [
  ...outcomes.map((side) => [`${side.name} won`, ...columns(side)]),
  ['draw', ...columns(draws)],
  ['', '', '', ''],
];

const columns = ({ count, share, low, high }: Share): string[] => [
  COUNT.format(count),
  percent(share),
  `${ONE.format(low * 100)} – ${percent(high)}`,
];
