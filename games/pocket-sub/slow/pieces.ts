/** Who is friends with whom, what is where, and how pieces are destroyed. */
import { terrainAt } from './board.ts';
import type { Fleet, SlowState } from './state.ts';
import { fleetOf, withFleet } from './state.ts';
import type { Region } from './vocabulary.ts';

export interface Piece {
  readonly kind: 'sub' | 'mine';
  readonly seat: number;
  readonly at: Region;
}

/** PS-SETUP-1: with four players, opposite seats are a team. */
export function areFriends(state: SlowState, seat: number, other: number): boolean {
  return seat === other || (state.options.players === 4 && seat % 2 === other % 2);
}

/** The seat whose CC is in the region. */
export function ccOwner(state: SlowState, at: Region): number | undefined {
  const seat = state.fleets.findIndex((fleet) => fleet.cc === at);
  return seat === -1 ? undefined : seat;
}

export function isFriendlyCc(state: SlowState, seat: number, at: Region): boolean {
  const owner = ccOwner(state, at);
  return owner !== undefined && areFriends(state, seat, owner);
}

/** PS-MOVE-2: a region with a CC counts as deep. */
export function isDeep(state: SlowState, at: Region): boolean {
  return terrainAt(state.tiles, at) === 'deep' || ccOwner(state, at) !== undefined;
}

export function piecesAt(state: SlowState, at: Region): Piece[] {
  return state.fleets.flatMap((fleet, seat) => [
    ...fleet.subs.filter((sub) => sub === at).map(() => ({ kind: 'sub', seat, at }) as const),
    ...fleet.mines.filter((mine) => mine === at).map(() => ({ kind: 'mine', seat, at }) as const),
  ]);
}

/** PS-MINE-2 */
export function isEmpty(state: SlowState, at: Region): boolean {
  return state.fleets.every((fleet) => fleet.cc !== at && !fleet.subs.includes(at) && !fleet.mines.includes(at));
}

/** PS-HERO-1 */
export function isHero(state: SlowState, seat: number): boolean {
  return fleetOf(state, seat).subs.length === 1;
}

export function moveSub(state: SlowState, seat: number, from: Region, to: Region): SlowState {
  const fleet = fleetOf(state, seat);
  return withFleet(state, seat, { ...fleet, subs: [...without(fleet.subs, from), to] });
}

/** PS-MEET-6 */
export function destroy(state: SlowState, pieces: readonly Piece[]): SlowState {
  return pieces.reduce(destroyOne, state);
}

function destroyOne(state: SlowState, { kind, seat, at }: Piece): SlowState {
  const fleet = fleetOf(state, seat);
  const left: Fleet =
    kind === 'sub' ? { ...fleet, subs: without(fleet.subs, at) } : { ...fleet, mines: without(fleet.mines, at) };
  return { ...withFleet(state, seat, left), quietSoFar: false };
}

/** The list without one occurrence. */
function without(regions: readonly Region[], gone: Region): readonly Region[] {
  const index = regions.indexOf(gone);
  if (index === -1) throw new Error(`nothing to take away at ${gone}`);
  return regions.toSpliced(index, 1);
}
