// What the panels of the table show of its model, and what they may ask of it. `Control` is the model.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameTypes, Refusal, RuleId, Seat, UndoPlan } from '@undercroft/engine';
import type {
  ActionOption,
  Board,
  DangerView,
  GameView,
  PlanView,
  PositionView,
  Scene,
  Seating,
  Target,
  Targeting,
} from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Session } from '../play/session.ts';
import type { Struck } from './animator.ts';
import type { LastMoves } from './last-moves.ts';

/** What the model needs from the page around it. */
export interface ControlOptions {
  readonly words: () => PageWords;
  /** The animator's position while something plays: `animator.state`. */
  readonly playing: ReadonlySignal<unknown>;
  /** Cards that already show what comes of a moment: `animator.struck`. */
  readonly struck?: ReadonlySignal<Struck | undefined>;
  /** What somebody else did last. */
  readonly lastMoves?: LastMoves;
  /** Ends what plays: `animator.skip()`. */
  readonly skip: () => void;
  /** How long a turn with nothing left to do waits before it ends by itself, in milliseconds; undefined: until it is ended. */
  readonly endAfter: () => number | undefined;
  /** Everything asks for a second touch, not only what may lose something. */
  readonly confirmsAll?: () => boolean;
  /** Ending a turn asks where a point could still help somebody. */
  readonly asksBeforeEnd?: () => boolean;
  /** Which dangers are shown, where the page keeps that. */
  readonly dangersShown?: Signal<DangersShown>;
  /** Words for what holds at every table. */
  readonly tableRefusal?: (refusal: Refusal) => Promise<string>;
  /** Something is open over the table: no turn ends behind it. */
  readonly isCovered?: () => boolean;
  /** Where it is kept that a turn was stopped from ending by itself, past a reload. */
  readonly stopped?: StoppedTurn;
  /** Another clock than the browser's, for tests. */
  readonly timers?: Timers;
  /** What else is offered at a place, where it is played over a server. */
  readonly placeItems?: PlaceItems;
  /** Somebody who waits has touched a place. */
  readonly onWaitingTouch?: (place: string, table: ShownTable) => void;
  /** Who is waited for, and for what; where it is not said, the question. */
  readonly waitingText?: (table: ShownTable) => string | undefined;
  /** What somebody at another screen is asked, for those who wait. */
  readonly others?: (table: ShownTable) => readonly Target[] | undefined;
}

/** The last turn that somebody stopped from ending by itself. */
export interface StoppedTurn {
  /** After how many entries; -1 for none. */
  read(): number;
  keep(entry: number): void;
}

export interface Timers {
  now(): number;
  /** Calls back after a while; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** The line that speaks. */
export interface SpokenLine {
  readonly kind: 'question' | 'target' | 'risk' | 'reason' | 'waiting' | 'refusal';
  readonly icon?: string;
  /** In the display face at rest, in bold otherwise; may be empty. */
  readonly title: string;
  /** Parts in * are strong; may be empty. */
  readonly text: string;
  /** The text only says what the board shows, too: left out of sight where there is little room. */
  readonly isShownOnBoard?: boolean;
  readonly rules: readonly RuleId[];
}

/** The big button. */
export interface BigButton {
  readonly label: string;
  readonly note: string;
  readonly tone: 'end' | 'ready' | 'risky' | 'closing' | 'waiting' | 'none';
  /** Of the countdown, 1 to 0. */
  readonly left?: number;
  /** For a moment it commits nothing. */
  readonly isTooSoon?: true;
}

/** An action with its fixed place and key. */
export interface Slot {
  readonly key: string;
  readonly option: ActionOption;
}

export interface PlaceTouch {
  /** Asks for the place's second verb (Shift and a click). */
  readonly reveal?: boolean;
  /** By Enter or Space: a tile in hand is laid, where a finger turns it. */
  readonly isByKey?: boolean;
}

/** An answer without a place: a card in the dock, one touch each. */
export interface Answer {
  /** For `data-action`: of an option its id, of one of several targets its id and number. */
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  /** Its cost, odds or consequence, in a few words. */
  readonly note: string;
  /** SVG: a tile, a die, a face. */
  readonly picture?: string;
  /** An answer beside the real ones: stop, decline. */
  readonly isAside: boolean;
  readonly isArmed: boolean;
  readonly target: Target;
}

/** What is shown at the moment, whatever the game. */
export interface ShownTable {
  readonly scene: ReadonlySignal<Scene>;
  readonly board: ReadonlySignal<Board>;
  readonly seating: ReadonlySignal<Seating>;
  readonly position: ReadonlySignal<Pick<PositionView, 'scene'>>;
}

/** What is offered at a place besides its verbs. */
export type PlaceItems = (place: string, table: ShownTable) => readonly PlaceMenuItem[];

export interface PlaceMenuItem {
  /** For `data-verb`. */
  readonly id: string;
  readonly icon: string;
  readonly name: string;
  /** In points. */
  readonly cost?: number;
  /** What it may lose, in a few signs; empty where it is safe. */
  readonly danger: string;
  /** The same in words, to be read out. */
  readonly risk?: string;
  readonly choose: () => void;
  /** Choosing it opens these instead. */
  readonly items?: readonly PlaceMenuItem[];
}

/** The place menu that is open. */
export interface PlaceMenu {
  readonly place: string;
  readonly items: readonly PlaceMenuItem[];
}

export type DangersShown = 'yours' | 'all' | 'off';

/** What pointer or focus is on. */
export interface Pointed {
  readonly place?: string;
  /** The id of an option. */
  readonly action?: string;
  /** Its slot or key was pressed, or the place touched though nothing can be done there. */
  readonly isPressed?: true;
}

/** What an undo would take back, and the first that was drawn since: a tile, a die, a hazard. */
export interface UndoPreview {
  readonly seat: Seat;
  readonly noun: string;
  readonly since?: string | undefined;
}

/** What those around the screen are asked to take back: that and nothing that has come since. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly plan: UndoPlan;
  /** After how many entries it was asked. */
  readonly entry: number;
}

export interface RankedPlace {
  readonly place: string;
  readonly chance: number;
  /** Its number in the list of suggestions; without it, its place here counts. */
  readonly rank?: number;
}

/** The hint that is open, while somebody thinks about it too. */
export interface OpenHint {
  close(): void;
}

export interface ControlFace<K extends GameTypes = GameTypes> {
  readonly session: Session<K>;
  readonly view: ReadonlySignal<GameView<K>>;
  readonly seating: ReadonlySignal<Seating>;
  /** The position that is shown: while something plays the animator's, so that nothing runs ahead of the story. */
  readonly position: ReadonlySignal<PositionView<K>>;
  readonly scene: ReadonlySignal<Scene>;
  readonly board: ReadonlySignal<Board>;
  /** A person at this screen decides and nothing plays. */
  readonly canAct: ReadonlySignal<boolean>;
  /** Somebody else is at it: a bot, or what plays. For `aria-busy` of the dock. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Nothing plays, and nobody at this screen can act. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** What draws dangers is loaded, or could not be. */
  readonly areDangersLoaded: ReadonlySignal<boolean>;

  readonly slots: ReadonlySignal<readonly Slot[]>;
  readonly answers: ReadonlySignal<readonly Answer[]>;
  /** The chosen option. */
  readonly action: ReadonlySignal<ActionOption | undefined>;
  /** The armed or aimed target. */
  readonly target: ReadonlySignal<Target | undefined>;
  readonly pointed: Signal<Pointed>;
  readonly targeting: ReadonlySignal<Targeting>;
  /** Where a touch does something. */
  readonly lit: ReadonlySignal<ReadonlySet<string>>;
  /** A target that asks to be confirmed: the plate stands beside its place. */
  readonly armed: ReadonlySignal<Target | undefined>;
  readonly plan: ReadonlySignal<unknown>;
  readonly planView: ReadonlySignal<PlanView | undefined>;
  readonly line: ReadonlySignal<SpokenLine>;
  /** The same without what pointer or focus is only on: what keys and touches have come to. */
  readonly choiceLine: ReadonlySignal<SpokenLine>;
  readonly button: ReadonlySignal<BigButton>;
  readonly menu: ReadonlySignal<PlaceMenu | undefined>;
  readonly dangersShown: Signal<DangersShown>;
  /** The place somebody asked about: "What is this?" of its menu, or the key I. */
  readonly inspected: Signal<string | undefined>;
  /** The place that the Tab key reaches and arrows go on from. */
  readonly cursor: Signal<string | undefined>;
  /** A phone held upright: a board may be drawn to suit it. Set by the board itself. */
  readonly isPortrait: Signal<boolean>;
  /** Undefined while they are switched off, not loaded yet, or something plays. */
  readonly dangers: ReadonlySignal<DangerView | undefined>;
  /** The same as it is, whatever is aimed at or planned: for the cards. */
  readonly dangersNow: ReadonlySignal<DangerView | undefined>;
  /** Recommended places, best first. */
  readonly hints: Signal<readonly RankedPlace[]>;
  /** Places of the line of the log under pointer or focus: lit on the board. */
  readonly told: Signal<readonly string[]>;
  /** The last refusal in words, until something else is done. */
  readonly refusal: ReadonlySignal<{ readonly text: string; readonly rule: string } | undefined>;
  readonly undoPreview: ReadonlySignal<UndoPreview | undefined>;

  /** A place on the board. */
  touch(place: string, how?: PlaceTouch): void;
  /** A touch on no place: drops the aim. */
  release(): void;
  point(place: string | undefined): void;
  pointAction(id: string | undefined): void;
  /** A slot or its key. */
  choose(id: string): void;
  /** A slot, or a button of a plan, by its key. Returns whether there is one. */
  chooseKey(key: string): boolean;
  /** An answer card, or one of several targets at a place: done if nothing can go wrong, armed otherwise. */
  perform(target: Target): void;
  /** The big button. While something plays it only skips that, and for a moment after it does nothing. */
  press(): void;
  /** Whether Enter, Space or the big button would come too soon; asked for each press, which makes that moment last. */
  swallowsPress(): boolean;
  openMenu(place: string): void;
  closeMenu(): void;
  /** A step back: menu, aim, option, hint, last bend. Returns whether there was one. */
  back(): boolean;
  /** Returns 'needs-consent' where those around the screen have to agree first (TB-UNDO-2). */
  undo(): 'done' | 'needs-consent' | 'refused';
  /** What would be taken back now, for those who have to agree. */
  undoRequest(): UndoRequest | undefined;
  /** Takes back what everybody has agreed to; nothing, if something has happened since. */
  undoAgreed(request: UndoRequest): void;
  /** The last to act at this screen, whom an undo is for. */
  lastSeat(): Seat;
  /** Turns a tile in hand; returns whether there is one. */
  rotate(by: 1 | -1): boolean;
  cycleDangers(): void;
  /** Aims at what somebody recommends, or plans the whole turn: only to be committed. */
  suggest(actions: readonly object[]): void;
  /** The target that stands for an action now. */
  targetFor(action: object): Target | undefined;
  /** For whatever opens over the table: a turn does not end behind it. */
  stopCountdown(): boolean;
}
