// The games of some results files, put together by what was played and by whom: figures never mix what does not belong
// together.

import type { Results } from '../results/file.ts';
import type { GameResult } from '../results/game-result.ts';
import type { Plan, Setting } from '../results/plan.ts';
import { type Condition, conditionsOf } from './conditions.ts';

/** A game, with all that its file says about it. */
export interface Played extends GameResult {
  /** The best of its sort: 1 gold or a victory, 0 defeat. */
  readonly best: number;
  /** The seat that began. */
  readonly first: number;
  readonly setup: Setting;
}

/** Games that may be counted together. */
export interface Sample {
  readonly game: string;
  readonly conditions: readonly Condition[];
  readonly games: readonly Played[];
}

/** Games with a name, to be compared with others. */
export interface Group {
  readonly label: string;
  readonly games: readonly Played[];
}

/** One sample for each game and each set of conditions, in their order; a game that is in several files counts once. */
export function samplesOf(files: readonly Results[]): Sample[] {
  const samples = new Map<string, Sample & { games: Played[] }>();
  for (const { head, games } of unrepeated(files)) {
    const rooms = head.plan.settings.map((setup) => roomFor(head.plan, setup, samples));
    for (const result of games) {
      const { setup, sample } = rooms[result.setting] as Room;
      sample.games.push(playedAs(result, setup));
    }
  }
  const played = [...samples.values()].filter(({ games }) => games.length > 0);
  return [...groupBy(played, ({ game }) => game).values()].flatMap((mine) => mine.sort(byRank));
}

export const keyOf = (conditions: readonly Condition[]): string =>
  JSON.stringify(conditions.map(({ name, text }) => [name, text]));

interface Room {
  readonly setup: Setting;
  readonly sample: { readonly games: Played[] };
}

function roomFor(plan: Plan, setup: Setting, samples: Map<string, Sample & { games: Played[] }>): Room {
  const conditions = conditionsOf(plan, setup);
  const key = plan.game + keyOf(conditions);
  const sample = samples.get(key) ?? { game: plan.game, conditions, games: [] };
  samples.set(key, sample);
  return { setup, sample };
}

/** The easiest first, then the smallest; those who play in the order of the files. */
function byRank(a: Sample, b: Sample): number {
  for (const { name, rank } of a.conditions) {
    const other = b.conditions.find((one) => one.name === name);
    if (other && other.rank !== rank) return rank - other.rank;
  }
  return 0;
}

function playedAs(result: GameResult, setup: Setting): Played {
  const { first } = setup.options as { first?: unknown };
  return { ...result, best: Math.max(...result.scores), first: typeof first === 'number' ? first : 0, setup };
}

export const isWon = ({ best }: Played): boolean => best > 0;

/** Files of the same seed share games: counted twice they would make intervals narrower than what is known. */
export function unrepeated(files: readonly Results[]): Results[] {
  const seen = new Map<string, Set<string>>();
  return files.map((file) => {
    const shelves = file.head.plan.settings.map((setting) => {
      const key = settingKey(file.head.plan, setting);
      const shelf = seen.get(key) ?? new Set();
      seen.set(key, shelf);
      return shelf;
    });
    const games = file.games.filter((game) => isNew(game, shelves[game.setting] as Set<string>));
    return games.length === file.games.length ? file : { ...file, games };
  });
}

const settingKey = ({ game, rules, seed }: Plan, { options, bots }: Setting): string =>
  JSON.stringify([game, rules, seed, options, bots]);

/** What came of it is part of it: whoever thinks by the clock plays another game the second time. */
function isNew({ game, bots, entries, rounds, how, scores }: GameResult, shelf: Set<string>): boolean {
  const before = shelf.size;
  return shelf.add(`${game} ${bots} ${entries} ${rounds} ${how} ${scores}`).size > before;
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
