// In the menu of the table: one's seats, given up one by one, and free ones for somebody else at this device.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { AwayWords, TogetherWords } from '@undercroft/words';
import { client } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import type { OnlineTable } from './online-table.ts';

interface Props {
  readonly table: OnlineTable;
  readonly roles: readonly string[];
  readonly away: AwayWords;
  readonly together: TogetherWords;
}

export function OwnSeats({ table, roles, away, together }: Props) {
  const problem = useSignal<string | undefined>(undefined);
  const { session } = table;
  const { seats, isOver, closed } = session.about.value;
  if (isOver || closed) return null;
  const free = seats.flatMap((seat, i) => (seat.held === 'nobody' && seat.by === 'open' ? [i] : []));
  const own = session.humanSeats;
  const report = async (done: Promise<{ ok: boolean; error?: { kind: string } }>) => {
    const { ok, error } = await done;
    problem.value = ok ? undefined : together.problem(error?.kind ?? '');
  };
  const nameOf = (seat: Seat) => roles[seat] ?? '';
  // A second press gives it up: anybody may sit down there then.
  const asked = useSignal<Seat | undefined>(undefined);
  return (
    <section class="own-seats" aria-label={away.seats.title}>
      <h3>{away.seats.title}</h3>
      {own.length > 0 && free.length > 0 && <p class="label">{away.seats.line}</p>}
      <div class="row">
        {own.map((seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            onClick={() => {
              if (asked.value === seat) void report(client.leaveSeat(session.id, seat));
              asked.value = asked.value === seat ? undefined : seat;
            }}
          >
            {asked.value === seat ? away.seats.sure(nameOf(seat)) : away.seats.giveUp(nameOf(seat))}
          </button>
        ))}
        {free.map((seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            onClick={() => void report(client.takeSeat(session.id, seat))}
          >
            {own.length > 0 ? away.seats.takeToo(nameOf(seat)) : away.seats.take(nameOf(seat))}
          </button>
        ))}
      </div>
      <ErrorMessage text={problem.value} />
    </section>
  );
}
