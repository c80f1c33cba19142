/** Positions built by hand, and turns played on them. */
import {
  apply,
  type Choice,
  choices,
  type Options,
  open,
  type Region,
  type SlowState,
} from '@undercroft/pocket-sub/slow';

type Fleet = SlowState['fleets'][number];

export const TWO: Options = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };

/** The introductory board of these options with other pieces on it, at the start of seat 0's turn. */
export function table(options: Options, fleets: readonly Partial<Fleet>[], rest: Partial<SlowState> = {}): SlowState {
  const opened = open(options);
  const changed = opened.fleets.map((fleet, seat) => ({ ...fleet, ...fleets[seat] }));
  return { ...opened, seat: 0, phase: { name: 'choose-sub', tokens: [] }, fleets: changed, ...rest };
}

export function play(state: SlowState, ...made: readonly Choice[]): SlowState {
  return made.reduce((now, choice) => {
    if (!choices(now).some((legal) => JSON.stringify(legal) === JSON.stringify(choice))) {
      throw new Error(`${JSON.stringify(choice)} is not among ${JSON.stringify(choices(now))}`);
    }
    return apply(now, choice);
  }, state);
}

/** Moves the sub in the first region along the others. */
export function sail(state: SlowState, start: Region, ...to: readonly Region[]): SlowState {
  return play(state, { type: 'sub', at: start }, ...to.map((next) => ({ type: 'step', to: next }) as const));
}

export function mine(at: Region): Choice {
  return { type: 'mine', at };
}

export function sortedSubs(state: SlowState, seat: number): Region[] {
  return (state.fleets[seat]?.subs ?? []).toSorted();
}

export function sortedMines(state: SlowState, seat: number): Region[] {
  return (state.fleets[seat]?.mines ?? []).toSorted();
}
