// Counts the games of one setting: who won, how they ended, how long they were, what hurt.
import type { Facts, Seat } from '@undercroft/engine';
import type { GameResult } from '@undercroft/terminal/collect/game-result';
import type { Side } from '@undercroft/terminal/screen';
import type { ForfeitReason } from '../players/player.ts';
import type { Setting } from '../results/plan.ts';
import { MilestoneCounter, type MilestoneTally } from './milestones.ts';
import { botsOf, isWon, scoreOf } from './outcome.ts';
import { type Share, wilson } from './statistics.ts';

export interface Range {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface Tally {
  readonly games: number;
  readonly entries: Range;
  readonly rounds: Range;
  /** In cooperative games. */
  readonly won?: Share;
  /** In duels. */
  readonly outcomes: readonly (Share & { readonly name: string; readonly seats: readonly Seat[] })[];
  readonly draws: Share;
  readonly endings: readonly (Share & { readonly how: string })[];
  /** Why games were over, where that is more than how they ended. */
  readonly ends: readonly (Share & { readonly end: string })[];
  /** What each bot scored: 1 for a game won, 0 for one lost. */
  readonly points: readonly (Share & { readonly bot: string })[];
  /** Health or pieces lost per game, and how often somebody went down, by cause, the worst first. */
  readonly causes: readonly { readonly source: string; readonly lost: number; readonly downs: number }[];
  /** How many games reached each milestone, how many of those were won, and the mean round and counts then. */
  readonly milestones: readonly MilestoneTally[];
  readonly forfeits: readonly (Record<ForfeitReason, number> & { readonly bot: string })[];
}

export interface TallyContext {
  readonly setting: Setting;
  readonly sides: readonly Side[];
  readonly facts: Pick<Facts, 'goal' | 'endings'>;
}

export class Counter {
  readonly #context: TallyContext;
  readonly #wins: number[];
  readonly #endings = new Counts();
  readonly #ends = new Counts();
  readonly #lost = new Counts();
  readonly #downs = new Counts();
  readonly #milestones = new MilestoneCounter();
  readonly #entries: number[] = [];
  readonly #rounds: number[] = [];
  readonly #scores = new Map<string, number>();
  readonly #forfeits = new Map<string, Record<ForfeitReason, number>>();
  #won = 0;

  constructor(context: TallyContext) {
    this.#context = context;
    this.#wins = context.sides.map(() => 0);
    // Endings that never happen are listed too.
    for (const how of context.facts.endings) this.#endings.add(how, 0);
    for (const bot of botsOf(context.setting)) this.#scores.set(bot, 0);
  }

  add(game: GameResult): void {
    const { setting, facts } = this.#context;
    this.#entries.push(game.entries);
    this.#rounds.push(game.rounds);
    this.#endings.add(game.how, 1);
    if (game.end !== undefined) this.#ends.add(game.end, 1);
    const result = { isWon: isWon(facts.goal, game.scores[0] ?? 0) };
    if (result.isWon) this.#won++;
    this.#milestones.add(game, result);
    for (const [bot, points] of this.#scores) this.#scores.set(bot, points + (scoreOf(game, setting, bot) ?? 0));
    this.#addSides(game);
    this.#addCauses(game);
    this.#addForfeits(game);
  }

  result(): Tally {
    const games = this.#entries.length;
    const decided = this.#wins.reduce((sum, wins) => sum + wins, 0);
    const sharesOf = (counts: Counts) => counts.most().map(([name, n]) => ({ name, ...wilson(n, games) }));
    return {
      games,
      entries: range(this.#entries),
      rounds: range(this.#rounds),
      ...(this.#context.facts.goal === 'co-op' ? { won: wilson(this.#won, games) } : {}),
      outcomes: this.#context.sides.map((side, i) => ({ ...side, ...wilson(this.#wins[i] ?? 0, games) })),
      draws: wilson(games - decided, games),
      endings: sharesOf(this.#endings).map(({ name, ...share }) => ({ how: name, ...share })),
      ends: sharesOf(this.#ends).map(({ name, ...share }) => ({ end: name, ...share })),
      points: [...this.#scores].map(([bot, points]) => ({ bot, ...wilson(points, games) })),
      causes: this.#causes(games),
      milestones: this.#milestones.result(games),
      forfeits: [...this.#forfeits].map(([bot, counts]) => ({ bot, ...counts })),
    };
  }

  #addSides({ scores }: GameResult): void {
    const winner = this.#context.sides.findIndex(({ seats }) => seats.every((seat) => scores[seat] === 1));
    if (winner >= 0) this.#wins[winner] = (this.#wins[winner] ?? 0) + 1;
  }

  #addCauses({ members }: GameResult): void {
    for (const { lost, downs } of members) {
      for (const [source, amount] of Object.entries(lost)) this.#lost.add(source, amount);
      for (const [source, amount] of Object.entries(downs)) this.#downs.add(source, amount);
    }
  }

  #addForfeits({ forfeits = [], bots }: GameResult): void {
    for (const { seat, died, slow, nonsense } of forfeits) {
      const bot = this.#context.setting.bots[bots[seat] as number] as string;
      const before = this.#forfeits.get(bot) ?? { died: 0, slow: 0, nonsense: 0 };
      const after = { died: before.died + died, slow: before.slow + slow, nonsense: before.nonsense + nonsense };
      this.#forfeits.set(bot, after);
    }
  }

  #causes(games: number): Tally['causes'] {
    const perGame = (n: number) => n / games;
    return this.#lost
      .most()
      .map(([source, lost]) => ({ source, lost: perGame(lost), downs: perGame(this.#downs.of(source)) }));
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string, n: number): void {
    this.#counts.set(name, this.of(name) + n);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  most(): [name: string, n: number][] {
    return [...this.#counts].sort((a, b) => b[1] - a[1]);
  }
}

function range(values: readonly number[]): Range {
  let [sum, min, max] = [0, Number.POSITIVE_INFINITY, 0];
  for (const value of values) {
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { mean: sum / values.length, min, max };
}
