// Groups the games of results files by what was played and by whom, so that figures never mix what does not belong
// together.

import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Results } from '../results/file.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { type Condition, conditionsOf } from './conditions.ts';

/** A game, with everything that its file says about it. */
export interface SampledGame extends GameResult {
  /** The best score of a seat: 1 gold or a victory, 0 defeat. */
  readonly best: number;
  /** The seat that began. */
  readonly first: number;
  readonly setup: Setting;
}

/** Games that may be counted together. */
export interface Sample {
  readonly game: string;
  readonly conditions: readonly Condition[];
  readonly games: readonly SampledGame[];
}

/** Games with a label, to be compared with others. */
export interface Group {
  readonly label: string;
  readonly games: readonly SampledGame[];
}

/** One sample for each game and set of conditions, in order; a game that is in several files counts once. */
export function samplesOf(files: readonly Results[]): Sample[] {
  const samples = new Map<string, Sample & { games: SampledGame[] }>();
  for (const { head, games } of withoutDuplicates(files)) {
    const settingSamples = head.plan.settings.map((setup) => sampleFor(head.plan, setup, samples));
    for (const result of games) {
      const { setup, sample } = settingSamples[result.setting] as SettingSample;
      sample.games.push(sampledGame(result, setup));
    }
  }
  const played = [...samples.values()].filter(({ games }) => games.length > 0);
  return [...groupBy(played, ({ game }) => game).values()].flatMap((mine) => mine.sort(byRank));
}

export const keyOf = (conditions: readonly Condition[]): string =>
  JSON.stringify(conditions.map(({ name, text }) => [name, text]));

interface SettingSample {
  readonly setup: Setting;
  readonly sample: { readonly games: SampledGame[] };
}

function sampleFor(plan: Plan, setup: Setting, samples: Map<string, Sample & { games: SampledGame[] }>): SettingSample {
  const conditions = conditionsOf(plan, setup);
  const key = plan.game + keyOf(conditions);
  const sample = samples.get(key) ?? { game: plan.game, conditions, games: [] };
  samples.set(key, sample);
  return { setup, sample };
}

/** The easiest first, then the smallest; bots in the order of the files. */
function byRank(a: Sample, b: Sample): number {
  for (const { name, rank } of a.conditions) {
    const other = b.conditions.find((one) => one.name === name);
    if (other && other.rank !== rank) return rank - other.rank;
  }
  return 0;
}

function sampledGame(result: GameResult, setup: Setting): SampledGame {
  const { first } = setup.options as { first?: unknown };
  return { ...result, best: Math.max(...result.scores), first: typeof first === 'number' ? first : 0, setup };
}

export const isWon = ({ best }: SampledGame): boolean => best > 0;

/** Files with the same seed share games: counting them twice would make intervals too narrow. */
export function withoutDuplicates(files: readonly Results[]): Results[] {
  const seen = new Map<string, Set<string>>();
  return files.map((file) => {
    const seenBySetting = file.head.plan.settings.map((setting) => {
      const key = settingKey(file.head.plan, setting);
      const seenGames = seen.get(key) ?? new Set();
      seen.set(key, seenGames);
      return seenGames;
    });
    const games = file.games.filter((game) => isNew(game, seenBySetting[game.setting] as Set<string>));
    return games.length === file.games.length ? file : { ...file, games };
  });
}

const settingKey = ({ game, rules, seed }: Plan, { options, bots }: Setting): string =>
  JSON.stringify([game, rules, seed, options, bots]);

/** The outcome is part of the key: bots with a time budget may play differently the second time. */
function isNew({ game, bots, entries, rounds, how, scores }: GameResult, seenGames: Set<string>): boolean {
  const before = seenGames.size;
  return seenGames.add(`${game} ${bots} ${entries} ${rounds} ${how} ${scores}`).size > before;
}

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
