// After a game: whether the others are still here, and the table of the rematch once somebody has opened it.
import type { TogetherWords } from '@undercroft/words';
import { go, to } from '../app/route.ts';
import { Icon } from '../stage/parts.tsx';
import type { OnlineTable } from './online-table.ts';
import { Lamp } from './presence-lamp.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
}

export function Again({ table, together }: Props) {
  const { session } = table;
  const { rematch, seats } = session.about.value;
  const others = seats.flatMap((seat, i) => (seat.held === 'person' && !seat.isYou ? [{ name: seat.name, i }] : []));
  // Somebody with several seats is one person.
  const people = others.filter(({ name }, i) => others.findIndex((one) => one.name === name) === i);
  const isSeated = table.keptSeats.length > 0;
  if (!isSeated || (others.length === 0 && rematch === undefined)) return null;
  return (
    <section class="again" aria-label={together.end.again}>
      <h2>{together.end.again}</h2>
      <ul>
        {people.map(({ name, i }) => (
          <li key={i}>
            <b>{name}</b> <Lamp seat={i} table={table} together={together} />
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
