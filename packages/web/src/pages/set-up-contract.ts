// What the set-up page needs of a game.
import type { Fault } from '@undercroft/engine';

export interface SetUpView {
  readonly title: string;
  /** How many people can play. */
  readonly players: readonly number[];
  /** People to pick: cavers, explorers; none in a game without. */
  readonly people?: {
    readonly title: string;
    readonly note: (chosen: number) => string;
    readonly all: readonly Pick[];
    /** Good teams by name, the first is the default. */
    readonly teams: readonly { readonly name: string; readonly does: string; readonly members: readonly string[] }[];
    readonly sizes: readonly number[];
  };
  readonly levels?: {
    readonly title: string;
    readonly option: string;
    readonly all: (team: number) => readonly { readonly value: string; readonly name: string; readonly does: string }[];
    readonly usual: string;
  };
  readonly switches: readonly {
    readonly option: string;
    readonly name: string;
    readonly does: string;
    readonly on: unknown;
    readonly off: unknown;
    readonly rule: string;
  }[];
  /** One of several, for what is neither a level nor a switch. */
  readonly choices: readonly {
    readonly option: string;
    readonly name: string;
    readonly all: readonly { readonly value: unknown; readonly name: string; readonly does: string }[];
    readonly usual: unknown;
  }[];
  readonly begin: string;
  /** The game's options from what was chosen. */
  options(chosen: Chosen): object;
  /** What a seat plays: 'Medic and Scout', 'Red'. */
  seat(chosen: Chosen, seat: number): { readonly face: string; readonly name: string };
  fault(fault: Fault): string;
}

export interface Pick {
  readonly id: string;
  readonly face: string;
  readonly name: string;
  readonly does: string;
  readonly health?: { readonly left: number; readonly of: number; readonly words: string };
}

export interface Chosen {
  readonly players: number;
  readonly people: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}
