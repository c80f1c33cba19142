// Closer, further, everything, and back to the actor.
import type { Board } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { boxOf } from './boxes.ts';
import type { Camera } from './camera.ts';
import { Icon } from './parts.tsx';

interface Props {
  readonly camera: Camera;
  readonly words: PageWords;
  readonly board: () => Board;
}

/** The whole board, with no place under a panel where that can be helped. */
export const fitBoard = (camera: Pick<Camera, 'fit'>, { box, centre, places }: Board): void =>
  camera.fit(box, { centre, clear: places.map(boxOf) });

export const Zoom = ({ camera, words: { table }, board }: Props) => (
  <div class="zoom">
    <button type="button" aria-label={table.zoomIn} onClick={() => camera.zoom(1.25)}>
      <Icon name="plus" />
    </button>
    <button type="button" aria-label={table.zoomOut} onClick={() => camera.zoom(0.8)}>
      <Icon name="minus" />
    </button>
    <button type="button" aria-label={table.fit} aria-keyshortcuts="z" onClick={() => fitBoard(camera, board())}>
      <Icon name="full-screen" />
    </button>
    <button
      type="button"
      aria-label={table.follow}
      aria-pressed={camera.isFollowing.value}
      aria-keyshortcuts="c"
      onClick={() => {
        camera.isFollowing.value = !camera.isFollowing.value;
      }}
    >
      <Icon name="follow" />
    </button>
  </div>
);
