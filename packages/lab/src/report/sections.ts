// Which figures a game has, in which order.

import { list } from '../words/grammar.ts';
import type { Absent, Figure, Headline, Section } from './figure.ts';
import { lostHealth, lostSubs, whatFells } from './figures/causes.ts';
import { byBeginner, byBot, draws, firstSeat, whatDecides } from './figures/duel.ts';
import { byDifficulty, bySetting, howTheyEnded } from './figures/outcome.ts';
import { byMember, byPair, whoComesOut } from './figures/people.ts';
import { lengths, overTime } from './figures/time.ts';
import { turnByChances, turnByHealth, turnByTiles } from './figures/turning.ts';
import { type Wording, wordingOf } from './games.ts';
import { type Estimate, format, gamesText, interval, meanOf, shareOf, type Unit } from './numbers.ts';
import { isWon, type Played, type Sample } from './sample.ts';

export function sectionOf(sample: Sample, index: number): Section {
  const wording = wordingOf(sample.game);
  const { games } = sample;
  const together = wording.difficulties.length > 0;
  return {
    id: `part-${index + 1}`,
    game: wording.title,
    title: together ? wording.title : `${wording.title} for ${games[0]?.scores.length}`,
    lead: `${gamesText(games.length)}, played by ${list(sample.players)}.`,
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
  headline('health lost in a game', meanOf(games.map((game) => game.series['lost']?.at(-1) ?? 0)), 'amount'),
];

const teamFigures = (games: readonly Played[], wording: Wording): (Figure | Absent | undefined)[] => [
  byDifficulty(games, wording),
  bySetting(games, wording),
  byMember(games, wording),
  byPair(games, wording),
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

const duelHeadlines = (games: readonly Played[]): Headline[] => [
  ...(firstSeat(games).n > 0 ? [headline('of the decided games won by whoever began', firstSeat(games), 'share')] : []),
  headline('of the games were draws', draws(games), 'share'),
  headline('rounds in a game', meanOf(games.map(({ rounds }) => rounds)), 'amount'),
  headline('subs lost in a game', meanOf(games.map((game) => game.series['lost']?.at(-1) ?? 0)), 'amount'),
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
