// What a game needs to be played in a terminal. One module per game implements this; everything else is shared.
import type { Ending, Fault, Game, Kinds, Refusal, Result, Seat, Sitter } from '@undercroft/engine';
import type { OptionSpec } from '../cli/command.ts';
import type { Paper } from '../text/paper.ts';

export interface Screen<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  /** What the game is and how a turn goes, for somebody who has never seen it: paragraphs of sentences. */
  readonly pitch: readonly (readonly string[])[];
  /** Comfortable ways to set the game's options on the command line. */
  readonly flags: readonly Flag[];
  /** For hints and help: a place with what it means, and a clause. */
  readonly examples: { readonly place: string; readonly placeHelp: string; readonly rule: string };
  /** What a newcomer is asked before a first game. */
  readonly questions: readonly SetUpQuestion[];

  /** The game's options from what flags and questions say, where that is not the same thing. */
  optionsFrom?(wishes: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** A few words on the options: '2 players, introductory sea'. */
  describe(options: K['Options']): string;
  seatName(state: K['State'], seat: Seat): string;
  /** Who wins together. */
  sides(state: K['State']): readonly Side[];

  /** Where a team is chosen out of many. */
  readonly team?: Team<K['Options']>;

  draw(state: K['State'], view: View<K>, paper: Paper): Picture;
  /** What is asked of the one to decide, addressed to them. */
  question(state: K['State']): string;
  /** Everything the one to decide may do, with what it costs and what becomes of it. */
  choices(state: K['State']): Choice<K>[];
  /** What somebody may mean who names a place. Undefined: this is no place. A failure says what is wrong with it. */
  aims(state: K['State'], text: string): Result<readonly K['Action'][], string> | undefined;

  /** What chance may bring later, with its odds, while it is somebody's decision: a paragraph each. */
  foretell?(state: K['State']): readonly string[];

  /** A sentence, or nothing where there is nothing to say. */
  tellEvent(state: K['State'], event: K['Event']): string | undefined;
  tellOutcome(state: K['State'], outcome: K['Outcome']): string;
  /** Undefined: the refusal does not come from this game's rules. */
  tellRefusal(state: K['State'], refusal: Refusal): string | undefined;
  /** Options that the game does not take; undefined where the general wording will do. */
  tellFault(fault: Fault): string | undefined;
  tellEnding(ending: Ending): string;
  /** A way of ending as a clause: 'it ran into a mine'. */
  howText(how: string): string;
}

export interface Team<Options = unknown> {
  /** The flag that names who takes part. */
  readonly flag: string;
  readonly members: readonly string[];
  readonly size: { readonly min: number; readonly max: number };
  /** As they are written: 'Medic'. */
  name(member: string): string;
  /** Who takes part in a game with these options. */
  of(options: Options): readonly string[];
  /** Who is meant; undefined: nobody. */
  read(text: string): string | undefined;
}

export interface Flag extends OptionSpec {
  /** The game option it sets. */
  readonly option: string;
  /** What is given on the command line, as the game's option; a switch is given as 'true'. */
  read(text: string): unknown;
}

export interface Answer<T> {
  /** What is typed for it. */
  readonly key: string;
  readonly name: string;
  readonly value: T;
}

export interface SetUpQuestion {
  readonly option: string;
  readonly ask: string;
  /** Where the answers so far may make it needless. */
  when?(answers: Readonly<Record<string, unknown>>): boolean;
  /** The first is what Enter takes. */
  readonly answers: readonly Answer<unknown>[];
}

export interface Side {
  readonly name: string;
  readonly seats: readonly Seat[];
}

export interface Choice<K extends Kinds = Kinds> {
  readonly action: K['Action'];
  /** What is done, in a few words. */
  readonly name: string;
  /** Cost, ground, what is met: shown behind the name. */
  readonly notes: readonly string[];
  /** What the player would regret. Asked about once more if there is a choice without. */
  readonly loss?: Loss;
}

/** 'enemy Command Centre', 'your sub is lost', 'PS-MEET-5'. */
export interface Loss {
  readonly why: string;
  readonly what: string;
  readonly rule: string;
}

export interface View<K extends Kinds = Kinds> {
  /** Marked on the board by their numbers, counted from 1. */
  readonly choices: readonly Choice<K>[];
  readonly sitters: readonly Sitter[];
}

/** Parts of what a player sees; how they are put together depends on the room there is. */
export interface Picture {
  /** The board in all sizes it can be drawn in, the largest first. */
  readonly boards: readonly (readonly string[])[];
  /** The board in words, for terminals in which no picture fits. */
  readonly list: readonly string[];
  readonly players: readonly string[];
  /** The players in fewer words, for where there is no room for all. */
  readonly brief?: readonly string[];
  /** Boards that show too little, for where nothing else fits. */
  readonly spareBoards?: readonly (readonly string[])[];
  readonly legend: readonly string[];
}
