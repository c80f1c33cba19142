// Who sits where: people say seats by number from 1, or by name.
import { fail, ok, type Result, type Seat, type Sitter } from '@undercroft/engine';
import type { Screen } from '../screens/screen.ts';
import { list } from '../words/grammar.ts';

export const RANDOM: Sitter = { player: 'bot', name: 'random' };
export const PERSON: Sitter = { player: 'human' };

const seatsOf = ({ game }: Screen, state: unknown): Seat[] =>
  Array.from({ length: game.seats(state) }, (_, seat) => seat);

export function findSeat(screen: Screen, state: unknown, text: string): Seat | undefined {
  const wanted = text.trim().toLowerCase();
  return seatsOf(screen, state).find((seat) =>
    [String(seat + 1), screen.seatName(state, seat).toLowerCase()].includes(wanted),
  );
}

/** `--random 2,blue --random 3`: the seats that random players get. */
export function readSeats(screen: Screen, state: unknown, given: readonly string[]): Result<Seat[], string> {
  const seats: Seat[] = [];
  for (const text of given.flatMap((part) => part.split(','))) {
    const seat = findSeat(screen, state, text);
    if (seat === undefined) return fail(`--random ${text}: there is no such seat. ${seatList(screen, state)}`);
    seats.push(seat);
  }
  return ok([...new Set(seats)]);
}

const seatList = (screen: Screen, state: unknown): string =>
  `Seats: ${list(seatsOf(screen, state).map((seat) => `${seat + 1} ${screen.seatName(state, seat)}`))}.`;

export const sittersFor = (screen: Screen, state: unknown, random: readonly Seat[]): Sitter[] =>
  seatsOf(screen, state).map((seat) => (random.includes(seat) ? RANDOM : PERSON));
