// Looking at a place of the board: what explains it is loaded when somebody first asks.
import { useSignal } from '@preact/signals';
import type { PlaceInfoOf } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import type { ControlFace } from './control-face.ts';
import { PlacePanel } from './place-panel.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly place: string;
}

/** Without a connection nothing is shown, and the next look tries again. */
export function PlaceInfo({ control, words, place }: Props) {
  const infoOf = useSignal<PlaceInfoOf | undefined>(undefined);
  const view = control.view.value;
  useEffect(() => {
    view.loadPlaceInfo().then(
      (loaded) => {
        infoOf.value = loaded;
      },
      () => undefined,
    );
  }, [view]);
  return infoOf.value ? <PlacePanel control={control} words={words} place={place} infoOf={infoOf.value} /> : null;
}
