// How a report words a game: as its manifest says, or else as its rules and its screen do.
import type { Facts } from '@undercroft/engine';
import type { Tone } from '@undercroft/terminal/report/figure';
import type { ReportWording, TeamWording } from '@undercroft/terminal/report/wording';
import type { Screen } from '@undercroft/terminal/screen';
import { laboratory } from '../cli/laboratory.ts';
import { findScreen } from '../cli/locale.ts';
import { findManifest } from '../games/index.ts';

export interface GameWording extends ReportWording {
  readonly goal: Facts['goal'];
}

/** Of a game in which a team of members takes part. */
export interface TeamGameWording extends GameWording {
  readonly team: TeamWording;
}

export const hasTeam = (wording: GameWording): wording is TeamGameWording => wording.team !== undefined;

export function gameWording(game: string): GameWording {
  const screen = findScreen(laboratory, game);
  if (!screen) throw new Error(`no report knows ${game}`);
  const report = findManifest(game)?.report ?? genericWording(screen);
  return { ...report, goal: screen.game.facts.goal };
}

/** Distinct colours, whatever the endings mean. */
const TONES: readonly Tone[] = ['first', 'second', 'third', 'fourth', 'draw', 'nothing'];

function genericWording({ game: { facts }, endingText }: Screen): ReportWording {
  const isCoop = facts.goal === 'co-op';
  return {
    title: facts.title,
    options: {},
    endings: facts.endings.map((how, i) => ({
      how,
      tone: TONES[i % TONES.length] ?? 'plain',
      name: endingText(how),
    })),
    success: isCoop ? 'were won' : 'were decided',
    won: isCoop ? 'won' : 'the winner',
    lost: isCoop ? 'lost' : 'the loser',
    sources: {},
    ends: {},
    series: {},
    splits: [],
  };
}
