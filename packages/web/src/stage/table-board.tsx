// The board of a game that is played: its model answers to touches, and what it says stands beside the places.
import { useSignalEffect } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { AnimationState } from './animator.ts';
import { Board, type OnPlace } from './board.tsx';
import { BoardTags, HandArrows } from './board-tags.tsx';
import type { Camera } from './camera.ts';
import { useCameraFollow } from './camera-follow.ts';
import type { Control } from './control.ts';
import { EdgeChips } from './edge-chips.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { Plate } from './plate.tsx';
import { placeMarks, RANKED } from './told-marks.ts';
import { usePhone } from './viewport.ts';

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
  useDangers(control);
  useCameraFollow(control, camera);
  const shared = { control, camera, words };
  const { places } = control.board.value;
  const hinted = control.canAct.value ? control.hints.value.slice(0, RANKED).map(({ place }) => place) : [];
  const marks = placeMarks(places, hinted, 'hint') + placeMarks(places, control.told.value, 'lit');
  const dangers = `${control.dangers.value?.marks ?? ''}${marks}`;
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
      pins={
        <>
          <BoardTags control={control} />
          <HandArrows control={control} words={words} />
        </>
      }
    >
      <EdgeChips {...shared} />
      <Plate {...shared} />
      {control.menu.value && <PlaceMenu {...shared} />}
      {children}
    </Board>
  );
}

function answer(control: Control, ...[place, how]: Parameters<OnPlace>): void {
  switch (how) {
    case 'point':
      return control.point(place);
    case 'leave':
      return control.pointed.value.place === place ? control.point(undefined) : undefined;
    case 'hold':
      return control.openMenu(place);
    default:
      return control.touch(place, { reveal: how === 'shift-touch' });
  }
}

/** What draws dangers is loaded once there is nothing more urgent. */
function useDangers(control: Control): void {
  useSignalEffect(() => {
    control.view.value;
    const load = () => void control.loadDangers();
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load);
    return () => cancelIdleCallback(request);
  });
}
