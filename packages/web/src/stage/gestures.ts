// Drag, wheel and pinch move the board. A touch that moves chooses no place; one that stays, or a right click, opens the
// menu of its place.
import { useEffect } from 'preact/hooks';
import type { Camera } from './camera.ts';

/** A pointer that has moved further than this, in pixels, drags. */
const SLACK = 7;
/** A finger that stays so long, in milliseconds, holds. */
const HOLD = 450;

type Spot = { x: number; y: number };

/** A touch or click, in pixels of the board's window. */
export interface BoardTouch extends Spot {
  /** The place under it. */
  readonly place: string | undefined;
  /** By a finger. */
  readonly isTouch: boolean;
  readonly isShift: boolean;
}

export interface Gestures {
  /** The wheel over a tile in hand; returns whether it turned one. */
  readonly onTurn: (by: 1 | -1) => boolean;
  readonly onHold: (place: string) => void;
  readonly onTouch: (touch: BoardTouch) => void;
  /** A right click on no place at all. */
  readonly onEmpty: () => void;
}

export function useGestures(frame: { readonly current: HTMLElement | null }, camera: Camera, gestures: Gestures): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { press, move, lift, click, menu } = pointerGestures(element, camera, gestures);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && gestures.onTurn(event.deltaY > 0 ? 1 : -1)) return;
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
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      lift();
      listening.abort();
    };
  }, [camera]);
}

function pointerGestures(element: HTMLElement, camera: Camera, { onHold, onTouch, onEmpty }: Gestures) {
  const down = new Map<number, Spot>();
  let travelled = 0;
  let pointer = '';
  let holding: ReturnType<typeof setTimeout> | undefined;
  return {
    press: (event: PointerEvent) => {
      pointer = event.pointerType;
      if (event.button > 0 || isOnControl(event)) return;
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
      if (!event) return;
      down.delete(event.pointerId);
      // The click that follows a drag comes first; whatever comes later is another touch.
      setTimeout(() => {
        if (down.size === 0) travelled = 0;
      });
    },
    click: (event: MouseEvent) => {
      if (travelled > SLACK) {
        event.stopPropagation();
        event.preventDefault();
        travelled = 0;
      } else if (!isOnControl(event))
        onTouch({
          ...spotIn(element, event),
          place: placeUnder(event),
          isTouch: pointer === 'touch',
          isShift: event.shiftKey,
        });
    },
    menu: (event: MouseEvent) => {
      event.preventDefault();
      // A finger that is held brings this event as well.
      const place = placeUnder(event);
      if (((event as Partial<PointerEvent>).pointerType ?? pointer) === 'touch') return;
      if (place === undefined) onEmpty();
      else onHold(place);
    },
  };
}

function spotIn(element: HTMLElement, event: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const placeUnder = ({ target }: MouseEvent): string | undefined =>
  (target instanceof Element && target.closest('[data-place]')?.getAttribute('data-place')) || undefined;

/** Buttons that lie over the board answer for themselves. */
const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button, a, .atplace, .place-menu') !== null;

/** Two fingers: the board grows and moves with them. */
function pinch(camera: Camera, still: Spot, from: Spot, to: Spot): void {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  if (before < 1) return;
  camera.zoom(after / before, { x: (still.x + to.x) / 2, y: (still.y + to.y) / 2 });
  camera.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
}
