// A moment: what happens to the players, played out. Everything that is seen of it is a function of the time, so that it can be
// drawn, tested and skipped at any instant. Games make moments of their events; the page draws them and tells what they tell.
import type { GameTypes } from '@undercroft/engine';
import type { Layer, Piece } from '../board-view.ts';
import type { EventContext, PositionView, Seating } from '../game-view.ts';
import type { SoundName } from '../sound-recipes.ts';
import type { Sight } from './sight.ts';

/** In pixels of the window. */
export type Pixel = readonly [x: number, y: number];

/** Something that has happened and is to be shown, with the positions around the entry it belongs to. */
export interface ShownEvent<K extends GameTypes = GameTypes> extends EventContext<K> {
  readonly event: K['Event'];
  readonly before: PositionView<K>;
  readonly after: PositionView<K>;
}

/** Makes a moment out of what happens next; undefined where the first of it is no moment. Loaded when the table is there. */
export type MomentsOf<K extends GameTypes = GameTypes> = (
  next: readonly ShownEvent<K>[],
  seating: Seating,
) => Moment | undefined;

export interface Moment {
  readonly name: string;
  /** How many events it covers. */
  readonly count: number;
  /** At normal pace, in milliseconds. */
  readonly ms: number;
  /** The instant that shows its result: the picture of those for whom nothing moves. */
  readonly rest: number;
  /** In order of time. */
  readonly beats: readonly Beat[];
  /** Its last picture stays: the game is over, and another page comes. */
  readonly stays?: boolean;
  /** Where everything is on the screen is known when it begins. */
  picture(stage: Stage): Picture;
}

/** What changes around the board at an instant. */
export interface Beat {
  readonly at: number;
  /** This many of its events are told from now on. */
  readonly told?: number;
  /** Cards that show from now on what has become of them. */
  readonly cards?: readonly string[];
  /** Parts of the bar that show from now on what comes of it. */
  readonly bar?: readonly BarPart[];
  readonly sound?: SoundName;
  readonly line?: MomentLine;
}

export type BarPart = 'clock' | 'goal';

/** A title and a sentence; parts in * are strong. */
export interface MomentLine {
  readonly title: string;
  readonly text: string;
}

/** Where everything is on the screen when a moment begins. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the board. */
  readonly scale: number;
  /** The board is drawn for a phone held upright. */
  readonly isPortrait: boolean;
  /** The part of the screen on which no panel lies. */
  readonly free: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Where a piece is that has walked on meanwhile; undefined where it stands as the board says. */
  walked(key: string): { readonly x: number; readonly y: number } | undefined;
  /** A point of the board. */
  at(x: number, y: number): Pixel;
  /** Where the health of a card is shown; undefined where the card is not in sight. */
  card(id: string): Pixel | undefined;
}

/** What a moment draws. */
export interface Picture {
  /** How dark it is around the holes, 0 to 1. */
  readonly depth: number;
  /** Where the board glides to. */
  readonly sight: Sight;
  readonly holes: readonly Hole[];
  readonly sprites: readonly Sprite[];
  /** Ground that fades in, over what lies there. */
  readonly layers: readonly Layer[];
  /** Pieces that come. */
  readonly pieces: readonly Piece[];
  frame(t: number): Frame;
}

/** A part of the board that stays lit; in board units. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly radius: number;
  readonly isRound?: boolean;
}

export type SpriteKind =
  | 'card'
  | 'card back'
  | 'bigdie'
  | 'hugedie'
  | 'loss'
  | 'ringy'
  | 'slash'
  | 'glow'
  | 'word'
  | 'medal-end'
  | 'token';

export interface Sprite {
  readonly kind: SpriteKind;
  /** A further class: its colour. */
  readonly tone?: string;
  /** Markup; several where it changes, as the faces of a die do. */
  readonly faces: readonly string[];
}

export interface SpriteState {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Narrower than high, while it turns over. */
  readonly squeeze: number;
  /** In degrees. */
  readonly turn: number;
  readonly opacity: number;
  /** Which of its faces is up. */
  readonly face: number;
  /** How a die that has landed is edged. */
  readonly mark: '' | 'pass' | 'fail';
}

/** A piece of the board, away from where it stands; in board units and degrees. */
export interface PieceState {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  readonly opacity: number;
}

/** One instant. */
export interface Frame {
  /** Of the whole darkness, 0 to 1. */
  dim: number;
  /** How open each hole is, 0 to 1. */
  readonly holes: number[];
  readonly sprites: SpriteState[];
  readonly layers: number[];
  /** Of the pieces that come. */
  readonly coming: number[];
  readonly moved: Map<string, PieceState>;
  /** By how much the board is off its place, after it has been made smaller. */
  board: Pixel;
  /** The board and the darkness tremble by so much. */
  shake: Pixel;
  /** How much smaller the board is than it was: 1 or less, seen from the corner of the window. */
  zoom: number;
  /** How much of the panels is left, 0 to 1. */
  panels: number;
}
