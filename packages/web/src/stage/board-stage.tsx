// The board in its place on the table, with the camera that follows.
import type { Board as BoardData, GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { Board, type OnPlace } from './board.tsx';
import type { Camera } from './camera.ts';
import type { TableParts } from './use-table.ts';
import { usePhone } from './viewport.ts';
import { Zoom } from './zoom.tsx';

export function BoardStage({ table, words }: { readonly table: TableParts; readonly words: PageWords }) {
  const { control, animator, camera } = table;
  const isPhone = usePhone();
  useEffect(() => {
    control.isPortrait.value = isPhone;
  }, [isPhone]);
  const board = control.board.value;
  const highlighted = new Set(
    control.canAct.value ? control.targeting.value.highlighted.flatMap(({ place }) => place ?? []) : [],
  );
  useCameraFollow(camera, board, control.view.value, control.target.value?.place);
  const onPlace: OnPlace = (place, how) => {
    if (animator.isPlaying) return how === 'point' ? undefined : animator.skip();
    if (how === 'point') control.point(place);
    else if (how === 'hold') control.openMenu(place);
    else if (how !== 'twice') control.touch(place);
    else control.press();
  };
  return (
    <>
      <Board
        board={board}
        animation={animator.animation.value}
        camera={camera}
        name={control.view.value.boardName}
        hasShadow={!settings.fullLight.value}
        place={control.place.value}
        tags={control.canAct.value ? control.hints.value : []}
        highlighted={highlighted}
        onPlace={onPlace}
        onTurn={(by) => control.action.value?.isPreselected === true && control.rotate(by)}
      />
      <div class="lens">
        <Zoom camera={camera} words={words} board={() => control.board.value} />
      </div>
    </>
  );
}

/** Whoever has to decide comes into sight, and what they aim at; both stay there when panels grow. What has room is shown whole. */
function useCameraFollow(
  camera: Camera,
  { centre: { x, y }, box, places }: BoardData,
  { showsWholeBoard }: GameView,
  targetPlace?: string,
): void {
  const isPlaced = useRef(false);
  const { viewport } = camera;
  useEffect(() => {
    if (viewport.width <= 1) return;
    if (!isPlaced.current) camera.startAt(x, y);
    if (!isPlaced.current && showsWholeBoard) camera.isFitted = true;
    isPlaced.current = true;
    if (camera.isFitted) return camera.show(box);
    if (!camera.isFollowing.value) return;
    if (camera.hasRoomFor(box)) return camera.centre(box.x + box.width / 2, box.y + box.height / 2);
    camera.keepInView(x, y, 230);
    const target = places.find(({ id }) => id === targetPlace);
    if (target) camera.keepInView(target.x, target.y, 120);
  }, [x, y, viewport, targetPlace]);
}
