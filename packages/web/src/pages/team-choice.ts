// The team that is being put together: who comes along, in which order, and in which seat.
import { type SetUpChoices, type SetUpView, withSeats } from '@undercroft/page-kit/set-up-view';
import type { PageWords } from '@undercroft/words/en/page';

type People = NonNullable<SetUpView['people']>;
export type Team = Pick<SetUpChoices, 'people' | 'seats' | 'first'>;

export interface CrewProps {
  readonly people: People;
  readonly chosen: SetUpChoices;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  readonly words: PageWords;
  readonly onTeam: (team: Team) => void;
}

export const teamOf = ({ people, seats, first }: SetUpChoices): Team => ({
  people,
  ...(seats ? { seats } : {}),
  ...(first === undefined ? {} : { first }),
});

export const seatsOf = (chosen: SetUpChoices): Record<string, number> =>
  Object.fromEntries(withSeats(chosen).map(({ who, seat }) => [who, seat]));

/** Somebody who joins is led by the player who leads fewest; somebody who leaves no longer goes first. */
export function toggled(chosen: SetUpChoices, id: string): Team {
  const seats = seatsOf(chosen);
  if (id in seats) {
    const { [id]: _, ...others } = seats;
    const { first, ...team } = teamOf({ ...chosen, people: chosen.people.filter((one) => one !== id), seats: others });
    return first === undefined || first === id ? team : { ...team, first };
  }
  const led = Array.from(
    { length: chosen.players },
    (_, seat) => Object.values(seats).filter((s) => s === seat).length,
  );
  return teamOf({
    ...chosen,
    people: [...chosen.people, id],
    seats: { ...seats, [id]: led.indexOf(Math.min(...led)) },
  });
}

// ---------------------------------------------------------------- to begin with

/** As many as there must be, and as few as there may be. */
export function fittingSize(sizes: readonly number[], players: number): number {
  const fitting = sizes.filter((size) => size % players === 0 && size / players <= (players === 1 ? 4 : 2));
  return fitting[0] ?? sizes[0] ?? 0;
}

export const teamFor = (people: People | undefined, players: number): readonly string[] =>
  people?.teams[0]?.members.slice(0, fittingSize(people.sizes, players)) ?? [];
