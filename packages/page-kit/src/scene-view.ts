// Everything around the board: the question, what can be done and what it may cost, who is at the table, the time.
import type { RuleId, Seat } from '@undercroft/engine';

export interface Scene {
  /** Who decides: a seat, nobody while chance does, nobody when it is over. */
  readonly decider: Seat | undefined;
  /** 'Anna, what does the Medic do?' */
  readonly question: string;
  /** The clauses behind it. */
  readonly rules?: readonly RuleId[];
  /** What else should be known about it. */
  readonly note?: string;
  /** What everybody plays for, and how far it is: always in sight. */
  readonly goal: Goal;
  /** Who acts, with the points: beside the actions. Their colour greets the next player at the screen. */
  readonly actor?: { readonly face: string; readonly name: string; readonly colour?: string };
  readonly points?: Points;
  readonly actions: readonly ActionOption[];
  readonly cardsTitle: string;
  /** In the order of this round. */
  readonly cards: readonly Card[];
  /** What comes after the last turn of the round, in order. */
  readonly upcoming?: readonly Upcoming[];
  readonly clock: Clock;
  readonly panels: readonly Panel[];
  /** What the log says before anything has happened. */
  readonly emptyLog: string;
}

export interface Goal {
  readonly icon: string;
  /** 'Find the exit' */
  readonly title: string;
  /** '*51* tiles to go': parts in * are strong. */
  readonly text: string;
}

/** 'Then the *horror* moves', or what can still be drawn, counted. */
export interface Upcoming {
  readonly icon: string;
  readonly text: string;
  /** What is read out before the counts, where the picture says it. */
  readonly label?: string;
  readonly counts?: readonly { readonly icon: string; readonly name: string; readonly count: number }[];
}

export interface Points {
  readonly left: number;
  readonly of: number;
  /** '1 of 2 points left' */
  readonly words: string;
}

/**
 * One thing that can be done, or that cannot be done now. The order of a scene's options is the order in which a touched place is
 * searched for its obvious verb.
 */
export interface ActionOption {
  /** The type of its actions. */
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  /** Its button keeps this place and this key ('1' to '9', '0', 'x') all through the game. Several may share a button (Move, Swim, Squeeze): it shows the first that is possible, and lights the places of all. */
  readonly key?: string;
  /** An ability of the acting person: its button has an edge in their colour. */
  readonly colour?: string;
  /** Of the option that ends a turn. */
  readonly ending?: TurnEnding;
  /** In points; undefined where it costs none or is an answer to a question. */
  readonly cost?: number;
  /** Shown in place of the cost: '+1'. */
  readonly gain?: string;
  /** '3 ways', '5 in 23: gas'. */
  readonly fact: string;
  /** Asks for one of its places by what they are: 'Choose a gap.' */
  readonly choose?: string | undefined;
  /** What it may be done to; empty if it is not possible now. */
  readonly targets: readonly Target[];
  /** Why it is not possible now. */
  readonly reason?: { readonly text: string; readonly rules: readonly RuleId[] };
  /** 'end': the button that ends a turn; 'aside': an answer beside the real ones (stop, decline), a card like them, or the big button where there are no cards; 'card': an answer without a place, shown as a card in the dock. */
  readonly role?: 'end' | 'aside' | 'card';
  /** SVG of an answer that is shown as a card: a tile, a die, a face. */
  readonly picture?: string;
  /** Chosen without its button, with its first target: a tile in hand, which is turned through its targets. */
  readonly isPreselected?: boolean;
  /** As obvious at a place as the others of its kind: a touch lists them, and does none of them yet. */
  readonly isOneOfSeveral?: boolean;
}

export interface TurnEnding {
  /** Under the words of the button: '1 point left', 'then 2 hazard dice'. */
  readonly note: string;
  /** Nothing is left to do that could help anybody: the turn ends by itself after a moment. */
  readonly endsItself: boolean;
}

export interface Target {
  /** The action in the words of the rules. */
  readonly action: object;
  /** Played after it, in one go: the further steps of a run. Never past a chance or another's decision. */
  readonly then?: readonly object[];
  /** The place on the board it is aimed at; undefined where it has none. */
  readonly place?: string;
  /** The places it passes before that one, in order: drawn while it is pointed at. */
  readonly way?: readonly string[];
  /** Of an answer by which something else moves: the place it comes from. The way from there is shown to everybody. */
  readonly from?: string;
  /** What stands at the place, where it says more than that you can go there: 'Explore · 1', 'Swim · 2', '2 steps'. */
  readonly tag?: string;
  /** Further off than the next tile: drawn smaller. */
  readonly isFar?: boolean;
  /** The chance or certainty that somebody loses something by it, or is struck this round because of it: asks for a second touch. */
  readonly danger?: Risk;
  /** 'Explore north': the committing button says this. */
  readonly name: string;
  /** Under the words of the committing button: 'open north and east'. */
  readonly note?: string;
  /** What it costs, brings and risks, in sentences. */
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** What may be lost, as the plate at the place says it. */
export interface Risk {
  readonly icon: string;
  /** 'Gas' */
  readonly title: string;
  /** '6 in 51', 'certain' */
  readonly odds: string;
  /** 0 to 1; 1 is certain. */
  readonly share: number;
  /** 'If it is a gas tile you lose *2 health* and pass out. Reveal it from here and you stay safe.' */
  readonly text: string;
  /** Under the words of the big button: '6 in 51: lose 2, pass out'. */
  readonly short: string;
  /** On the board: '6 in 51', '−2', 'strikes now'. */
  readonly tag: string;
  readonly rules: readonly RuleId[];
  /** What the big button says, where that is not the name of the target: 'End anyway'. */
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
  /** Has just lost some of it. */
  readonly isStruck?: boolean;
  readonly state: string;
  readonly tone: 'acting' | 'down' | 'gone' | 'plain';
  /** Where their turn stands in this round. */
  readonly turn: 'acting' | 'next' | 'done' | 'waiting';
  /** What should be seen at once: 'unconscious', what is carried, a shield. */
  readonly chips: readonly Chip[];
  /** 'Bandage · 1: another caver here regains 1' */
  readonly abilities: readonly { readonly name: string; readonly text: string; readonly rule: RuleId }[];
  /** Further facts: what is held, mines to lay. */
  readonly notes: readonly string[];
  /** Where they stand, for a touch on the card to show it. */
  readonly place?: string;
  /** SVG shown under the name, where health does not say it: a fleet. */
  readonly row?: string;
}

export interface Chip {
  readonly icon: string;
  /** 'hunted'; read out where only the icon is shown. */
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'plain';
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
  /** Stands beside the number where there is no room for the picture. */
  readonly icon?: string;
  /** The whole, for a reader. */
  readonly spoken: string;
}

/** A heading with counted odds or sentences. */
export interface Panel {
  readonly title: string;
  readonly note: string;
  /** The clauses behind what it counts. */
  readonly rules?: readonly RuleId[];
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
