// The people of a game: who comes along, in which order they act, who goes first, and who leads whom.
import { useSignal } from '@preact/signals';
import { withSeats } from '@undercroft/page-kit/set-up-view';
import { lazyPart } from '../app/lazy-part.tsx';
import { Drawing, Health } from '../stage/parts.tsx';
import { type CrewProps, fittingSize, toggled } from './team-choice.ts';

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
          const seat = withSeats(chosen).find(({ who }) => who === id)?.seat;
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
const OrderList = lazyPart(() => import('./order.tsx').then(({ OrderList }) => OrderList));

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
