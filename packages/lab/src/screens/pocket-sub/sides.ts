// Who a seat is, and who wins together with whom.
import { list } from '../../words/grammar.ts';
import type { Side } from '../screen.ts';
import { fleetOf, type Sea } from './chart.ts';
import { fleetName } from './words.ts';

export const fleetAt = (sea: Sea, seat: number): string => fleetName(fleetOf(sea, seat));

export function sidesOf(sea: Sea): Side[] {
  const numbers = [...new Set(sea.board.sides.subarray(0, sea.board.players))];
  return numbers.map((side) => {
    const seats = sea.board.colours.map((_, seat) => seat).filter((seat) => sea.board.sides[seat] === side);
    return { name: list(seats.map((seat) => fleetAt(sea, seat))), seats };
  });
}
