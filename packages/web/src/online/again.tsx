// After a game: whether the others are still here, and the table of the rematch once somebody has opened it.
import type { AllWords, TogetherWords } from '@undercroft/words';
import { go, to } from '../app/route.ts';
import { Drawing, Icon } from '../stage/parts.tsx';
import type { TableView } from '../stage/table-view.ts';
import type { OnlineTable } from './online-table.ts';
import { Lamp } from './presence-lamp.tsx';
import { rolesOf } from './roles.ts';

interface Props {
  readonly table: OnlineTable;
  readonly view: TableView;
  readonly words: AllWords;
  readonly together: TogetherWords;
}

export function Again({ table, view, words: { finished }, together }: Props) {
  const { session } = table;
  const { rematch, seats } = session.about.value;
  const others = seats.flatMap((seat, i) => (seat.held === 'person' && !seat.isYou ? [{ name: seat.name, i }] : []));
  // Somebody with several seats is one person.
  const people = others.filter(({ name }, i) => others.findIndex((one) => one.name === name) === i);
  const isSeated = table.keptSeats.length > 0;
  if (!isSeated || (others.length === 0 && rematch === undefined)) return null;
  const roles = rolesOf(session, view);
  return (
    <section class="again" aria-label={finished.again}>
      <h2>{finished.again}</h2>
      <ul>
        {people.map(({ name, i }) => (
          <li key={i}>
            <Drawing svg={roles[i]?.faces[0] ?? ''} class="face" />
            <span>
              <b>{name}</b>
              <small>{together.names(roles[i]?.names ?? [])}</small>
            </span>
            <Lamp seat={i} table={table} together={together} />
          </li>
        ))}
      </ul>
      {rematch !== undefined && (
        <div class="row" role="status">
          <p>{together.end.rematchReady}</p>
          <button type="button" class="button primary" onClick={() => go(to.online(rematch))}>
            <Icon name="people" /> {together.end.sitDown}
          </button>
        </div>
      )}
    </section>
  );
}
