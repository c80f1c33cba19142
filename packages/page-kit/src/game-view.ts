// What the table needs of a game, as plain data in the reader's language. One module per game makes it out of the
// rules (games/GAME/page); the stage shows it and knows no game.
import type { Ending, GameEvent, GameTypes, Playable, Refusal, RuleId, Seat } from '@undercroft/engine';
import type { SoundName } from './sound-recipes.ts';

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
  /** Symbols that faces and boards are made of: on every page that shows them, once. Where they are a file, whoever loads the view puts them here. */
  readonly defs: string;
  /** Choices are gathered into a draft and played together, and nothing of it is told before (Pocket Sub's course). */
  readonly draftsTurns: boolean;

  /** What is shown of a position; its snapshot is taken once for all of it. */
  at(state: K['State']): PositionView<K>;
  /** A sentence for the log; undefined where there is nothing worth saying. */
  logLine(event: K['Event'], when: EventContext<K>): LogLine | undefined;
  /** Whether the sentence begins an entry of the log or joins the one before; undefined where it stands by itself. */
  logGrouping(event: K['Event'], when: EventContext<K>): LogGrouping | undefined;
  /** What is seen and heard when it happens; `before` is the position in which it and what was `earlier` came about. */
  animationStep(event: K['Event'], before: Position<K>, earlier: readonly K['Event'][]): AnimationStep | undefined;
  /** What an action is called once it is done: 'Move', to be taken back. */
  noun(action: K['Action']): string;
  /** Why something may not be done, in a sentence. */
  refusal(refusal: Refusal, state: K['State']): string;
  /** What explains the places of the board: loaded when somebody first looks at one. */
  loadPlaceInfo(): Promise<PlaceInfoOf<K>>;
}

/** What lies at a place of the board, for whoever looks at it. */
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

/** What is told of a game when it is over; loaded then. */
export interface EndView<K extends GameTypes = GameTypes> {
  result(ending: Ending, state: K['State'], seating: Seating): ResultView;
  /** One number series for each thing worth seeing over a whole game: health, tiles, danger. */
  measures(state: K['State']): Readonly<Record<string, number>>;
  /** Names of the measures, in the order of the legend. */
  readonly measureNames: Readonly<Record<string, string>>;
}

// ---------------------------------------------------------------- people

export interface Seating {
  /** What a seat's player is called; empty where somebody plays alone. */
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
}

// ---------------------------------------------------------------- around the board

export interface Scene {
  /** Who decides: a seat, nobody while chance does, nobody when it is over. */
  readonly decider: Seat | undefined;
  /** 'Anna, what does the Medic do?' */
  readonly question: string;
  /** What else should be known about it. */
  readonly note?: string;
  readonly points?: Points;
  /** Of a turn that is put together before it is played. */
  readonly draft?: DraftInfo;
  readonly actions: readonly ActionOption[];
  readonly cardsTitle: string;
  readonly cards: readonly Card[];
  readonly clock: Clock;
  readonly panels: readonly Panel[];
  /** What the log says before anything has happened. */
  readonly emptyLog: string;
  /** What a screen reader hears when the decision comes: 'Your decision. Medic, 1 point left. Six actions possible.' */
  readonly announcement: string;
}

export interface DraftInfo {
  /** 'Planned course' */
  readonly title: string;
  /** 'Take back a step' */
  readonly undoStep: string;
  /** Nothing of it has been chosen yet: what came before can be played by itself. */
  readonly isEmpty: boolean;
}

export interface Points {
  readonly left: number;
  readonly of: number;
  /** '1 of 2 points left' */
  readonly words: string;
}

/** One thing that can be done, or that cannot be done now. */
export interface ActionOption {
  /** The type of its actions. */
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  /** In points; undefined where it costs none or is an answer to a question. */
  readonly cost?: number;
  /** Shown in place of the cost: '+1'. */
  readonly gain?: string;
  /** '3 ways', '5 in 23: gas'. */
  readonly fact: string;
  readonly state: 'legal' | 'risky' | 'unaffordable' | 'refused';
  /** What it may be done to; empty if it is not possible now. */
  readonly targets: readonly Target[];
  /** Why it is not possible now. */
  readonly reason?: { readonly text: string; readonly rules: readonly RuleId[] };
  /** 'end': the button that ends a turn; 'aside': an answer beside the real ones (stop, decline). */
  readonly role?: 'end' | 'aside';
  /** Chosen without its button, with its first target: a tile in hand, which is turned through its targets. */
  readonly isPreselected?: boolean;
}

export interface Target {
  /** The action in the words of the rules. */
  readonly action: object;
  /** The place on the board it is aimed at; undefined where it has none. */
  readonly place?: string;
  /** 'Explore north': the committing button says this. */
  readonly name: string;
  /** What it costs, brings and risks, in sentences. */
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** What may be lost, in a few words; it is then never committed by a double touch. */
  readonly risk?: string;
  /** What would surely be lost: asked about once. */
  readonly loss?: Loss;
  /** How it stands in a plan: '3 SW', 'rocky, end', and its price. */
  readonly draftStep?: DraftStep;
  /** The letter that chooses it, where it is one of a few; several where it is what those of them do together. */
  readonly letter?: string;
}

export interface Loss {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
  /** What the button says that does it all the same: 'Sail anyway'. */
  readonly confirm?: string;
}

export interface DraftStep {
  readonly name: string;
  readonly note: string;
  /** '2 points, running deep' */
  readonly price?: { readonly points: number; readonly words: string };
}

export interface Card {
  readonly id: string;
  /** SVG of the figure or emblem. */
  readonly face: string;
  readonly name: string;
  /** The player: 'Anna', 'Bot'. */
  readonly who: string;
  readonly seat: Seat;
  readonly health?: { readonly left: number; readonly of: number; readonly words: string };
  readonly state: string;
  readonly tone: 'acting' | 'down' | 'gone' | 'plain';
  /** 'Bandage · 1: another caver here regains 1' */
  readonly abilities: readonly { readonly name: string; readonly text: string; readonly rule: RuleId }[];
  /** Further facts: what is held, mines to lay. */
  readonly notes: readonly string[];
  /** Where they stand, for a touch on the card to show it. */
  readonly place?: string;
  /** SVG shown under the name, where health does not say it: a fleet. */
  readonly row?: string;
}

/** Time left. */
export interface Clock {
  /** 'Round 9' */
  readonly label: string;
  readonly left: number | undefined;
  /** 'rounds of light' */
  readonly words: string;
  /** SVG of candles or magma; nothing where there is no such clock. */
  readonly picture?: string;
  /** The whole, for a reader. */
  readonly spoken: string;
}

/** A heading with counted odds or sentences. */
export interface Panel {
  readonly title: string;
  readonly note: string;
  readonly odds: readonly {
    readonly icon?: string;
    readonly name: string;
    readonly count: number;
    readonly of: number;
  }[];
  readonly text: readonly string[];
  /** Signs of the board with what they mean; pictures are files of the page. */
  readonly legend?: readonly { readonly picture: string; readonly text: string }[];
}

// ---------------------------------------------------------------- the board

/** What the player is about to do, as far as the board shows it. */
export interface Targeting {
  /** Lit: the targets of the chosen option, or of all actions if none is chosen. */
  readonly highlighted: readonly Target[];
  /** The target that would be committed. */
  readonly target?: Target;
  /** The place under pointer or keys. */
  readonly place?: string;
  /** The screen is a phone held upright: a board may be drawn to suit it. */
  readonly isPortrait: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Board {
  /** Everything that is to be seen when it is fitted into the window. */
  readonly box: Box;
  /** The slow layer: each part is drawn once and kept as long as its key stays. */
  readonly ground: readonly Layer[];
  /** Darkness and torches; left out in full light. */
  readonly light?: string;
  /** Under the pieces: targets, ways. */
  readonly marks: string;
  readonly pieces: readonly Piece[];
  /** Above everything: tags, focus. */
  readonly overlay: string;
  readonly places: readonly Place[];
  /** Whom "follow" keeps in sight. */
  readonly centre: { readonly x: number; readonly y: number };
}

export interface Layer {
  readonly key: string;
  readonly svg: string;
  /** Where it lies, for what moves it in. */
  readonly x?: number;
  readonly y?: number;
}

/** Something that moves: drawn around 0,0 and put at x,y, so that a change of place is a journey. */
export interface Piece extends Layer {
  readonly x: number;
  readonly y: number;
}

/** Somewhere that can be touched, pointed at or walked to by arrow keys. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** A rectangle around x,y, or a path in board units. */
  readonly width: number;
  readonly height: number;
  readonly path?: string;
  /** 'Ledge with a rope, one step south. Climber, unconscious. Move, 1 point.' */
  readonly label: string;
}

// ---------------------------------------------------------------- what lies there

/** What lies at a place, with its picture, what it does and the rule behind it: for whoever looks. */
export interface PlaceInfo {
  readonly items: readonly PlaceItem[];
  /** Why whoever decides cannot go there, or take it. */
  readonly blocked?: Explanation;
}

export interface PlaceItem {
  /** SVG. */
  readonly picture: string;
  readonly name: string;
  readonly facts: readonly Explanation[];
}

export interface Explanation {
  readonly text: string;
  readonly rules: readonly RuleId[];
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
}

/** An entry tells what follows from one die, hazard or course: 'opens' begins one, 'joins' goes on with the one that is open, if any is. */
export type LogGrouping = 'opens' | 'joins';

/** When something happened: what it came upon, what happened earlier of the same move, and where that led. */
export interface EventContext<K extends GameTypes = GameTypes> {
  readonly before: Position<K>;
  readonly earlier: readonly K['Event'][];
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
  /** SVG of the medal. */
  readonly medal: string;
  /** 'Silver' */
  readonly title: string;
  /** 'Three of you stand in daylight. The Climber does not.' */
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
