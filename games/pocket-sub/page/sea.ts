// A position of the rules as the page reads it: whose turn it is, which water lies where, what a step costs.
import type { Colour, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import { type SeaPlaces, seaPlaces } from '@undercroft/pocket-sub/words';
import type { PageWords } from '@undercroft/words/en/page';
import { fleetOf } from './draw/from-snapshot.ts';
import { waterOf } from './draw/ground.ts';
import { CELLS, laid } from './draw/outlines.ts';
import { regionNamed, touching } from './draw/plan.ts';
import type { Water } from './draw/position.ts';
import { isOutOfMines } from './rules.ts';

export type Sea = PocketSub['State'];

export interface Words {
  readonly game: PocketSubWords;
  readonly page: PageWords;
}

export const SETTING_UP: readonly Snapshot['phase'][] = ['tile', 'place-cc', 'place-sub', 'whirlpool'];

export const placesOf = (sea: Sea): SeaPlaces => seaPlaces(CELLS[sea.options.players]);

/** The fleet to decide, or whose turn it was last. */
export const fleetNow = (sea: Sea): Colour => fleetOf(sea.seat, sea.options.players);

/** In the order of the seats. */
export const fleetsOf = ({ options: { players } }: Sea): Colour[] =>
  Array.from({ length: players }, (_, seat) => fleetOf(seat, players));

/** Friends in one list: in a team game every other fleet. */
export function sidesOf(sea: Sea): Colour[][] {
  const sides = new Map<number, Colour[]>();
  for (const [seat, fleet] of fleetsOf(sea).entries()) {
    const side = sea.board.sides[seat] ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), fleet]);
  }
  return [...sides.values()];
}

export const areFriends = (sea: Sea, one: Colour, other: Colour): boolean =>
  sidesOf(sea).some((side) => side.includes(one) && side.includes(other));

/** PS-HERO-1: nobody is one before play begins. */
export const isHero = ({ phase, subs }: Snapshot, fleet: Colour): boolean =>
  subs[fleet]?.length === 1 && !SETTING_UP.includes(phase);

/** PS-MINE-4. */
export const hasNoMines = (sea: Sea, fleet: Colour): boolean => isOutOfMines(sea, fleetsOf(sea).indexOf(fleet));

export function waterAt({ tiles }: Pick<Snapshot, 'tiles'>, region: string): Water {
  const place = regionNamed(region);
  const tile = tiles.find(({ at }) => at === place.cell);
  return tile ? waterOf(laid(tile.at, tile.face, tile.turn), place) : 'shallow';
}

/** PS-MOVE-1, PS-CAP-7. */
export const pointsOf = ({ using }: Snapshot, use: readonly Snapshot['using'][number][] = []): number =>
  using.includes('current') || use.includes('current') ? 4 : 3;

/** Where a fleet's subs are docked. */
export const isPort = ({ commandCentres }: Snapshot, region: string): boolean =>
  Object.values(commandCentres).includes(region);

/** Two regions that do not touch can only be reached by running deep (PS-MOVE-2). */
export const isRunDeep = ({ options }: Snapshot, from: string, to: string): boolean =>
  !touching({ cells: CELLS[options.players], turn: 0 }, from).includes(to);

/** PS-MOVE-1, PS-MOVE-2: what a step that was taken has cost. A position keeps the way, not its prices. */
export function costOf(snapshot: Snapshot, from: string, to: string): number {
  return isRunDeep(snapshot, from, to) || waterAt(snapshot, to) === 'rocky' ? 2 : 1;
}
