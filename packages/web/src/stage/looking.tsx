// Looking at a place of the board: what lies there is told beside the board, or where there is no room, in the dock.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { PageWords } from '../words/en/page.ts';
import { About } from './about.tsx';
import type { Control } from './control.ts';

/** A pointer that crosses the board looks at nothing; one that rests, in milliseconds, does. */
const REST = 160;

/** The place that is being looked at, until something is chosen or happens. */
export function useLooking(control: Control): Signal<string | undefined> {
  const looked = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    control.deedId.value;
    control.aimIndex.value;
    control.session.changes.value;
    looked.value = undefined;
  });
  return looked;
}

/** Whatever can be done there is aimed; where nothing can, one looks. */
export function touchOrLook(control: Control, place: string, looked: Signal<string | undefined>): void {
  const isAim = control.deedsAt(place).length > 0;
  control.touch(place);
  if (!isAim) looked.value = place;
}

interface Props {
  readonly control: Control;
  readonly words: PageWords;
}

/** Beside the board: whatever the pointer or the keys rest on. */
export function AboutRested({ control, words }: Props) {
  const rested = useSignal<string | undefined>(undefined);
  useSignalEffect(() => {
    const place = control.place.value;
    const timer = setTimeout(() => {
      rested.value = place;
    }, REST);
    return () => clearTimeout(timer);
  });
  return rested.value === undefined ? null : <About control={control} words={words} place={rested.value} />;
}

/** In the dock: what was touched and could not be aimed at, or was held. */
export function AboutLooked({ control, words, looked }: Props & { readonly looked: Signal<string | undefined> }) {
  const place = looked.value;
  if (place === undefined) return null;
  return (
    <About
      control={control}
      words={words}
      place={place}
      onClose={() => {
        looked.value = undefined;
      }}
    />
  );
}
