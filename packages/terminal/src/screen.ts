// What a game needs to be played in a terminal. Each game implements this; everything else is shared.
import type { Ending, Game, GameTypes, InputError, Refusal, Result, Seat, SeatOccupant } from '@undercroft/engine';
import type { OptionSpec } from './option-spec.ts';
import type { Display } from './text/display.ts';

export interface Screen<K extends GameTypes = GameTypes> {
  readonly game: Game<K>;
  /** An introduction for somebody who has never seen the game: paragraphs of sentences. */
  readonly pitch: readonly (readonly string[])[];
  /** Convenient ways to set the game's options on the command line. */
  readonly flags: readonly Flag[];
  /** For hints and help: a place, its explanation, and a clause. */
  readonly examples: { readonly place: string; readonly placeHelp: string; readonly rule: string };
  /** What a newcomer is asked before a first game. */
  readonly questions: readonly SetUpQuestion[];

  /** Turns the settings of flags and questions into the game's options, where they differ. */
  optionsFrom?(settings: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The options in a few words: '2 players, introductory sea'. */
  describeOptions(options: K['Options']): string;
  seatName(state: K['State'], seat: Seat): string;
  /** Who wins together. */
  sides(state: K['State']): readonly Side[];

  /** For games in which a team is chosen. */
  readonly team?: Team<K['Options']>;

  draw(state: K['State'], view: DrawOptions<K>, display: Display): Picture;
  /** The question to the player deciding. */
  question(state: K['State']): string;
  /** Every legal action, with its cost and its effect. */
  choices(state: K['State']): Choice<K>[];
  /** The actions that a typed text may mean. Undefined if it makes no sense; a failure says what is wrong with it. */
  interpret(state: K['State'], text: string): Result<readonly K['Action'][], string> | undefined;

  /** What chance may bring later, with its odds: a paragraph each. */
  forecast?(state: K['State']): readonly string[];

  /** A sentence, or undefined if there is nothing to say. */
  describeEvent(state: K['State'], event: K['Event']): string | undefined;
  describeOutcome(state: K['State'], outcome: K['Outcome']): string;
  /** Undefined if the refusal does not come from this game's rules. */
  describeRefusal(state: K['State'], refusal: Refusal): string | undefined;
  /** Invalid options; undefined where the general wording will do. */
  describeInputError(error: InputError): string | undefined;
  describeEnding(ending: Ending): string;
  /** A way of ending as a clause: 'it ran into a mine'. */
  endingText(how: string): string;
}

export interface Team<Options = unknown> {
  /** The flag that names who takes part. */
  readonly flag: string;
  readonly members: readonly string[];
  readonly size: { readonly min: number; readonly max: number };
  /** As it is displayed: 'Medic'. */
  name(member: string): string;
  /** Who takes part in a game with these options. */
  of(options: Options): readonly string[];
  /** The member of this name, if there is one. */
  read(text: string): string | undefined;
}

export interface Flag extends OptionSpec {
  /** The game option it sets. */
  readonly option: string;
  /** Turns the value on the command line into the game's option; the value of a switch is 'true'. */
  read(text: string): unknown;
}

export interface Answer<T> {
  /** What the player types. */
  readonly key: string;
  readonly name: string;
  readonly value: T;
}

export interface SetUpQuestion {
  readonly option: string;
  readonly ask: string;
  /** Skips the question, depending on the answers so far. */
  when?(answers: Readonly<Record<string, unknown>>): boolean;
  /** Where they depend on the answers so far, a function of those. */
  readonly answers:
    | readonly Answer<unknown>[]
    | ((answers: Readonly<Record<string, unknown>>) => readonly Answer<unknown>[]);
  /** The key of the answer that Enter picks; left out where it is the first. */
  readonly advised?: string;
}

export const answersTo = (
  { answers }: SetUpQuestion,
  soFar: Readonly<Record<string, unknown>>,
): readonly Answer<unknown>[] => (typeof answers === 'function' ? answers(soFar) : answers);

export interface Side {
  readonly name: string;
  readonly seats: readonly Seat[];
}

export interface Choice<K extends GameTypes = GameTypes> {
  readonly action: K['Action'];
  /** The action in a few words. */
  readonly name: string;
  /** Cost, ground, who or what is there: shown after the name. */
  readonly notes: readonly string[];
  /** What the player would regret; needs confirmation if another choice loses nothing. */
  readonly loss?: Loss;
}

/** 'Blue's Command Centre is in the way', 'your sub sinks', 'PS-MEET-5'. */
export interface Loss {
  /** Left out where `what` says it. */
  readonly why?: string;
  readonly what: string;
  readonly rule: string;
}

export interface DrawOptions<K extends GameTypes = GameTypes> {
  /** Marked on the board by number, from 1. */
  readonly choices: readonly Choice<K>[];
  readonly occupants: readonly SeatOccupant[];
}

/** The parts of what a player sees; the available room decides how they are arranged. */
export interface Picture {
  /** The board in every size, the largest first. */
  readonly boards: readonly (readonly string[])[];
  /** The board in words, for terminals that are too small for any picture. */
  readonly list: readonly string[];
  readonly players: readonly string[];
  /** The players in fewer words, for small terminals. */
  readonly brief?: readonly string[];
  /** Boards that show too little, used only if nothing else fits. */
  readonly spareBoards?: readonly (readonly string[])[];
  readonly legend: readonly string[];
}
