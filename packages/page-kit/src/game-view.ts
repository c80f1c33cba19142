// What the table needs from a game, as plain data in the reader's language. One module per game makes it out of the
// rules (games/GAME/page); the stage shows it and knows no game.
import type { Ending, GameEvent, GameTypes, Playable, Refusal, RuleId } from '@undercroft/engine';
import type { Board, Layer, PlaceInfo, Targeting } from './board-view.ts';
import type { DangersOf } from './danger-view.ts';
import type { MomentsOf } from './moments/moment.ts';
import type { Planner } from './planner.ts';
import type { Scene } from './scene-view.ts';
import type { SoundName } from './sound-recipes.ts';

export type * from './board-view.ts';
export type * from './danger-view.ts';
export type * from './planner.ts';
export type * from './scene-view.ts';

export interface GameView<K extends GameTypes = GameTypes> {
  readonly game: Playable<K>;
  /** The CSS class with the colours and style of its pages: `theme-cave`. */
  readonly theme: string;
  /** The echo of the place, in seconds. */
  readonly echo: number;
  /** The board is one picture: all of it is in sight at first. */
  readonly showsWholeBoard: boolean;
  readonly title: string;
  /** What the board is called: 'The cave'. */
  readonly boardName: string;
  /** Symbols that faces and boards are made of: on every page that shows them, once. Where they are a file, they are put here when the view is loaded. */
  readonly defs: string;

  /** What is shown of a position; its snapshot is taken once for all of it. */
  at(state: K['State']): PositionView<K>;
  /** What is read out of a text, where that is not what is shown: '3 south-west' for '3 SW'. */
  spoken?(text: string): string;
  /** What an action is called once it is done: 'Move', to be taken back. */
  noun(action: K['Action']): string;
  /** Why something may not be done, in a sentence. What holds at every table (TB-…) is said by the page. */
  refusal(refusal: Refusal, state: K['State']): string;
  /** What an option does, in a sentence, once the words for it are loaded: for those who see it for the first time. */
  does?(option: string): string | undefined;
  /** What explains the places of the board: loaded when somebody first looks at one. */
  loadPlaceInfo(): Promise<PlaceInfoOf<K>>;
  /** What is told, seen and heard of events: loaded after the first decision is possible. */
  loadEvents(): Promise<EventView<K>>;
  /** What threatens whom, as the board shows it: loaded after the first decision is possible. */
  loadDangers?(): Promise<DangersOf<K>>;
  /** Where a turn is put together on the board before it is played. */
  readonly planner?: Planner<K>;
}

/** Events, as the table tells and shows them. */
export interface EventView<K extends GameTypes = GameTypes> {
  /** A sentence for the log; undefined where there is nothing worth saying. */
  logLine(event: K['Event'], when: EventContext<K>): LogLine | undefined;
  /** Whether the sentence begins an entry of the log or joins the one before; undefined where it stands by itself. */
  logGrouping(event: K['Event'], when: EventContext<K>): LogGrouping | undefined;
  /** What is seen and heard when it happens; `before` is the position in which it and what was `earlier` came about. */
  animationStep(event: K['Event'], before: Position<K>, earlier: readonly K['Event'][]): AnimationStep | undefined;
  /** What happens to people, played out; where there is none of it, steps are shown. */
  readonly moments?: MomentsOf<K>;
}

/** A game's view with what it loads for its events. */
export interface CompleteView<K extends GameTypes = GameTypes> extends GameView<K>, EventView<K> {}

/** What lies at a place of the board, for those who look at it. */
export type PlaceInfoOf<K extends GameTypes = GameTypes> = (position: Position<K>, place: string) => PlaceInfo;

/** A position with its snapshot. */
export interface Position<K extends GameTypes = GameTypes> {
  readonly state: K['State'];
  readonly snapshot: K['Snapshot'];
}

/** A position as the stage shows it. */
export interface PositionView<K extends GameTypes = GameTypes> extends Position<K> {
  /** Everything around the board. */
  scene(seating: Seating): Scene;
  board(targeting: Targeting): Board;
}

/** What is told about a game when it is over; loaded then. */
export interface EndView<K extends GameTypes = GameTypes> {
  /** `history` is what happened, where the record tells it: when somebody got out, or fell. */
  result(ending: Ending, state: K['State'], seating: Seating, history?: readonly PastEvent<K>[]): ResultView;
  /** The result in a few words, without the position: 'Silver', 'Red wins'. */
  outcome?(ending: Ending): string;
  /** The address of the picture for it: of a game against each other, the victory of those who won. */
  medal?(ending: Ending): string;
  /** The round that a position is in, as the table counts it. */
  round?(state: K['State']): number;
  /** One number series for each thing worth seeing over a whole game: health, tiles, danger. */
  measures(state: K['State']): Readonly<Record<string, number>>;
  /** Names of the measures, in the order of the legend. */
  readonly measureNames: Readonly<Record<string, string>>;
  /** The clause behind each of them. */
  readonly measureRules?: Readonly<Record<string, RuleId>>;
  /** How their lines are drawn, where that means something: a fleet's colour, its mines dashed. */
  readonly measureLines?: Readonly<Record<string, { readonly stroke: string; readonly isDashed: boolean }>>;
}

/** An event of a game that is over, with the round it happened in. */
export interface PastEvent<K extends GameTypes = GameTypes> {
  readonly round: number;
  readonly event: K['Event'];
}

// ---------------------------------------------------------------- people

export interface Seating {
  /** What a seat's player is called; empty where somebody plays alone. */
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
}

// ---------------------------------------------------------------- what happens

/** A sentence with its actor in bold: parts in * are strong. */
export interface LogLine {
  readonly icon: string;
  readonly text: string;
  readonly rule: RuleId;
  readonly tone: 'plain' | 'bad' | 'good' | 'heading';
  /** It says what the line before says, and more: it replaces that line. */
  readonly replacesLast?: boolean;
  /** A further step of what the line before tells: read in one sentence with it. */
  readonly goesOn?: boolean;
  /** The id of the card of the one who acted; nothing for hazards, horrors and the like. */
  readonly who?: string;
  /** What it stands under in the log: 'Round 4', or where nobody acted 'Gas', 'Horrors'. */
  readonly title?: string;
  /** A die that was rolled, drawn in the sentence where its number stands. */
  readonly die?: { readonly svg: string; readonly face: string };
  /** Where it happened: the entry and its places light each other up. */
  readonly places?: readonly string[];
}

/** An entry tells what follows from one die, hazard or course: 'opens' begins one, 'joins' goes on with the one that is open, if any is. */
export type LogGrouping = 'opens' | 'joins';

/** When something happened: what it came upon, what happened earlier of the same move, and where that led. */
export interface EventContext<K extends GameTypes = GameTypes> {
  readonly before: Position<K>;
  readonly earlier: readonly K['Event'][];
  /** What happens after it in the same move. */
  readonly later: readonly K['Event'][];
  readonly after: Position<K>;
}

export interface AnimationStep {
  /** At normal speed. */
  readonly ms: number;
  /** Pieces on their way: where they are when the step is over. */
  readonly moves?: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /** Ground that appears. */
  readonly ground?: Layer;
  /** Signs that pass over places: `#sign-rock` of the board's symbols. */
  readonly signs?: readonly { readonly x: number; readonly y: number; readonly kind: string }[];
  readonly die?: { readonly svg: string; readonly words: string };
  readonly sound?: SoundName;
}

export interface ResultView {
  /** The address of the medal's picture: a file, or a data: address. */
  readonly medal: string;
  /** 'Silver' */
  readonly title: string;
  /** 'Three of you climbed out into daylight. The Climber is still down there.' */
  readonly text: string;
  /** What brought it about: 'Nobody was conscious any more.' */
  readonly decided: string;
  readonly rule: RuleId;
  readonly people: readonly {
    readonly face: string;
    readonly name: string;
    readonly text: string;
    readonly lost: boolean;
  }[];
}

/** Any event, for code that does not care which game it is of. */
export type AnyEvent = GameEvent;
