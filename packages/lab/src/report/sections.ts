// Which figures a game has, in which order.

import { PLAYERS } from './conditions.ts';
import type { Absent, Figure, Headline, Section } from './figure.ts';
import { lostHealth, lostSubs, whatFells } from './figures/causes.ts';
import {
  byBeginner,
  byBeginnerAndSetting,
  byBot,
  draws,
  firstToMove,
  isAlwaysFirst,
  whatDecides,
} from './figures/duel.ts';
import { bySetting, byTeam, howTheyEnded, outcome } from './figures/outcome.ts';
import { byMember, byPair, whoComesOut, worthAcross } from './figures/people.ts';
import { lengths, meansBySetting, overTime } from './figures/time.ts';
import { turnByChances, turnByHealth, turnByTiles } from './figures/turning.ts';
import { type Wording, wordingOf } from './games.ts';
import { type Estimate, format, gamesText, interval, meanOf, shareOf, type Unit } from './numbers.ts';
import { type Group, groupBy, isWon, keyOf, type Played, type Sample } from './sample.ts';

/** By game: where there are several settings first one section that compares them, then one for each. */
export function sectionsOf(samples: readonly Sample[]): Section[] {
  const games = [...groupBy(samples, ({ game }) => game).values()];
  const planned = games.flatMap((mine) => [...comparison(mine), ...chapters(mine)]);
  return planned.map((section, i) => ({ ...section, id: `part-${i + 1}` }));
}

type Unnumbered = Omit<Section, 'id'>;

/** Every setting is in the comparison; so many of them, those with most games, have a section of their own. */
export const MOST_CHAPTERS = 30;

const labelled = (samples: readonly Sample[]): (Sample & Group)[] =>
  samples.map((sample) => ({ ...sample, label: labelOf(sample, samples) }));

/** What is not the same in all of them: 'expert, 5 cavers'. */
function labelOf({ conditions }: Sample, all: readonly Sample[]): string {
  const textIn = (sample: Sample, name: string) => sample.conditions.find((one) => one.name === name)?.text;
  const varied = conditions.filter(({ name, text }) => all.some((other) => textIn(other, name) !== text));
  return varied.map(({ text }) => text).join(', ');
}

function comparison(samples: readonly Sample[]): Unnumbered[] {
  const [first] = samples;
  if (!first || samples.length < 2) return [];
  const wording = wordingOf(first.game);
  const groups = labelled(samples);
  const games = groups.reduce((sum, group) => sum + group.games.length, 0);
  const few =
    samples.length > MOST_CHAPTERS ? ` The ${MOST_CHAPTERS} with most games have a chapter of their own.` : '';
  return [
    {
      game: wording.title,
      name: `All ${samples.length} settings compared`,
      games,
      title: `${wording.title}: ${samples.length} settings`,
      lead: `${gamesText(games)}. Each setting has its own chapter below; no figure mixes their games.${few}`,
      headlines: [],
      figures: (wording.team === undefined ? seasCompared(groups) : teamsCompared(groups, wording)).filter(
        (one) => one !== undefined,
      ),
    },
  ];
}

const lostIn = ({ series }: Played): number => series['lost']?.at(-1) ?? 0;
const ROUNDS = { title: 'Rounds, setting by setting', unit: 'rounds in a game', of: ({ rounds }: Played) => rounds };
const HEALTH = { title: 'Health lost, setting by setting', unit: 'health lost in a game', of: lostIn };
const SUBS = { title: 'Subs lost, setting by setting', unit: 'subs lost in a game', of: lostIn };

const teamsCompared = (groups: readonly Group[], wording: Wording): (Figure | undefined)[] => [
  bySetting(groups, wording),
  worthAcross(groups, wording),
  meansBySetting(groups, ROUNDS),
  meansBySetting(groups, HEALTH),
];

const seasCompared = (groups: readonly (Sample & Group)[]): (Figure | Absent)[] => [
  byBeginnerAndSetting(groups),
  ...botsCompared(groups),
  meansBySetting(groups, ROUNDS),
  meansBySetting(groups, SUBS),
];

const seaOf = (sample: Sample): Sample => ({
  ...sample,
  conditions: sample.conditions.filter(({ name }) => name !== PLAYERS),
});

/** Bots are compared where they played the same sea. */
function botsCompared(samples: readonly Sample[]): Figure[] {
  const seas = [...groupBy(samples.map(seaOf), ({ conditions }) => keyOf(conditions)).values()];
  const heads = seas.map(([head]) => head as Sample);
  const labels = heads.map((head) => labelOf(head, heads));
  const figures = seas.map((mine, i) =>
    byBot(
      mine.flatMap(({ games }) => games),
      labels[i],
    ),
  );
  return figures.filter((figure) => 'table' in figure);
}

function chapters(samples: readonly Sample[]): Unnumbered[] {
  const largest = [...samples].sort((a, b) => b.games.length - a.games.length).slice(0, MOST_CHAPTERS);
  return labelled(samples).flatMap((group, i) => (largest.includes(samples[i] as Sample) ? [chapter(group)] : []));
}

function chapter({ game, label, conditions, games }: Sample & Group): Unnumbered {
  const wording = wordingOf(game);
  const together = wording.team !== undefined;
  const said = conditions.filter(({ isUsual, name }) => !isUsual && name !== PLAYERS).map(({ text }) => text);
  const players = conditions.find(({ name }) => name === PLAYERS)?.text ?? '';
  return {
    game: wording.title,
    name: label || wording.title,
    games: games.length,
    title: label ? `${wording.title}: ${label}` : wording.title,
    lead: `${[gamesText(games.length), ...said].join(', ')}; played by ${players}.`,
    headlines: together ? teamHeadlines(games, wording) : duelHeadlines(games),
    figures: (together ? teamFigures(games, wording) : duelFigures(games, wording)).filter((one) => one !== undefined),
  };
}

const headline = (name: string, estimate: Estimate, unit: Unit): Headline => ({
  name,
  value: format(estimate.value, unit),
  interval: `${interval(estimate, unit)}, ${gamesText(estimate.n)}`,
});

const teamHeadlines = (games: readonly Played[], { success, best }: Wording): Headline[] => [
  headline(`of the games ${success}`, shareOf(games.filter(isWon).length, games.length), 'share'),
  headline(`were ${best.name}`, shareOf(games.filter(({ how }) => how === best.how).length, games.length), 'share'),
  headline('rounds in a game', meanOf(games.map(({ rounds }) => rounds)), 'amount'),
  headline('health lost in a game', meanOf(games.map(lostIn)), 'amount'),
];

const teamFigures = (games: readonly Played[], wording: Wording): (Figure | Absent | undefined)[] => [
  outcome(games, wording),
  byMember(games, wording),
  byPair(games, wording),
  byTeam(games, wording),
  whoComesOut(games, wording),
  lostHealth(games, wording),
  whatFells(games, wording),
  howTheyEnded(games, wording),
  lengths(games, wording),
  ...Object.keys(wording.series).map((name) => overTime(games, name, wording)),
  turnByHealth(games, wording),
  turnByTiles(games, wording),
  turnByChances(games, wording),
];

function beginningHeadline(games: readonly Played[]): Headline[] {
  const first = firstToMove(games);
  if (first.n === 0 || isAlwaysFirst(games)) return [];
  return [headline('of the decided games won by whoever began', first, 'share')];
}

const duelHeadlines = (games: readonly Played[]): Headline[] => [
  ...beginningHeadline(games),
  headline('of the games were draws', draws(games), 'share'),
  headline('rounds in a game', meanOf(games.map(({ rounds }) => rounds)), 'amount'),
  headline('subs lost in a game', meanOf(games.map(lostIn)), 'amount'),
];

const duelFigures = (games: readonly Played[], wording: Wording): (Figure | Absent)[] => [
  byBeginner(games),
  byBot(games),
  whatDecides(games, wording),
  lostSubs(games, wording),
  lengths(games, wording),
  ...Object.keys(wording.series).map((name) => overTime(games, name, wording)),
  turnByChances(games, wording),
];
