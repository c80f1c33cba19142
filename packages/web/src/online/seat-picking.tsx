// Which seats somebody takes on arriving: one, or several if there are several people at the device.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { SeatView } from '@undercroft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/words.ts';

export interface Picking {
  readonly chosen: readonly Seat[];
  readonly isSeveral: boolean;
  choose(seat: Seat): void;
  setSeveral(options: { readonly isOn: boolean }): void;
}

export function usePicking(free: readonly Seat[], first: Seat | undefined): Picking {
  const wanted = useSignal<readonly Seat[]>(first === undefined ? [] : [first]);
  const isSeveral = useSignal(false);
  const last = useRef<readonly Seat[]>([]);
  // Somebody may have been faster. What was chosen for them stays as well, whatever becomes free.
  const stillOf = (seats: readonly Seat[]) => seats.filter((seat) => free.includes(seat));
  const chosen = [wanted.value, last.current].map(stillOf).find((still) => still.length > 0) ?? free.slice(0, 1);
  last.current = chosen;
  return {
    chosen,
    isSeveral: isSeveral.value,
    choose: (seat) => {
      const others = chosen.filter((one) => one !== seat);
      const isLeft = chosen.includes(seat) && others.length > 0;
      wanted.value = !isSeveral.value ? [seat] : isLeft ? others : [...others, seat].sort((a, b) => a - b);
    },
    setSeveral: ({ isOn }) => {
      isSeveral.value = isOn;
      if (!isOn) wanted.value = chosen.slice(0, 1);
    },
  };
}

export interface Quicker {
  readonly seat: Seat;
  readonly name: string;
}

/** Who has just sat down on a seat that was chosen here; until another is chosen. */
export function useQuicker(seats: readonly SeatView[], chosen: readonly Seat[]): Quicker | undefined {
  const before = useRef(chosen);
  const quicker = useSignal<Quicker | undefined>(undefined);
  useEffect(() => {
    const lost = lostSeat(seats, before.current);
    if (lost) quicker.value = lost;
    else if (before.current.join() !== chosen.join()) quicker.value = undefined;
    before.current = chosen;
  }, [seats, chosen.join()]);
  return quicker.value;
}

/** Of these seats, one that somebody else holds now. */
export function lostSeat(seats: readonly SeatView[], wanted: readonly Seat[]): Quicker | undefined {
  for (const seat of wanted) {
    const held = seats[seat];
    if (held?.held === 'person' && !held.isYou) return { seat, name: held.name };
  }
  return undefined;
}

/** Where several seats are free. */
export function SeveralSwitch({ picking }: { readonly picking: Picking }) {
  const away = useWords('away');
  if (typeof away !== 'object') return null;
  return (
    <label class={picking.isSeveral ? 'switch on' : 'switch'}>
      <i aria-hidden="true" />
      <span>{away.seats.several}</span>
      <input
        class="sr"
        type="checkbox"
        checked={picking.isSeveral}
        onChange={(event) => picking.setSeveral({ isOn: event.currentTarget.checked })}
      />
    </label>
  );
}

/** 'Sit down as the Medic', 'Sit down as Medic and Diver'. */
export function SitText({ one, all }: { readonly one: string; readonly all: string | undefined }) {
  const away = useWords('away');
  return <>{all === undefined || typeof away !== 'object' ? one : away.seats.sit(all)}</>;
}
