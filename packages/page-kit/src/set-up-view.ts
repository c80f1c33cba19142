// What the set-up page needs from a game.
import type { InputError } from '@undercroft/engine';

export interface SetUpView {
  readonly title: string;
  /** How many people can play. */
  readonly players: readonly number[];
  /** People to pick: cavers, explorers; none in a game without. */
  readonly people?: {
    readonly title: string;
    readonly note: (chosen: number) => string;
    readonly all: readonly PersonChoice[];
    /** Good teams by name, the first is the default. */
    readonly teams: readonly { readonly name: string; readonly does: string; readonly members: readonly string[] }[];
    readonly sizes: readonly number[];
    /** Who goes first, or leads: the first of the team unless somebody is named. */
    readonly first: { readonly name: string; readonly does: string; readonly rule: string };
  };
  readonly levels?: {
    readonly title: string;
    readonly option: string;
    /** For a team of this many, with everything else as it is set. */
    readonly all: (
      team: number,
      values: SetUpChoices['values'],
    ) => readonly { readonly value: string; readonly name: string; readonly does: string }[];
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
  options(chosen: SetUpChoices): object;
  /** What a seat plays: 'Medic and Scout', 'Red'. */
  seat(chosen: SetUpChoices, seat: number): { readonly face: string; readonly name: string };
  errorText(error: InputError): string;
}

export interface PersonChoice {
  readonly id: string;
  readonly face: string;
  readonly name: string;
  readonly does: string;
  readonly health?: { readonly left: number; readonly of: number; readonly words: string };
}

export interface SetUpChoices {
  readonly players: number;
  /** In the order of their turns. */
  readonly people: readonly string[];
  /** Which seat leads whom; those not named, in turn. */
  readonly seats?: Readonly<Record<string, number>>;
  /** Which of them goes first, or leads. */
  readonly first?: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The team with its seats. */
export const withSeats = ({
  people,
  seats = {},
  players,
}: SetUpChoices): { readonly who: string; readonly seat: number }[] =>
  people.map((who, i) => ({ who, seat: seats[who] ?? i % players }));
