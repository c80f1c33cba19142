// What the table needs of a game, as plain data in the reader's language. One module per game makes it out of the
// rules (src/games/…); the stage shows it and knows no game.
import type { Ending, Kinds, Playable, Refusal, RuleId, Seat, Told } from '@undercroft/engine';
import type { Colour } from '@undercroft/pocket-sub';
import type { ComponentType } from 'preact';
import type { IconName } from '../draw/icons.ts';
import type { MedalRanks } from '../draw/pictures/medals.ts';
import type { PageWords } from '../words/en/page.ts';
import type { Control } from './control.ts';

/** What a dock is handed. */
export interface DockProps {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
}

export interface GameView<K extends Kinds = Kinds> {
  readonly game: Playable<K>;
  readonly mood: 'cave' | 'temple' | 'sea';
  readonly title: string;
  /** What the board is called: 'The cave'. */
  readonly boardName: string;
  /** Symbols that faces and boards are made of: on every page that shows them, once. Where they are a file, whoever loads the view puts them here. */
  readonly defs: string;
  /** Choices are gathered into a draft and played together, and nothing of it is told before (Pocket Sub's course). */
  readonly drafting: boolean;

  /** Takes the place of the action buttons where a turn is put together differently. */
  readonly Dock?: ComponentType<DockProps>;

  /** Everything around the board. */
  scene(state: K['State'], seating: Seating): Scene;
  board(state: K['State'], aiming: Aiming): Board;
  /** A sentence for the log; undefined where there is nothing worth saying. */
  line(event: K['Event'], when: When<K>): Line | undefined;
  /** Whether the sentence begins an entry of the log or joins the one before; undefined where it stands by itself. */
  part(event: K['Event'], when: When<K>): Part | undefined;
  /** What is seen and heard when it happens; `before` is the position in which it and what was `earlier` came about. */
  beat(event: K['Event'], before: K['State'], earlier: readonly K['Event'][]): Beat | undefined;
  /** What an action is called once it is done: 'Move', to be taken back. */
  noun(action: K['Action']): string;
  /** What lies at a place of the board, for whoever looks at it. */
  about(state: K['State'], place: string): About;
  /** Why something may not be done, in a sentence. */
  refusal(refusal: Refusal, state: K['State']): string;
}

/** What is told of a game when it is over; loaded then. */
export interface EndView<K extends Kinds = Kinds> {
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
  readonly ask: string;
  /** What else should be known about it. */
  readonly note?: string;
  readonly points?: Points;
  /** Of a turn that is put together before it is played. */
  readonly plan?: Plan;
  readonly deeds: readonly Deed[];
  readonly cardsTitle: string;
  readonly cards: readonly Card[];
  readonly clock: Clock;
  readonly panels: readonly Panel[];
  /** What the log says before anything has happened. */
  readonly quiet: string;
  /** What a screen reader hears when the decision comes: 'Your decision. Medic, 1 point left. Six actions possible.' */
  readonly status: string;
}

export interface Plan {
  /** 'Planned course' */
  readonly title: string;
  /** 'Take back a step' */
  readonly back: string;
  /** Nothing of it has been chosen yet: what came before can be played by itself. */
  readonly isNew: boolean;
}

export interface Points {
  readonly left: number;
  readonly of: number;
  /** '1 of 2 points left' */
  readonly words: string;
}

/** One thing that can be done, or that cannot be done now. */
export interface Deed {
  /** The type of its actions. */
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** In points; undefined where it costs none or is an answer to a question. */
  readonly cost?: number;
  /** Shown in place of the cost: '+1'. */
  readonly gain?: string;
  /** '3 ways', '5 in 23: gas'. */
  readonly fact: string;
  readonly state: 'legal' | 'risky' | 'dear' | 'refused';
  /** What it may be done to; empty if it is not possible now. */
  readonly aims: readonly Aim[];
  /** Why it is not possible now. */
  readonly why?: { readonly text: string; readonly rules: readonly RuleId[] };
  /** 'end': the button that ends a turn; 'aside': an answer beside the real ones (stop, decline). */
  readonly role?: 'end' | 'aside';
}

export interface Aim {
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
  readonly stop?: Stop;
  /** The letter that chooses it, where it is one of a few; several where it is what those of them do together. */
  readonly letter?: string;
}

export interface Loss {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId;
  /** What the button says that does it all the same: 'Sail anyway'. */
  readonly anyway?: string;
}

export interface Stop {
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
    readonly icon?: IconName;
    readonly name: string;
    readonly count: number;
    readonly of: number;
  }[];
  readonly text: readonly string[];
  /** Signs of the board with what they mean; pictures are files of the page. */
  readonly key?: readonly { readonly picture: string; readonly text: string }[];
}

// ---------------------------------------------------------------- the board

/** What the player is about to do, as far as the board shows it. */
export interface Aiming {
  /** Lit: the aims of the chosen deed, or of all deeds if none is chosen. */
  readonly lit: readonly Aim[];
  /** The aim that would be committed. */
  readonly aim?: Aim;
  /** The place under pointer or keys. */
  readonly place?: string;
  /** The chart is turned by a quarter, for an upright phone. */
  readonly upright: boolean;
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
  readonly over: string;
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
export interface About {
  readonly things: readonly AboutThing[];
  /** Why whoever decides cannot go there, or take it. */
  readonly why?: Said;
}

export interface AboutThing {
  /** SVG. */
  readonly picture: string;
  readonly name: string;
  readonly said: readonly Said[];
}

export interface Said {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

// ---------------------------------------------------------------- what happens

/** A sentence with its actor in bold: parts in * are strong. */
export interface Line {
  readonly icon: IconName;
  readonly text: string;
  readonly rule: RuleId;
  readonly tone: 'plain' | 'bad' | 'good' | 'heading';
  /** It tells what the line before told, and more: it takes its place. */
  readonly instead?: boolean;
}

/** An entry tells what follows from one die, hazard or course: 'opens' begins one, 'joins' goes on with the one that is open, if any is. */
export type Part = 'opens' | 'joins';

/** When something happened: what it came upon, what happened earlier of the same move, and where that led. */
export interface When<K extends Kinds = Kinds> {
  readonly before: K['State'];
  readonly earlier: readonly K['Event'][];
  readonly after: K['State'];
}

export interface Beat {
  /** At normal speed. */
  readonly ms: number;
  /** Pieces on their way: where they are when the beat is over. */
  readonly moves?: readonly { readonly key: string; readonly x: number; readonly y: number }[];
  /** Ground that appears. */
  readonly lays?: Layer;
  /** Signs that pass over places. */
  readonly signs?: readonly { readonly x: number; readonly y: number; readonly kind: Sign }[];
  readonly die?: { readonly svg: string; readonly words: string };
  readonly sound?: SoundName;
}

export type Sign = 'water' | 'gas' | 'rock' | 'claws' | 'harm' | 'heal' | 'fire' | 'light' | 'ring';

export type SoundName =
  | 'step'
  | 'splash'
  | 'reveal'
  | 'tick'
  | 'cancel'
  | 'success'
  | 'failure'
  | 'rumble'
  | 'flood'
  | 'gas'
  | 'horror'
  | 'hurt'
  | 'heal'
  | 'fall'
  | 'guardian'
  | 'lava'
  | 'artifact'
  | 'exit'
  | 'bell'
  | 'mine';

export type Medal = {
  readonly [G in keyof MedalRanks]: { readonly game: G; readonly rank: MedalRanks[G]; readonly fleet?: Colour };
}[keyof MedalRanks];

export interface ResultView {
  /** Which medal is drawn. */
  readonly medal: Medal;
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
export type AnyEvent = Told;
