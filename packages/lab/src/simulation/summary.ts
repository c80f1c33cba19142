// The summary of a simulation as a table.

import { list } from '@undercroft/terminal/grammar';
import type { Screen } from '@undercroft/terminal/screen';
import { table } from '@undercroft/terminal/text/layout';
import { findManifest } from '../games/index.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { count, oneDecimal, percent, percentInterval } from '../words/numbers.ts';
import { botsOf } from './outcome.ts';
import type { Share } from './statistics.ts';
import type { Range, Tally } from './tally.ts';

export interface Summary {
  readonly screen: Screen;
  readonly plan: Plan;
  readonly setting: Setting;
  readonly tally: Tally;
  readonly speed: { readonly seconds: number; readonly gamesPerSecond: number };
  /** How wide a line may be. */
  readonly width: number;
}

export function tallyText({ screen, plan, setting, tally, speed, width }: Summary): string[] {
  const title = `${screen.game.facts.title}, ${screen.describeOptions(setting.options)}`;
  return [
    `${title}: ${count(tally.games)} games by ${playersText(setting)}, seed ${plan.seed}`,
    '',
    ...table(rows(tally, screen), NUMBERS, width),
    ...causeLines(tally, screen),
    ...milestoneLines(tally, screen, width),
    '',
    `entries per game: ${rangeText(tally.entries)}; rounds: ${rangeText(tally.rounds)}`,
    ...forfeitLines(tally),
    ...(speed.gamesPerSecond > 0 ? [`${rate(speed.gamesPerSecond)} games per second`] : []),
  ];
}

const rate = (perSecond: number): string => (perSecond < 10 ? oneDecimal(perSecond) : count(perSecond));

/** 'wanderers', 'adept:2000 and novice:1 in alternating seats'. */
export function playersText(setting: Setting): string {
  const [only, ...more] = botsOf(setting);
  if (more.length === 0 && only !== undefined) return setting.bots.length > 1 ? `${only} in every seat` : only;
  return `${list(setting.bots)}${setting.rotate ? ' in alternating seats' : ''}`;
}

/** The columns that are aligned right. */
const NUMBERS = [1, 2, 3];
const EMPTY = ['', '', '', ''];

const rows = (tally: Tally, screen: Screen): string[][] => [
  ['', 'games', 'share', '95 % interval'],
  ...(tally.won ? wonRows(tally.won) : sideRows(tally)),
  ...botRows(tally, screen),
  ['how they ended', '', '', ''],
  ...tally.endings.map((ending) => [`  ${screen.endingText(ending.how)}`, ...columns(ending)]),
  ...(tally.ends.length > 0 ? [EMPTY, ['why they were over', '', '', '']] : []),
  ...tally.ends.map(({ end, ...share }) => [`  ${readable(end)}`, ...columns(share)]),
];

const wonRows = (won: Share): string[][] => [['won', ...columns(won)], EMPTY];

const sideRows = ({ outcomes, draws }: Tally): string[][] => [
  ...outcomes.map((side) => [`${side.name} won`, ...columns(side)]),
  ['draw', ...columns(draws)],
  EMPTY,
];

/** In duels between different bots: what each of them scored, wherever it sat. */
const botRows = ({ points }: Tally, screen: Screen): string[][] =>
  screen.game.facts.goal === 'co-op' || points.length < 2
    ? []
    : [
        ['points (1 won, ½ drawn)', '', '', ''],
        ...points.map(({ bot, ...share }) => [`  ${bot}`, ...columns(share)]),
        EMPTY,
      ];

const columns = (share: Share): string[] => [count(share.count), percent(share.share), percentInterval(share)];

function causeLines({ causes }: Tally, { game }: Screen): string[] {
  const { losses, downs } = findManifest(game.id)?.report ?? {};
  if (causes.length === 0 || !losses) return [];
  const lines = causes.map((cause) => [
    `  ${readable(cause.source)}`,
    cause.lost.toFixed(2),
    ...(downs ? [cause.downs.toFixed(2)] : []),
  ]);
  const head = [losses.causes, losses.what, ...(downs ? [downs.column] : [])];
  return ['', ...table([head, ...lines], [1, 2])];
}

/** How far the games came: shares of all games, and the mean round and count of those that came so far. */
function milestoneLines({ milestones }: Tally, { game }: Screen, width: number): string[] {
  const { milestones: wording, series = {} } = findManifest(game.id)?.report ?? {};
  if (milestones.length === 0 || !wording) return [];
  const lines = milestones.map((one) => [
    `  ${wording.names[one.name] ?? readable(one.name)}`,
    ...columns(one),
    oneDecimal(one.round),
    oneDecimal(one.counts[wording.series] ?? 0),
    count(one.won),
  ]);
  const head = [wording.head, 'games', 'share', '95 % interval', 'round', series[wording.series] ?? '', 'won'];
  return ['', ...table([head, ...lines], [1, 2, 3, 4, 5, 6], width)];
}

const readable = (id: string): string => id.replaceAll('-', ' ');

const rangeText = ({ mean, min, max }: Range): string =>
  `${oneDecimal(mean)} on average, ${count(min)} to ${count(max)}`;

const forfeitLines = ({ forfeits }: Tally): string[] =>
  forfeits.map(
    ({ bot, died, slow, nonsense }) =>
      `${bot} forfeited decisions: ${count(died)} because it had died, ${count(slow)} too slow, ${count(nonsense)} nonsense`,
  );
