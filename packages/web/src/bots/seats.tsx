// In the menu of a running game: who plays which seat from now on.
import type { Session } from '../play/session.ts';
import type { PageWords } from '../words/en/page.ts';
import { strengthOf } from './player.ts';
import { WhoPlays } from './who-plays.tsx';

export function Seats({ session, words }: { readonly session: Session; readonly words: PageWords }) {
  const about = words.bots;
  session.changes.value;
  return (
    <section class="seats-now" aria-label={about.seats}>
      <h3>{about.seats}</h3>
      {session.table.sitters.map((sitter, seat) => (
        <div key={seat} class="row">
          <span>{(sitter.player === 'human' && sitter.name) || words.common.player(seat)}</span>
          <span>
            <WhoPlays
              seat={seat}
              who={strengthOf(sitter) ?? 'person'}
              words={about}
              onChoose={(who) =>
                session.sit(seat, who === 'person' ? { player: 'human' } : { player: 'bot', name: who })
              }
            />
          </span>
        </div>
      ))}
      <p class="label">{about.seatsLine}</p>
    </section>
  );
}
