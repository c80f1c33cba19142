// Drag, wheel and pinch move the board. A touch that moves chooses no place; one that stays, or a right click, opens the
// menu of its place.
import { useEffect } from 'preact/hooks';
import type { Camera } from './camera.ts';

/** A pointer that has moved further than this, in pixels, drags. */
export const SLACK = 7;
/** A finger that stays so long, in milliseconds, holds. */
export const HOLD = 450;

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
    const pointers = new PointerGestures(element, camera, gestures);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && gestures.onTurn(event.deltaY > 0 ? 1 : -1)) return;
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
      camera.zoom(factor, spotIn(element, event));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', pointers.press, { signal });
    element.addEventListener('pointermove', pointers.move, { signal });
    element.addEventListener('pointerup', pointers.lift, { signal });
    element.addEventListener('pointercancel', pointers.lift, { signal });
    element.addEventListener('click', pointers.click, { signal, capture: true });
    element.addEventListener('contextmenu', pointers.menu, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => {
      pointers.end();
      listening.abort();
    };
  }, [camera]);
}

class PointerGestures {
  readonly #element: HTMLElement;
  readonly #camera: Camera;
  readonly #gestures: Gestures;
  readonly #down = new Map<number, Spot>();
  #travelled = 0;
  /** Since the finger came down: what it lifts from then is no touch. */
  #hasHeld = false;
  #pointer = '';
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, camera: Camera, gestures: Gestures) {
    this.#element = element;
    this.#camera = camera;
    this.#gestures = gestures;
  }

  readonly press = (event: PointerEvent): void => {
    this.#pointer = event.pointerType;
    this.#hasHeld = false;
    if (event.button > 0 || isOnControl(event)) return;
    this.#down.set(event.pointerId, spotIn(this.#element, event));
    if (this.#down.size === 1) this.#travelled = 0;
    clearTimeout(this.#holding);
    const place = placeUnder(event);
    if (event.pointerType === 'touch' && place !== undefined && this.#down.size === 1)
      this.#holding = setTimeout(() => this.#hold(place), HOLD);
  };

  #hold(place: string): void {
    if (this.#travelled > SLACK || this.#down.size !== 1) return;
    this.#hasHeld = true;
    this.#gestures.onHold(place);
  }

  readonly move = (event: PointerEvent): void => {
    const from = this.#down.get(event.pointerId);
    if (!from) return;
    const to = spotIn(this.#element, event);
    this.#travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (this.#travelled > SLACK) {
      this.#element.setPointerCapture?.(event.pointerId);
      const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(this.#camera, other, from, to);
      else this.#camera.pan(to.x - from.x, to.y - from.y);
    }
    this.#down.set(event.pointerId, to);
  };

  readonly lift = (event: PointerEvent): void => {
    this.end();
    this.#down.delete(event.pointerId);
    // The click that follows a drag comes first; whatever comes later is another touch.
    setTimeout(() => {
      if (this.#down.size === 0) this.#travelled = 0;
    });
  };

  /** Ends a hold. */
  end(): void {
    clearTimeout(this.#holding);
  }

  readonly click = (event: MouseEvent): void => {
    // A click by a key has no number; one after a hold may come a moment later.
    const isEndOfHold = this.#hasHeld && event.detail > 0;
    if (this.#travelled > SLACK || isEndOfHold) {
      event.stopPropagation();
      event.preventDefault();
      this.#travelled = 0;
    } else if (!isOnControl(event))
      this.#gestures.onTouch({
        ...spotIn(this.#element, event),
        place: placeUnder(event),
        isTouch: this.#pointer === 'touch',
        isShift: event.shiftKey,
      });
  };

  readonly menu = (event: MouseEvent): void => {
    event.preventDefault();
    // A finger that is held brings this event as well.
    if (((event as Partial<PointerEvent>).pointerType ?? this.#pointer) === 'touch') return;
    const place = placeUnder(event);
    if (place === undefined) this.#gestures.onEmpty();
    else this.#gestures.onHold(place);
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
