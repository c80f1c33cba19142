// How a game words reports and tables. A game without its own wording is reported with the names of its rules and its
// screen, and without figures that need more.
import type { Tone } from './figure.ts';

export interface ReportWording {
  readonly title: string;
  /** Who takes part, where all win or lose together. */
  readonly team?: TeamWording;
  /** The values of each option in the order of chapters, and the default. */
  readonly options: Readonly<Record<string, OptionWording>>;
  /** Every way of ending, best first. */
  readonly endings: readonly EndingWording[];
  /** What it means to succeed, as a clause about games: 'ended with a medal'. */
  readonly success: string;
  /** 'Won' in a word or two, as on a key. */
  readonly won: string;
  readonly lost: string;
  /** The best ending, for the headlines. */
  readonly best?: { readonly how: string; readonly name: string };
  readonly losses?: LossWording;
  /** How often members go down, where they can. */
  readonly downs?: DownWording;
  /** What takes health or pieces. */
  readonly sources: Readonly<Record<string, string>>;
  /** Why games are over, where that is more than how they end. */
  readonly ends: Readonly<Record<string, string>>;
  /** What is counted by the round. */
  readonly series: Readonly<Record<string, string>>;
  /** How far games come, where the game says so. */
  readonly milestones?: MilestoneWording;
  /** Counts that tell early how a game will end. */
  readonly splits: readonly SplitWording[];
  readonly decision?: DecisionWording;
  /** Who wins together, as groups of turns in the order of play; without, everybody plays alone. */
  sides?(seats: number): readonly (readonly number[])[];
}

export interface TeamWording {
  /** The option that lists the members. */
  readonly option: string;
  /** 'caver', 'cavers'. */
  readonly member: readonly [one: string, many: string];
}

export interface OptionWording {
  readonly texts: Readonly<Record<string, string>>;
  readonly defaultValue?: string;
}

export interface EndingWording {
  readonly how: string;
  readonly tone: Tone;
  readonly name: string;
}

/** A figure of what happens in a game, cause by cause. */
export interface CauseWording {
  readonly title: string;
  /** Said where it never happened. */
  readonly none: string;
  /** 'health lost in a game' */
  readonly unit: string;
}

/** What can be lost in a game: health, or pieces. */
export interface LossWording extends CauseWording {
  /** 'health' */
  readonly what: string;
  /** The head of a table of causes: 'what hurt, per game'. */
  readonly causes: string;
}

export interface DownWording extends CauseWording {
  /** The head of the column: 'went down'. */
  readonly column: string;
}

export interface MilestoneWording {
  readonly title: string;
  /** The head of a table: 'how far they came'. */
  readonly head: string;
  /** As clauses: 'the artifact appeared'; in the order of tables. */
  readonly names: Readonly<Record<string, string>>;
  /** The count that is given with each: its name among the series. */
  readonly series: string;
}

/** Games in progress are halved by a count: those ahead and those behind the median. */
export interface SplitWording {
  /** The name of the count. */
  readonly series: string;
  readonly title: string;
  readonly ahead: string;
  readonly behind: string;
  readonly better: 'less' | 'more';
}

/** What decides a game between sides. */
export interface DecisionWording {
  /** The head of the column that names it: 'the last sub'. */
  readonly head: string;
  /** By what games are counted: "what became of the loser's last sub". */
  readonly by: string;
  /** An ending as a clause: 'the last sub of a side ran into a mine'. */
  clause(name: string): string;
}

/** Options whose values are called as they are written. */
export const sameTexts = (...texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((one) => [one, one]));
