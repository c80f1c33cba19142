// The people of a game: who comes along, in which order they act, who goes first, and who leads whom.
import { Drawing, Health, Icon, RuleLink } from '../stage/parts.tsx';
import type { PageWords } from '../words/en/page.ts';
import { type Chosen, type SetUpView, seated } from './set-up-contract.ts';

type People = NonNullable<SetUpView['people']>;
type Team = Pick<Chosen, 'people' | 'seats' | 'first'>;

interface Props {
  readonly people: People;
  readonly chosen: Chosen;
  /** Of everybody at the table. */
  readonly names: readonly string[];
  readonly words: PageWords;
  readonly onTeam: (team: Team) => void;
}

export function Crew({ people, chosen, names, onTeam }: Props) {
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

/** The team as a list: its order can be changed, and with several players who leads whom. */
export function Order({ people, chosen, names, words, onTeam }: Props) {
  const team = seated(chosen);
  const first = chosen.first ?? chosen.people[0];
  const nameOf = (who: string | undefined) => people.all.find(({ id }) => id === who)?.name;
  return (
    <details class="ordering">
      <summary>
        <span class="like-h2">{words.setUp.order}</span>{' '}
        <small>
          {people.first.name}: {nameOf(first)}
        </small>
      </summary>
      <p class="label">
        {words.setUp.orderLine} {people.first.name}: {people.first.does}. <RuleLink id={people.first.rule} />
      </p>
      <ol class="order">
        {team.map(({ who, seat }, i) => {
          const { face = '', name = who } = people.all.find(({ id }) => id === who) ?? {};
          return (
            <li key={who} class={who === first ? 'on' : ''}>
              <Drawing svg={face} class="face" />
              <b>{name}</b>
              {chosen.players > 1 && (
                <select
                  class="field"
                  aria-label={words.setUp.ledBy(name)}
                  value={seat}
                  onChange={(event) => onTeam(led(chosen, who, Number(event.currentTarget.value)))}
                >
                  {names.map((one, at) => (
                    <option key={at} value={at}>
                      {one}
                    </option>
                  ))}
                </select>
              )}
              <label class="button small">
                <input
                  type="radio"
                  name="first"
                  aria-label={`${people.first.name}: ${name}`}
                  checked={who === first}
                  onChange={() => onTeam({ ...teamOf(chosen), first: who })}
                />
                {people.first.name}
              </label>
              <button
                type="button"
                class="button round"
                aria-label={words.setUp.earlier(name)}
                aria-disabled={i === 0}
                onClick={() => onTeam(moved(chosen, i))}
              >
                <Icon name="up" />
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

// ---------------------------------------------------------------- changes

const teamOf = ({ people, seats, first }: Chosen): Team => ({
  people,
  ...(seats ? { seats } : {}),
  ...(first === undefined ? {} : { first }),
});

const seatsOf = (chosen: Chosen): Record<string, number> =>
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

/** One place earlier, with the same player. */
export function moved(chosen: Chosen, from: number): Team {
  const people = [...chosen.people];
  const [who] = people.splice(from, 1);
  if (who !== undefined) people.splice(Math.max(0, from - 1), 0, who);
  return teamOf({ ...chosen, people, seats: seatsOf(chosen) });
}

/** Led by another player, who in exchange gives up the first of theirs: everybody leads as many as before. */
export function led(chosen: Chosen, who: string, seat: number): Team {
  const seats = seatsOf(chosen);
  const back = chosen.people.find((one) => one !== who && seats[one] === seat);
  const own = seats[who] ?? 0;
  return teamOf({ ...chosen, seats: { ...seats, ...(back ? { [back]: own } : {}), [who]: seat } });
}

// ---------------------------------------------------------------- to begin with

/** As many as there must be, and as few as there may be. */
export function fittingSize(sizes: readonly number[], players: number): number {
  const fitting = sizes.filter((size) => size % players === 0 && size / players <= (players === 1 ? 4 : 2));
  return fitting[0] ?? sizes[0] ?? 0;
}

export const teamFor = (people: People | undefined, players: number): readonly string[] =>
  people?.teams[0]?.members.slice(0, fittingSize(people.sizes, players)) ?? [];
