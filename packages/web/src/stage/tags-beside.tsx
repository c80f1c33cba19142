// Measures the tags on the board and gives each its room, whenever they are others or the board has come to rest at another size.
// Loaded on small screens only: where tiles are large, tags do not reach each other.
import { useSignalEffect } from '@preact/signals';
import type { Box, Place } from '@undercroft/page-kit/game-view';
import { useRef } from 'preact/hooks';
import { boxOf } from './boxes.ts';
import type { Camera } from './camera.ts';
import { toPixels } from './camera-frame.ts';
import type { Control } from './control.ts';
import { roomForTags, type TagBox } from './tag-room.ts';

/** In milliseconds: a glide or a pinch is over. */
const REST_MS = 160;

interface Props {
  readonly control: Control;
  readonly camera: Camera;
}

export function TagsBeside({ control, camera }: Props) {
  const last = useRef(0);
  useSignalEffect(() => {
    // Whatever changes what the tags say.
    const { places } = control.board.value;
    control.dangers.value;
    control.hints.value;
    control.canAct.value;
    const aimed = control.target.value?.place ?? control.pointed.value.place;
    const { scale } = camera.transform.value;
    const arrange = () =>
      arrangeTags(
        places.find(({ id }) => id === aimed),
        camera,
      );
    const isResting = scale === last.current;
    last.current = scale;
    // By then they are drawn, and nobody has seen them yet.
    const request = isResting ? requestAnimationFrame(arrange) : 0;
    const timer = isResting ? 0 : setTimeout(arrange, REST_MS);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  });
  return null;
}

function arrangeTags(aimed: Place | undefined, camera: Camera): void {
  const board = document.querySelector('.play > .board')?.getBoundingClientRect();
  if (!board) return;
  const all = [...document.querySelectorAll<HTMLElement>('.board > .pins .tag')];
  for (const { style, dataset } of all) {
    style.removeProperty('--dx');
    style.removeProperty('--dy');
    delete dataset['room'];
  }
  const tags = all.map((element) => ({ element, box: boxAround(element, board) }));
  const first = aimed && toPixels(boxOf(aimed), camera.transform.peek());
  tags.sort((a, b) => rankOf(a, first) - rankOf(b, first));
  const discs = [...document.querySelectorAll<HTMLElement>('.board > .pins .disc')].map((one) => boxAround(one, board));
  const rooms = roomForTags(
    tags.map(({ box }) => box),
    { discs, seen: camera.free },
  );
  for (const [i, { element }] of tags.entries()) {
    const room = rooms[i];
    if (!room) continue;
    const { dx, dy, size } = room;
    if (dx !== 0) element.style.setProperty('--dx', `${dx}px`);
    if (dy !== 0) element.style.setProperty('--dy', `${dy}px`);
    if (size !== 'whole') element.dataset['room'] = size;
  }
}

interface Measured {
  readonly element: HTMLElement;
  readonly box: TagBox;
}

/** What is aimed at first, then what a hint ranks, then the others in their order. */
function rankOf({ element, box }: Measured, aimed: Box | undefined): number {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (aimed && x >= aimed.x && x <= aimed.x + aimed.width && y >= aimed.y && y <= aimed.y + aimed.height) return 0;
  return element.matches('.rank') ? 1 : 2;
}

/** In pixels from the board's upper left corner. */
function boxAround(element: HTMLElement, board: DOMRect): TagBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left - board.left, top - board.top];
  const text = element.querySelector<HTMLElement>('.text');
  const hasMore = text && [...element.children].some((one) => one !== text && one.getBoundingClientRect().width > 0);
  if (!text || !hasMore) return { x, y, width, height };
  const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
  return { x, y, width, height, shortWidth: width - text.getBoundingClientRect().width - gap };
}
