// The people of a game: who comes along, in which order they act, who goes first, and who leads whom.
import { useSignal } from '@preact/signals';
import { soon } from '../app/later.tsx';
import { Drawing, Health } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import { type Chosen, type SetUpView, seated } from './set-up-contract.ts';

type People = NonNullable<SetUpView['people']>;
export type Team = Pick<Chosen, 'people' | 'seats' | 'first'>;

export interface CrewProps {
  readonly people: People;
  readonly chosen: Chosen;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  readonly words: PageWords;
  readonly onTeam: (team: Team) => void;
}

export function Crew({ people, chosen, names, onTeam }: CrewProps) {
  const size = chosen.people.length;
  return (
    <section aria-labelledby="crew">
      <h2 id="crew">
        {people.title} <small>{people.note(size)}</small>
      </h2>
      <div class="teams">
        {people.teams.map(({ name, does, members }) => {
          const team = members.slice(0, fittingSize(people.sizes, chosen.players));
          const isOn = team.length === size && team.every((one) => chosen.people.includes(one));
          return (
            <button
              key={name}
              type="button"
              class="button"
              aria-pressed={isOn}
              title={does}
              onClick={() => onTeam({ people: team })}
            >
              {name}
            </button>
          );
        })}
      </div>
      <div class="crewpick">
        {people.all.map(({ id, face, name, does, health }) => {
          const seat = seated(chosen).find(({ who }) => who === id)?.seat;
          return (
            <label key={id} class={seat === undefined ? 'pick' : 'pick on'}>
              <Drawing svg={face} class="face" />
              <div>
                <h3>{name}</h3>
                <span class="row">
                  {health && <Health {...health} />}
                  {seat !== undefined && <span class="seat">{names[seat]}</span>}
                </span>
              </div>
              <p>{does}</p>
              <input
                class="sr"
                type="checkbox"
                checked={seat !== undefined}
                onChange={() => onTeam(toggled(chosen, id))}
              />
            </label>
          );
        })}
      </div>
    </section>
  );
}

/** Opened by those who want another order than the usual one. */
const OrderList = soon(() => import('./order.tsx').then(({ OrderList }) => OrderList));

/** In which order they act, who goes first, and with several players who leads whom. */
export function Order(props: CrewProps) {
  const { people, chosen, words } = props;
  const isOpen = useSignal(false);
  const first = people.all.find(({ id }) => id === (chosen.first ?? chosen.people[0]));
  return (
    <details
      class="ordering"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <span class="like-h2">{words.setUp.order}</span>{' '}
        <small>
          {people.first.name}: {first?.name}
        </small>
      </summary>
      {isOpen.value && <OrderList {...props} />}
    </details>
  );
}

// ---------------------------------------------------------------- changes

export const teamOf = ({ people, seats, first }: Chosen): Team => ({
  people,
  ...(seats ? { seats } : {}),
  ...(first === undefined ? {} : { first }),
});

export const seatsOf = (chosen: Chosen): Record<string, number> =>
  Object.fromEntries(seated(chosen).map(({ who, seat }) => [who, seat]));

/** Whoever joins is led by who leads fewest; whoever leaves no longer goes first. */
export function toggled(chosen: Chosen, id: string): Team {
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
