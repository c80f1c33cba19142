// Drag, wheel and pinch move the board. A touch that moves does not choose a place, and one that stays inspects it.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Camera } from './camera.ts';

/** A pointer that has moved further than this, in pixels, drags. */
const SLACK = 7;
/** A finger that stays so long, in milliseconds, holds. */
const HOLD = 450;

type Spot = { x: number; y: number };

export function useGestures(
  frame: RefObject<HTMLElement | null>,
  camera: Camera,
  onTurn: (by: 1 | -1) => boolean,
  onHold: (place: string) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { press, move, lift, click } = pointerGestures(element, camera, onHold);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && onTurn(event.deltaY > 0 ? 1 : -1)) return;
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
      camera.zoom(factor, spotIn(element, event));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      lift();
      listening.abort();
    };
  }, [camera]);
}

function pointerGestures(element: HTMLElement, camera: Camera, onHold: (place: string) => void) {
  const down = new Map<number, Spot>();
  let travelled = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  return {
    press: (event: PointerEvent) => {
      if (event.button > 0) return;
      down.set(event.pointerId, spotIn(element, event));
      if (down.size === 1) travelled = 0;
      clearTimeout(holding);
      const place = placeUnder(event);
      if (event.pointerType === 'touch' && place !== undefined && down.size === 1)
        holding = setTimeout(() => {
          if (travelled > SLACK || down.size !== 1) return;
          // After a hold, lifting the finger is not a touch.
          travelled = SLACK + 1;
          onHold(place);
        }, HOLD);
    },
    move: (event: PointerEvent) => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = spotIn(element, event);
      travelled += Math.hypot(to.x - from.x, to.y - from.y);
      if (travelled > SLACK) {
        element.setPointerCapture?.(event.pointerId);
        const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
        if (other) pinch(camera, other, from, to);
        else camera.pan(to.x - from.x, to.y - from.y);
      }
      down.set(event.pointerId, to);
    },
    /** Without an event it only ends a hold. */
    lift: (event?: PointerEvent) => {
      clearTimeout(holding);
      if (event) down.delete(event.pointerId);
    },
    click: (event: MouseEvent) => {
      if (travelled <= SLACK) return;
      event.stopPropagation();
      event.preventDefault();
      travelled = 0;
    },
  };
}

function spotIn(element: HTMLElement, event: PointerEvent | WheelEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const placeUnder = ({ target }: PointerEvent): string | undefined =>
  (target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')) || undefined;

/** Two fingers: the board grows and moves with them. */
function pinch(camera: Camera, still: Spot, from: Spot, to: Spot): void {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  if (before < 1) return;
  camera.zoom(after / before, { x: (still.x + to.x) / 2, y: (still.y + to.y) / 2 });
  camera.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
}
