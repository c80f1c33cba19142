// Where one looks: a scale and an offset, moved by drag, wheel, pinch, keys and buttons. The board follows by a CSS
// transform and is drawn anew, sharp, when the gesture has come to rest.
import { signal } from '@preact/signals';
import type { Box } from '@undercroft/page-kit/game-view';

export interface Transform {
  /** Pixels per board unit. */
  readonly scale: number;
  /** Where the board's origin is, in pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** What lies over the board: the part that is free is what counts. */
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

const MOST = 1.6;
const LEAST = 0.12;
/** A tile is not made larger than this when everything is fitted; as small as it must be it may be. */
const FIT_MOST = 0.9;
const FIT_LEAST = 0.04;
/** At first a tile and those around it are to be seen, in board units. */
const FIRST = { scale: 0.72, width: 780, height: 640 };

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export class Camera {
  readonly transform = signal<Transform>({ scale: 0.7, x: 0, y: 0 });
  /** Keeps the acting one in sight. */
  readonly isFollowing = signal(true);
  /** Everything stays in sight, however much room there is, until one looks closer. */
  isFitted = false;
  readonly #viewport = signal<Viewport>({ width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 } });

  /** Subscribes whoever reads it to changes. */
  get viewport(): Viewport {
    return this.#viewport.value;
  }

  setViewport(room: Viewport): void {
    if (JSON.stringify(room) !== JSON.stringify(this.#viewport.peek())) this.#viewport.value = room;
  }

  get #free(): Box {
    const { width, height, insets } = this.#viewport.peek();
    return {
      x: insets.left,
      y: insets.top,
      width: Math.max(1, width - insets.left - insets.right),
      height: Math.max(1, height - insets.top - insets.bottom),
    };
  }

  /** All of it, in the middle of the free room, from now on. */
  fit(box: Box): void {
    this.show(box);
    this.isFollowing.value = false;
  }

  show(box: Box): void {
    const free = this.#free;
    const margin = Math.min(40, free.width / 20);
    const scale = within(
      FIT_LEAST,
      Math.min((free.width - margin) / box.width, (free.height - margin) / box.height),
      FIT_MOST,
    );
    this.#put(box.x + box.width / 2, box.y + box.height / 2, scale);
    this.isFitted = true;
  }

  /** Puts a point of the board into the middle of the free room. */
  centre(x: number, y: number, scale = this.transform.value.scale): void {
    this.#put(x, y, within(LEAST, scale, MOST));
    this.isFitted = false;
  }

  /** The same, as close as there is room for what lies around it. */
  startAt(x: number, y: number): void {
    const { width, height } = this.#free;
    this.centre(x, y, Math.min(FIRST.scale, width / FIRST.width, height / FIRST.height));
  }

  /** Moves just as far as is needed for a point to be well inside. */
  keepInView(x: number, y: number, margin: number): void {
    const { scale, x: left, y: top } = this.transform.value;
    const free = this.#free;
    const inset = Math.min(margin * scale, free.width / 3, free.height / 3);
    const at = { x: left + x * scale, y: top + y * scale };
    const to = {
      x: within(free.x + inset, at.x, free.x + free.width - inset),
      y: within(free.y + inset, at.y, free.y + free.height - inset),
    };
    if (to.x !== at.x || to.y !== at.y) this.transform.value = { scale, x: left + to.x - at.x, y: top + to.y - at.y };
  }

  /** Whether all of it has room at the present scale. */
  hasRoomFor(box: Box): boolean {
    const { scale } = this.transform.peek();
    const free = this.#free;
    return box.width * scale <= free.width && box.height * scale <= free.height;
  }

  pan(dx: number, dy: number): void {
    const { scale, x, y } = this.transform.value;
    this.transform.value = { scale, x: x + dx, y: y + dy };
    this.isFollowing.value = false;
    this.isFitted = false;
  }

  /** By a factor, around a point of the window; in the middle if none is given. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void {
    const free = this.#free;
    const around = at ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const { scale, x, y } = this.transform.value;
    const next = within(LEAST, scale * by, MOST);
    const grown = next / scale;
    this.isFitted = false;
    this.transform.value = { scale: next, x: around.x - (around.x - x) * grown, y: around.y - (around.y - y) * grown };
  }

  #put(x: number, y: number, scale: number): void {
    const free = this.#free;
    this.transform.value = {
      scale,
      x: free.x + free.width / 2 - x * scale,
      y: free.y + free.height / 2 - y * scale,
    };
  }
}
