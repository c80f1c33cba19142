// The board of a game that is played: its model answers to touches, and what it says stands beside the places.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { settings } from '../app/settings.ts';
import type { AnimationState } from './animator.ts';
import { Board, type OnPlace } from './board.tsx';
import { BoardTags } from './board-tags.tsx';
import type { Camera } from './camera.ts';
import { useCameraFollow } from './camera-follow.ts';
import type { Control } from './control.ts';
import { placeMarks, RANKED } from './place-marks.ts';
import { usePhone } from './viewport.ts';

const BoardOver = lazyPart(() => import('./board-over.tsx').then(({ BoardOver }) => BoardOver));

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly animation: AnimationState;
  readonly words: PageWords;
  /** Over the board, in pixels of its window. */
  readonly children?: ComponentChildren;
}

export function TableBoard({ control, camera, animation, words, children }: Props) {
  const isPortrait = usePhone();
  useEffect(() => {
    control.isPortrait.value = isPortrait;
  }, [control, isPortrait]);
  useEffect(() => control.watch(), [control]);
  const { isIdle, isLoaded } = useIdle(control);
  useCameraFollow(control, camera);
  // At the latest when there is something to say.
  const isReady = isIdle || control.armed.value !== undefined || control.menu.value !== undefined;
  const dangers = `${control.dangers.value?.marks ?? ''}${lightMarks(control)}`;
  return (
    <Board
      board={control.board.value}
      animation={animation}
      camera={camera}
      name={control.view.value.boardName}
      hasShadow={!settings.fullLight.value}
      place={control.cursor.value}
      highlighted={control.lit.value}
      {...(dangers === '' ? {} : { dangers })}
      onPlace={(place, how) => answer(control, place, how)}
      onEmpty={() => control.release()}
      onTurn={(by) => control.action.value?.isPreselected === true && control.rotate(by)}
      together={words.board.together}
      pins={<BoardTags control={control} />}
    >
      {!isLoaded && <span hidden aria-busy="true" />}
      {isReady && <BoardOver control={control} camera={camera} words={words} />}
      {children}
    </Board>
  );
}

/** In bone: what a hint suggests, and what a line of the log is about. */
function lightMarks(control: Control): string {
  const { places } = control.board.value;
  const hinted = control.canAct.value ? control.hints.value.slice(0, RANKED).map(({ place }) => place) : [];
  return placeMarks(places, hinted, 'hint') + placeMarks(places, control.told.value, 'lit');
}

function answer(control: Control, ...[place, how]: Parameters<OnPlace>): void {
  switch (how) {
    case 'point':
      return control.point(place);
    case 'focus':
      // Arrows go on from there.
      control.cursor.value = place;
      return control.point(place);
    case 'leave':
      return control.pointed.value.place === place ? control.point(undefined) : undefined;
    case 'hold':
      return control.openMenu(place);
    default:
      return control.touch(place, { reveal: how === 'shift-touch', isByKey: how === 'key' });
  }
}

/** Whether there was nothing more urgent to do: then what draws dangers is loaded, and what else the board can do without at first. */
function useIdle(control: Control): { readonly isIdle: boolean; readonly isLoaded: boolean } {
  const isIdle = useSignal(false);
  const isLoaded = useSignal(false);
  useSignalEffect(() => {
    control.view.value;
    isLoaded.value = false;
    return whenIdle(() => {
      isIdle.value = true;
      void control.loadDangers().then(() => {
        isLoaded.value = true;
      });
    });
  });
  return { isIdle: isIdle.value, isLoaded: isLoaded.value };
}

/** Returns what cancels it. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 300);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(call);
  return () => cancelIdleCallback(request);
}
