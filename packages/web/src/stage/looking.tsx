// Looking at a place of the board: what lies there is told beside the board, or where there is no room, in the dock.
import { type Signal, signal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { PageWords } from '../words/en/page.ts';
import { About } from './about.tsx';
import type { Control } from './control.ts';
import { focusBoard } from './keys.ts';

/** A pointer that crosses the board looks at nothing; one that rests, in milliseconds, does. */
const REST = 160;

const panel = (): HTMLElement | null => document.querySelector('.about');

export class Looking {
  readonly place: Signal<string | undefined> = signal(undefined);

  get isInside(): boolean {
    return panel()?.contains(document.activeElement) === true;
  }

  /** By keys: what is told comes next, not after the board and the team. */
  enter(): void {
    requestAnimationFrame(() => panel()?.focus());
  }

  /** Whoever was inside is on the board again. Answers whether there was anything to close. */
  close(): boolean {
    const { isInside } = this;
    const isOpen = this.place.value !== undefined;
    this.place.value = undefined;
    if (isInside) focusBoard();
    return isOpen;
  }
}

/** Beside the board whatever the pointer or the keys rest on; in the dock what was touched or held, until something is chosen or happens. */
export function useLooking(control: Control, isWide: boolean): Looking {
  const looking = useMemo(() => new Looking(), [control]);
  useSignalEffect(() => {
    control.deedId.value;
    control.aimIndex.value;
    control.session.changes.value;
    if (!isWide) looking.place.value = undefined;
  });
  useSignalEffect(() => {
    const place = control.place.value;
    const timer = setTimeout(() => {
      if (isWide) looking.place.value = place;
    }, REST);
    return () => clearTimeout(timer);
  });
  return looking;
}

/** Whatever can be done there is aimed; where nothing can, one looks. Answers whether one does. */
export function touchOrLook(control: Control, place: string, looking: Looking): boolean {
  const isAim = control.deedsAt(place).length > 0;
  control.touch(place);
  if (!isAim) looking.place.value = place;
  return !isAim;
}

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly looking: Looking;
  /** It lies in the way and has to be put away again. */
  readonly isInDock: boolean;
}

export function AboutLooked({ control, words, looking, isInDock }: Props) {
  const place = looking.place.value;
  if (place === undefined) return null;
  const close = isInDock ? { onClose: () => looking.close() } : {};
  return <About control={control} words={words} place={place} {...close} />;
}
