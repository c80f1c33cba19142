// When the decision passes on: the title says it, and the next player at the screen is greeted.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useRef } from 'preact/hooks';
import { go, to } from '../app/route.ts';
import type { Session } from '../play/session.ts';
import type { ControlFace } from './control-face.ts';
import { playSound } from './play-sound.ts';

/** Counts how often another person at this screen has taken over: by a name, a colour and a soft sound, without a dialog. */
export function useHandovers(control: ControlFace, isHeard = () => true): ReadonlySignal<number> {
  const handovers = useSignal(0);
  const last = useRef(control.session.acting);
  useSignalEffect(() => {
    control.session.changes.value;
    // Not before what happened has been seen.
    if (!control.canAct.value) return;
    const { acting } = control.session;
    if (acting === undefined) return;
    if (last.current !== undefined && acting !== last.current) {
      handovers.value = handovers.peek() + 1;
      if (isHeard()) playSound('your-turn', control.view.peek().echo);
    }
    last.current = acting;
  });
  return handovers;
}

/** Where others decide, too, the view of the table says whose turn it is. */
export function useTitle(control: ControlFace, words: PageWords, { isTold }: { readonly isTold: boolean }): void {
  const { question } = control.scene.value;
  useEffect(() => {
    if (!isTold) document.title = words.titled(`${question} ${control.view.value.title}`);
  }, [question]);
}

/** When it is over, and everything has been shown, the end is shown. */
export function useEndRedirect(
  session: Session,
  playing: ReadonlySignal<unknown>,
  show = () => go(to.end(session.id)),
): void {
  useSignalEffect(() => {
    session.changes.value;
    if (playing.value === undefined && session.table.status().type === 'over') show();
  });
}
