// The team as a list: its order can be changed, who goes first, and with several players who leads whom.

import { type SetUpChoices, withSeats } from '@undercroft/page-kit/set-up-view';
import { Drawing, Icon, Why } from '../stage/parts.tsx';
import { type CrewProps, seatsOf, type Team, teamOf } from './team-choice.ts';

export function OrderList({ people, chosen, names, words, onTeam }: CrewProps) {
  const first = chosen.first ?? chosen.people[0];
  return (
    <>
      <p class="label">
        {words.setUp.orderLine} {people.first.name}: {people.first.does}.{' '}
        <Why rules={[people.first.rule]} words={words} about={people.first.name} />
      </p>
      <ol class="order">
        {withSeats(chosen).map(({ who, seat }, i) => {
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
                  onChange={(event) => onTeam(reassigned(chosen, who, Number(event.currentTarget.value)))}
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
                onClick={() => onTeam(movedEarlier(chosen, i))}
              >
                <Icon name="up" />
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** One place earlier, with the same player. */
export function movedEarlier(chosen: SetUpChoices, from: number): Team {
  const people = [...chosen.people];
  const [who] = people.splice(from, 1);
  if (who !== undefined) people.splice(Math.max(0, from - 1), 0, who);
  return teamOf({ ...chosen, people, seats: seatsOf(chosen) });
}

/** Led by another player, who in exchange gives up the first of theirs: everybody leads as many as before. */
export function reassigned(chosen: SetUpChoices, who: string, seat: number): Team {
  const seats = seatsOf(chosen);
  const back = chosen.people.find((one) => one !== who && seats[one] === seat);
  const own = seats[who] ?? 0;
  return teamOf({ ...chosen, seats: { ...seats, ...(back ? { [back]: own } : {}), [who]: seat } });
}
