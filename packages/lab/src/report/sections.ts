// The sections of a report, by game: a comparison if there are several settings, then a chapter for each.
import type { Facts } from '@undercroft/engine';
import type { Section } from '@undercroft/terminal/report/figure';
import { PLAYERS } from './conditions.ts';
import { coopReport } from './coop-report.ts';
import { duelReport } from './duel-report.ts';
import { gameWording } from './game-wording.ts';
import type { Figures, GoalReport } from './goal-report.ts';
import { labelled } from './labels.ts';
import { gamesText } from './numbers.ts';
import { type Group, groupBy, type Sample } from './sample.ts';

const REPORTS: Readonly<Record<Facts['goal'], GoalReport>> = { 'co-op': coopReport, duel: duelReport };

export function sectionsOf(samples: readonly Sample[]): Section[] {
  const games = [...groupBy(samples, ({ game }) => game).values()];
  const planned = games.flatMap((mine) => [...comparison(mine), ...chapters(mine)]);
  return planned.map((section, i) => ({ ...section, id: `part-${i + 1}` }));
}

type Unnumbered = Omit<Section, 'id'>;

/** The settings with most games, at most so many, have a chapter of their own. */
export const MOST_CHAPTERS = 30;

function comparison(samples: readonly Sample[]): Unnumbered[] {
  const [first] = samples;
  if (!first || samples.length < 2) return [];
  const wording = gameWording(first.game);
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
      figures: present(REPORTS[wording.goal].compared(groups, wording)),
    },
  ];
}

function chapters(samples: readonly Sample[]): Unnumbered[] {
  const largest = [...samples].sort((a, b) => b.games.length - a.games.length).slice(0, MOST_CHAPTERS);
  return labelled(samples).flatMap((group, i) => (largest.includes(samples[i] as Sample) ? [chapter(group)] : []));
}

function chapter({ game, label, conditions, games }: Sample & Group): Unnumbered {
  const wording = gameWording(game);
  const report = REPORTS[wording.goal];
  const named = conditions.filter(({ isDefault, name }) => !isDefault && name !== PLAYERS).map(({ text }) => text);
  const players = conditions.find(({ name }) => name === PLAYERS)?.text ?? '';
  return {
    game: wording.title,
    name: label || wording.title,
    games: games.length,
    title: label ? `${wording.title}: ${label}` : wording.title,
    lead: `${[gamesText(games.length), ...named].join(', ')}; played by ${players}.`,
    headlines: report.headlines(games, wording),
    figures: present(report.figures(games, wording)),
  };
}

const present = (figures: Figures): Section['figures'] => figures.filter((figure) => figure !== undefined);
