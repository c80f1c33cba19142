// Results made by hand, for reports.

import type { GameResult } from '../../terminal/src/collect/game-result.ts';
import { type SampledGame, samplesOf } from '../src/report/sample.ts';
import { FORMAT, type Results } from '../src/results/file.ts';
import { seating } from '../src/results/plan.ts';

export interface Made {
  readonly how: string;
  readonly difficulty?: string;
  readonly team?: readonly string[];
  /** By the whole team. */
  readonly lost?: Readonly<Record<string, number>>;
  /** By the end of each round. */
  readonly health?: readonly number[];
  readonly tiles?: readonly number[];
}

const TEAM = ['leader', 'medic', 'climber', 'scout'];
const WORTH: Readonly<Record<string, number>> = { gold: 1, silver: 0.6, bronze: 0.3 };

export interface Around {
  readonly bots?: readonly string[];
  readonly name?: string;
  readonly command?: string;
  readonly seed?: string;
}

let seeds = 0;
/** No game of one file is in another, unless a seed is named. */
const freshSeed = (): string => `tuesday-${++seeds}`;

type Plan = Results['head']['plan'];

const head = (
  {
    game,
    settings,
    games,
    seed = freshSeed(),
  }: Pick<Plan, 'game' | 'settings' | 'games'> & { seed?: string | undefined },
  command: string,
): Results['head'] => ({
  undercroft: 'results',
  format: FORMAT,
  program: '0.1.0',
  command,
  kind: 'simulate',
  plan: { game, rules: 1, settings, seed, games, timeLimit: 1000 },
});

/** Descents, one setting each. */
export function cave(
  made: readonly Made[],
  { bots = ['novice:1'], name = '', command = 'undercroft simulate sub-terra', seed }: Around = {},
): Results {
  const settings = made.map(({ difficulty = 'normal', team = TEAM }) => ({
    name,
    options: { difficulty, cavers: team.map((caver) => ({ caver, seat: 0 })) },
    bots: [...bots],
    rotate: false,
  }));
  return {
    head: head(
      {
        game: 'sub-terra',
        settings: settings.length > 0 ? settings : [{ name, options: {}, bots: [...bots], rotate: false }],
        games: 1,
        seed,
      },
      command,
    ),
    games: made.map(descent),
    isTruncated: false,
  };
}

function descent({ how, team = TEAM, lost = {}, health, tiles }: Made, setting: number): GameResult {
  const rounds = health?.length ?? tiles?.length ?? 3;
  return {
    setting,
    // A number of its own, or it would be the same game as others of the same setting.
    game: setting,
    entries: 40,
    rounds,
    how,
    end: how === 'defeat' ? 'nobody-conscious' : 'everyone-on-exit',
    scores: [WORTH[how] ?? 0],
    bots: [0],
    members: team.map((member, i) => ({
      name: member,
      seat: 0,
      lost: i === 0 ? { ...lost } : {},
      downs: {},
      fate: how === 'defeat' ? ('down' as const) : ('out' as const),
    })),
    series: {
      tiles: [...(tiles ?? Array.from({ length: rounds }, (_, round) => round + 1))],
      lost: [...(health ?? Array.from({ length: rounds }, () => 0))],
      down: Array.from({ length: rounds }, () => 0),
      horrors: Array.from({ length: rounds }, () => 0),
    },
    chances: [],
  };
}

/** The same descent many times, as figures take it. */
export const played = (made: Made, times: number): readonly SampledGame[] =>
  samplesOf([cave(Array.from({ length: times }, () => made))])[0]?.games ?? [];

/** Sea games by two bots that change seats, with these scores. */
export interface Sea {
  readonly setup?: string;
  readonly first?: number;
  readonly rotate?: boolean;
  readonly bots?: readonly string[];
}

export function duel(scores: readonly (readonly number[])[], sea: Sea = {}): Results {
  const seats = scores[0]?.length ?? 2;
  const { setup = 'introductory', first = 0, rotate = true } = sea;
  const bots = sea.bots ?? Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'bot-a' : 'bot-b'));
  const setting = { name: '', options: { players: seats, setup, first }, bots: [...bots], rotate };
  const games = scores.map(
    (each, game): GameResult => ({
      setting: 0,
      game,
      entries: 30,
      rounds: 8,
      how: each.includes(1) ? 'mine' : 'quiet',
      scores: [...each],
      bots: seating(setting, game),
      members: each.map((score, seat) => ({
        name: ['red', 'white', 'blue', 'black'][seat] ?? '',
        seat,
        lost: score === 1 ? {} : { mine: 3 },
        downs: {},
        fate: score === 1 ? ('afloat' as const) : ('sunk' as const),
      })),
      series: { lost: [0, 1, 1, 2, 2, 3, 3, 3], mines: [1, 2, 3, 4, 5, 6, 7, 8] },
      chances: [],
    }),
  );
  return {
    head: head({ game: 'pocket-sub', settings: [setting], games: games.length }, 'undercroft simulate pocket-sub'),
    games,
    isTruncated: false,
  };
}
