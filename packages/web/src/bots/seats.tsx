// In the menu of a running game: who plays which seat from now on.

import type { PageWords } from '@undercroft/words/en/page';
import type { Session } from '../play/session.ts';
import { strengthOf } from './bot-player.ts';
import { SeatSelect } from './seat-select.tsx';

export function Seats({ session, words }: { readonly session: Session; readonly words: PageWords }) {
  const about = words.bots;
  session.changes.value;
  return (
    <section class="seats-now" aria-label={about.seats}>
      <h3>{about.seats}</h3>
      {session.table.occupants.map((occupant, seat) => (
        <div key={seat} class="row">
          <span>{(occupant.player === 'human' && occupant.name) || words.common.player(seat)}</span>
          <span>
            <SeatSelect
              seat={seat}
              who={strengthOf(occupant) ?? 'person'}
              words={about}
              onChoose={(who) =>
                session.setOccupant(seat, who === 'person' ? { player: 'human' } : { player: 'bot', name: who })
              }
            />
          </span>
        </div>
      ))}
      <p class="label">{about.seatsLine}</p>
    </section>
  );
}
