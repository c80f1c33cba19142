// What a table that is played over a server, or with a coach, adds to the stage. It is loaded with such a table alone.
import type { Seat } from '@undercroft/engine';
import type { ComponentType } from 'preact';
import type { Transition } from '../play/session.ts';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';
import type { ControlOptions } from './control-face.ts';

export interface ExtensionProps {
  readonly control: Control;
  readonly camera: Camera;
  /** Opens the page where people talk. */
  readonly onTalk: () => void;
}

/** Whose card it is. */
export interface CardOwner {
  /** Stands on the card. */
  readonly mark?: string;
  /** Said of it: that it is yours, or whether its player is here. */
  readonly spoken: string;
}

export interface MattersProps extends ExtensionProps {
  /** Reads a text out to those who listen. */
  readonly onSay: (text: string) => void;
}

export interface TableExtension {
  /** Under the bar: undo requests, seats, the connection. */
  readonly Matters: ComponentType<MattersProps>;
  /** In the dock, while somebody else decides. */
  readonly Waiting?: ComponentType<ExtensionProps>;
  /** Over the board, pinned to its places. */
  readonly Marks?: ComponentType<ExtensionProps>;
  /** On a card: whether its player is here. */
  readonly Presence?: ComponentType<{ readonly seat: Seat }>;
  /** Of the player of a card. */
  readonly ownerOf?: (seat: Seat) => CardOwner;
  /** A page of the drawer, with its name and how much of it has not been read. */
  readonly Talk?: ComponentType<ExtensionProps>;
  readonly talkName?: string;
  readonly unread?: number;
  /** In the menu of the table, instead of who plays which seat. */
  readonly MenuPart?: ComponentType<{ readonly onClose: () => void }>;
  /** At the right: what others suggest. */
  readonly Side?: ComponentType<ExtensionProps>;
  /** What places offer, and what is said to those who wait. */
  readonly controls?: Pick<ControlOptions, 'placeItems' | 'onWaitingTouch' | 'waitingText' | 'others'>;
  /** Keys beyond those of every table, each with what it does. */
  readonly keys?: readonly (readonly [key: string, what: string])[];
  /** How much faster than usual is shown what happens: 1 is as usual. */
  readonly haste?: number;
  /** Whether this is the window that makes the sounds, of several of one person. */
  readonly isHeard?: () => boolean;
  /** When something has been shown. */
  readonly onShown?: (transition: Transition) => void;
  /** When the game is over and everything has been shown; without it the page of its end follows. */
  readonly onOver?: () => void;
}
