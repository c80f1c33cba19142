// Where one looks: a scale and an offset, moved by drag, wheel, pinch, keys and buttons, and by itself between decisions.
// The board follows by a CSS transform and is drawn anew, sharp, when the gesture has come to rest.
import { signal } from '@preact/signals';
import type { Box } from '@undercroft/page-kit/game-view';
import { isInside, meets, middleOf } from './boxes.ts';
import {
  type Framing,
  framed,
  freePart,
  middled,
  type Transform,
  toPixels,
  type Viewport,
  within,
} from './camera-frame.ts';

export type { Transform, Viewport } from './camera-frame.ts';

const MOST = 1.6;
const LEAST = 0.12;
/** A tile is not made larger than this when everything is fitted. */
const FIT_MOST = 0.9;
/** The whole cave: 56 pixels a tile. */
const FIT_LEAST = 0.28;
/** A tile while deciding: 96 to 176 pixels, on phones 84 to 116; on a low phone five rows of targets may need smaller ones. */
const FRAME = { least: 0.48, most: 0.88 };
const SMALL_FRAME = { least: 0.42, most: 0.58, givesWay: 0.6 };
/** A window that is narrower or lower is a phone's. */
const SMALL = { width: 760, height: 480 };

const GLIDE_MS = 240;
const NOTHING: readonly Box[] = [];

export class Camera {
  readonly transform = signal<Transform>({ scale: 0.7, x: 0, y: 0 });
  /** Frames what matters whenever the turn passes; a drag or zoom hands the camera to the player until their next turn. */
  readonly isFollowing = signal(true);
  /** What the coach speaks of, in board units: it comes into sight, and stays there. */
  readonly subjects = signal<readonly Box[]>(NOTHING);
  /** Nothing glides: for readers who want stillness. */
  isStill: () => boolean = () => false;
  readonly #viewport = signal<Viewport>({ width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
  #gliding = 0;

  /** Subscribes its readers to changes. */
  get viewport(): Viewport {
    return this.#viewport.value;
  }

  setViewport(room: Viewport): void {
    if (JSON.stringify(room) !== JSON.stringify(this.#viewport.peek())) this.#viewport.value = room;
  }

  /** The part of the board that is free of panels, in pixels. */
  get free(): Box {
    return freePart(this.#viewport.value);
  }

  /** All of it, from now on; of what does not fit, the side of the actor. `clear`: the places, none of which should lie under a panel. */
  fit(box: Box, { least = FIT_LEAST, centre = middleOf(box), clear = NOTHING, isAtOnce = false } = {}): void {
    this.isFollowing.value = false;
    const framing = { box, centre, clear, least, most: FIT_MOST, givesWay: 1 };
    this.#glide(framed(this.#viewport.peek(), framing), { isAtOnce });
  }

  /** Brings what matters into sight in one glide. */
  frame(framing: Omit<Framing, 'least' | 'most'> & Partial<Framing>, { isAtOnce = false } = {}): void {
    const viewport = this.#viewport.peek();
    this.#glide(framed(viewport, { ...(this.isSmall ? SMALL_FRAME : FRAME), ...framing }), { isAtOnce });
  }

  /** The window is that of a phone. */
  get isSmall(): boolean {
    const { width, height } = this.#viewport.peek();
    return width < SMALL.width || height < SMALL.height;
  }

  /** Whether all of it is in the free part now. */
  isInSight(box: Box): boolean {
    return isInside(toPixels(box, this.transform.peek()), this.free);
  }

  /** Whether none of them is out of the free part or under something that lies over it. */
  isClear(boxes: readonly Box[]): boolean {
    const { obstacles = [] } = this.#viewport.peek();
    return boxes.every((box) => {
      const shown = toPixels(box, this.transform.peek());
      return !obstacles.some((over) => meets(shown, over)) && this.isInSight(box);
    });
  }

  /** Puts a point of the board into the middle of the free room. */
  centre(x: number, y: number, scale = this.transform.value.scale): void {
    this.#put(x, y, within(LEAST, scale, MOST));
  }

  /** The same in one glide; the player looks there until their next turn. */
  glideTo(x: number, y: number): void {
    this.isFollowing.value = false;
    this.#glide(middled(freePart(this.#viewport.peek()), { x, y }, this.transform.peek().scale));
  }

  pan(dx: number, dy: number): void {
    const { scale, x, y } = this.transform.value;
    this.#set({ scale, x: x + dx, y: y + dy });
    this.isFollowing.value = false;
  }

  /** By a factor, around a point of the window; in the middle if none is given. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void {
    const free = freePart(this.#viewport.peek());
    const around = at ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const { scale, x, y } = this.transform.value;
    const next = within(LEAST, scale * by, MOST);
    const grown = next / scale;
    this.isFollowing.value = false;
    this.#set({ scale: next, x: around.x - (around.x - x) * grown, y: around.y - (around.y - y) * grown });
  }

  #put(x: number, y: number, scale: number): void {
    this.#set(middled(freePart(this.#viewport.peek()), { x, y }, scale));
  }

  #set(transform: Transform): void {
    cancelGlide(this.#gliding);
    this.transform.value = transform;
  }

  #glide(to: Transform, { isAtOnce = false } = {}): void {
    cancelGlide(this.#gliding);
    const from = this.transform.peek();
    if (isAtOnce || this.isStill() || typeof requestAnimationFrame === 'undefined') {
      this.transform.value = to;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const done = within(0, (now - start) / GLIDE_MS, 1);
      const eased = 1 - (1 - done) ** 3;
      const at = (a: number, b: number) => a + (b - a) * eased;
      this.transform.value = { scale: at(from.scale, to.scale), x: at(from.x, to.x), y: at(from.y, to.y) };
      if (done < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}

const cancelGlide = (frame: number): void => {
  if (frame !== 0) cancelAnimationFrame(frame);
};
