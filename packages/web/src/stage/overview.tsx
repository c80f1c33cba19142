// The overview map from 25 tiles on, while something is out of sight; loaded when it is first needed.
import { useComputed } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import type { Camera } from './camera.ts';
import type { Control } from './control.ts';

const Minimap = lazyPart(() => import('./minimap.tsx').then(({ default: Minimap }) => Minimap));

const FROM_TILES = 25;

interface Props {
  readonly control: Control;
  readonly camera: Camera;
  readonly words: PageWords;
}

export function Overview({ control, camera, words }: Props) {
  const isNeeded = useComputed(() => {
    const { map = [] } = control.board.value;
    // Subscribes to the camera: whether all is in sight changes with it.
    camera.transform.value;
    const tiles = map.filter(({ isRound }) => !isRound);
    return (
      tiles.length >= FROM_TILES &&
      tiles.some(({ x, y, size }) => !camera.isInSight({ x: x - size / 2, y: y - size / 2, width: size, height: size }))
    );
  });
  const { map } = control.board.value;
  return isNeeded.value && map ? <Minimap cells={map} camera={camera} words={words} /> : null;
}
