// The games of some results files, put together by what was played and by whom: figures never mix what does not belong
// together.

import type { Results } from '../results/file.ts';
import type { GameResult } from '../results/game-result.ts';
import type { Setting } from '../results/plan.ts';

/** A game, with all that its file says about it. */
export interface Played extends GameResult {
  /** The best of its sort: 1 gold or a victory, 0 defeat. */
  readonly best: number;
  readonly difficulty: string;
  readonly setup: Setting;
}

export interface Sample {
  readonly game: string;
  /** The bots, each once: 'novice', 'adept:2000 and novice:100'. */
  readonly players: readonly string[];
  readonly games: readonly Played[];
}

/** One sample for each game and sort of player; where they play against each other, for each number of seats. */
export function samplesOf(files: readonly Results[]): Sample[] {
  const samples = new Map<string, { game: string; players: string[]; games: Played[] }>();
  for (const { head, games } of files)
    for (const result of games) {
      const setup = head.plan.settings[result.setting] as Setting;
      const players = [...new Set(setup.bots)].sort();
      const apart = isDuel(head.plan.game) ? result.scores.length : players;
      const key = JSON.stringify([head.plan.game, apart]);
      const sample = samples.get(key) ?? { game: head.plan.game, players: [], games: [] };
      for (const name of players) if (!sample.players.includes(name)) sample.players.push(name);
      sample.games.push(playedAs(result, setup));
      samples.set(key, sample);
    }
  return [...samples.values()];
}

/** Those who play against each other are compared within one sample. */
const isDuel = (game: string): boolean => game === 'pocket-sub';

function playedAs(result: GameResult, setup: Setting): Played {
  const { difficulty } = setup.options as { difficulty?: unknown };
  return {
    ...result,
    best: Math.max(...result.scores),
    difficulty: typeof difficulty === 'string' ? difficulty : '',
    setup,
  };
}

export const isWon = ({ best }: Played): boolean => best > 0;

export function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
