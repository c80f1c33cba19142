// The board: what is drawn, what can be touched, and what is said at a place.
import type { RuleId, Seat } from '@undercroft/engine';
import type { Target } from './scene-view.ts';

/** What the player is about to do, as far as the board shows it. */
export interface Targeting {
  /** Lit: the targets of the chosen option, or of all actions if none is chosen. */
  readonly highlighted: readonly Target[];
  /** What somebody elsewhere is asked: tiles in their hand and gaps for them are shown, and nothing is lit. */
  readonly others?: readonly Target[] | undefined;
  /** The target that would be committed. */
  readonly target?: Target;
  /** The place under pointer or keys. */
  readonly place?: string;
  /** The screen is a phone held upright: a board may be drawn to suit it. */
  readonly isPortrait: boolean;
  /** The turn that is being put together, as the game's planner made it. */
  readonly plan?: unknown;
  /** What others did last, in order, until your own turn is over. */
  readonly lastMoves?: readonly LastMove[];
}

export interface LastMove {
  readonly seat: Seat;
  /** All places of the way, the first and the last among them. */
  readonly way: readonly string[];
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
  /** What is to be in sight while deciding: the acting person, all targets, every threat that is shown. */
  readonly frame?: Box;
  /** Stays as large on the screen at every zoom: verbs, costs, chances. */
  readonly tags?: readonly BoardTag[];
  /** Whom and what an arrow at the edge points to while it is out of sight. */
  readonly landmarks?: readonly Landmark[];
  /** Squares of the overview map, in board units. */
  readonly map?: readonly MapCell[];
}

/** A few words pinned to a point of the board. */
export interface BoardTag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly kind: 'verb' | 'cost' | 'odds' | 'certain' | 'hunts' | 'water' | 'gas' | 'rock' | 'burns' | 'safe' | 'exit';
  readonly icon?: string;
  /** SVG of whom it is about. */
  readonly face?: string;
  readonly text: string;
  /** In a disc at its end: moves until it strikes. */
  readonly count?: string;
  /** It gives way to any other at its point. */
  readonly isMinor?: boolean;
}

export interface Landmark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly tone: 'person' | 'threat' | 'goal';
  /** SVG of a face, or the name of an icon. */
  readonly face?: string;
  readonly icon?: string;
  /** 'Climber · 16 steps' */
  readonly text: string;
}

export interface MapCell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly isRound?: boolean;
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
  /** How broad it is, in board units: it grows against the zoom where it would be too small to see. */
  readonly width?: number;
  /** The place it stands on: those who share one may be gathered. */
  readonly at?: string;
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
  /** The places you can go to from it, where walls are between others: arrows do not go through those. */
  readonly ways?: readonly string[];
}

// ---------------------------------------------------------------- what lies there

/** What lies at a place, with its picture, what it does and the rule behind it: for those who look. */
export interface PlaceInfo {
  readonly items: readonly PlaceItem[];
  /** Why the player deciding cannot go there, or take it. */
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
