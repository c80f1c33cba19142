// What decides games in which sides play against each other.

import type { Figure } from '@undercroft/terminal/report/figure';
import type { DecisionWording } from '@undercroft/terminal/report/wording';
import { dots } from '../charts/dots.ts';
import type { GameWording } from '../game-wording.ts';
import { count, gamesText, interval, percent, shareOf } from '../numbers.ts';
import type { SampledGame } from '../sample.ts';

/** For games that do not say what decides them. */
const HOW_THEY_ENDED: DecisionWording = { head: 'ending', by: 'how they ended', clause: (name) => name };

export function whatDecides(games: readonly SampledGame[], wording: GameWording): Figure {
  const decision = wording.decision ?? HOW_THEY_ENDED;
  const rows = wording.endings
    .map(({ how, name, tone }) => ({
      label: name,
      tone: 'plain' as const,
      isDraw: tone === 'draw',
      ...shareOf(games.filter((game) => game.how === how).length, games.length),
    }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return {
    title: 'What decides',
    finding: mostOften(rows[0], decision),
    note: `${gamesText(games.length)} by ${decision.by}. Lines are 95 % intervals.`,
    keys: [],
    draw: (width) => dots(rows, { unit: 'share' }, width),
    table: {
      head: [decision.head, 'games', 'share', '95 % interval'],
      rows: rows.map((row) => [row.label, count(row.n * row.value), percent(row.value), interval(row, 'share')]),
    },
  };
}

interface Ending {
  readonly label: string;
  readonly value: number;
  readonly isDraw: boolean;
}

function mostOften(ending: Ending | undefined, { clause }: DecisionWording): string {
  if (!ending) return '';
  const share = percent(ending.value);
  return `Most often ${ending.isDraw ? 'nobody won' : clause(ending.label)} (${share}).`;
}
