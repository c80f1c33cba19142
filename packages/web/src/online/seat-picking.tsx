// Which seats somebody takes on arriving: one, or several if there are several people at the device.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
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
  // Somebody may have been faster.
  const still = wanted.value.filter((seat) => free.includes(seat));
  const chosen = still.length > 0 ? still : free.slice(0, 1);
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
