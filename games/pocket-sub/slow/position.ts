/** What a player sees on the table, in a fixed order, for comparison. */
import type { Tile } from './board.ts';
import type { Fleet, SlowState, Whirlpool } from './state.ts';
import type { Colour, Region, Token } from './vocabulary.ts';
import { COLOURS } from './vocabulary.ts';

type ByColour<T> = { readonly [colour in Colour]?: T };

export interface Position {
  readonly tiles: readonly Tile[];
  /** Only those that have been placed. */
  readonly cc: ByColour<Region>;
  readonly subs: ByColour<readonly Region[]>;
  readonly mines: ByColour<readonly Region[]>;
  readonly whirlpools: readonly Whirlpool[];
  /** The unspent tokens; empty without the captain option. */
  readonly tokens: ByColour<readonly Token[]>;
}

export function position(state: SlowState): Position {
  return {
    tiles: state.tiles,
    cc: byColour(state, (fleet) => fleet.cc ?? undefined),
    subs: byColour(state, (fleet) => fleet.subs.toSorted()),
    mines: byColour(state, (fleet) => fleet.mines.toSorted()),
    whirlpools: state.whirlpools.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    tokens: state.options.captain ? byColour(state, (fleet) => fleet.tokens) : {},
  };
}

function byColour<T>(state: SlowState, what: (fleet: Fleet) => T | undefined): ByColour<T> {
  const entries = state.fleets.map((fleet, seat) => [COLOURS[state.options.players][seat], what(fleet)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
