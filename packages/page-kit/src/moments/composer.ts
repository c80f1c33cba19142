// Puts a picture together: what is on it, and how each part moves with the time.
import type { Layer, Piece } from '../board-view.ts';
import { inOut, rise, sink } from './easing.ts';
import type { Frame, Hole, Picture, PieceState, Pixel, Sprite, SpriteState, Stage } from './moment.ts';

type Draw = (t: number, frame: Frame) => void;

/** A point of the board, which moves with it. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

const HIDDEN: SpriteState = { x: 0, y: 0, scale: 1, squeeze: 1, turn: 0, opacity: 0, face: 0, mark: '' };
const AT_REST: PieceState = { x: 0, y: 0, turn: 0, scale: 1, opacity: 1 };

/** How long the board takes to come into sight, and to go back. */
const GLIDE = 320;

export class Composer {
  readonly stage: Stage;
  readonly middle: Pixel;
  /** Where a card rests after it has been read. */
  readonly aside: Pixel;
  readonly #ms: number;
  readonly #sprites: Sprite[] = [];
  readonly #holes: Hole[] = [];
  readonly #layers: Layer[] = [];
  readonly #pieces: Piece[] = [];
  readonly #draws: Draw[] = [];
  #depth = 0;
  #pan: Pixel = [0, 0];

  constructor(stage: Stage, ms: number) {
    const { left, top, right, bottom } = stage.free;
    this.stage = stage;
    this.middle = [(left + right) / 2, (top + bottom) / 2];
    this.aside = [right - Math.min(92, (right - left) * 0.16), top + Math.min(235, (bottom - top) * 0.36)];
    this.#ms = ms;
  }

  on(draw: Draw): void {
    this.#draws.push(draw);
  }

  /** A new sprite, and how it is from instant to instant. */
  sprite(sprite: Sprite, state: (t: number, frame: Frame) => Partial<SpriteState>): void {
    const i = this.#sprites.push(sprite) - 1;
    this.on((t, frame) => {
      frame.sprites[i] = { ...HIDDEN, ...state(t, frame) };
    });
  }

  /** What is opened twice is as open as it is opened most. */
  hole(hole: Hole, open: (t: number) => number = () => 1): void {
    const known = this.#holes.findIndex(({ x, y }) => x === hole.x && y === hole.y);
    const i = known < 0 ? this.#holes.push(hole) - 1 : known;
    this.on((t, frame) => {
      frame.holes[i] = Math.max(frame.holes[i] ?? 0, open(t));
    });
  }

  /** The board goes dark between two instants, and light again after a third. */
  dim(depth: number, [from, to]: readonly [number, number], end: number): void {
    this.#depth = depth;
    this.on((t, frame) => {
      frame.dim = rise(t, from, to) * sink(t, end, end + 260);
    });
  }

  layer(layer: Layer, opacity: (t: number) => number): void {
    const i = this.#layers.push(layer) - 1;
    this.on((t, frame) => {
      frame.layers[i] = opacity(t);
    });
  }

  /** A piece that comes. */
  coming(piece: Piece, opacity: (t: number) => number): void {
    const i = this.#pieces.push(piece) - 1;
    this.on((t, frame) => {
      frame.coming[i] = opacity(t);
    });
  }

  /** A piece that is on the board: what is said of it twice adds up. */
  piece(key: string, state: (t: number) => Partial<PieceState>): void {
    this.on((t, frame) => {
      const last = frame.moved.get(key) ?? AT_REST;
      const next = { ...AT_REST, ...state(t) };
      frame.moved.set(key, {
        x: last.x + next.x,
        y: last.y + next.y,
        turn: last.turn + next.turn,
        scale: last.scale * next.scale,
        opacity: last.opacity * next.opacity,
      });
    });
  }

  shake(from: number, to: number, by = 4): void {
    this.on((t, frame) => {
      if (t <= from || t >= to) return;
      frame.board = [frame.board[0] + Math.sin(t / 17) * by, frame.board[1] + Math.cos(t / 13) * by];
    });
  }

  /** The board glides as far as is needed to have these points in sight, and back at the end. */
  lookAt(points: readonly BoardPoint[], { stays = false } = {}): void {
    const pan = this.#panFor(points);
    this.#pan = pan;
    this.#draws.unshift((t, frame) => {
      const u = rise(t, 0, GLIDE, inOut) * (stays ? 1 : sink(t, this.#ms - GLIDE, this.#ms, inOut));
      frame.board = [pan[0] * u, pan[1] * u];
    });
  }

  #panFor(points: readonly BoardPoint[]): Pixel {
    if (points.length === 0) return [0, 0];
    const { free, scale } = this.stage;
    const spots = points.map(({ x, y }) => this.stage.at(x, y));
    const margin = Math.min(110 * scale + 24, (free.right - free.left) / 3, (free.bottom - free.top) / 3);
    // A small screen has no room to spare beside the card.
    const right = free.right - free.left > 700 ? this.aside[0] - 60 : free.right;
    const along = (axis: 0 | 1, low: number, high: number): number => {
      const of = spots.map((spot) => spot[axis]);
      const [first, last] = [Math.min(...of), Math.max(...of)];
      if (last - first > high - low) return (low + high - first - last) / 2;
      return first < low ? low - first : last > high ? high - last : 0;
    };
    return [
      along(0, free.left + margin, right - margin),
      along(1, free.top + margin + Math.min(60, margin), free.bottom - margin),
    ];
  }

  /** Where a point of the board is on the screen in this frame. */
  at({ x, y }: BoardPoint, frame: Frame): Pixel {
    const [left, top] = this.stage.at(x, y);
    return [left + frame.board[0], top + frame.board[1]];
  }

  /** The same when the board has glided into place. */
  settled({ x, y }: BoardPoint): Pixel {
    const [left, top] = this.stage.at(x, y);
    return [left + this.#pan[0], top + this.#pan[1]];
  }

  picture(): Picture {
    const draws = this.#draws;
    const layers = this.#layers.length;
    const coming = this.#pieces.length;
    return {
      depth: this.#depth,
      holes: this.#holes,
      sprites: this.#sprites,
      layers: this.#layers,
      pieces: this.#pieces,
      frame: (t) => {
        const frame: Frame = {
          dim: 0,
          holes: this.#holes.map(() => 0),
          sprites: this.#sprites.map(() => HIDDEN),
          layers: new Array<number>(layers).fill(0),
          coming: new Array<number>(coming).fill(0),
          moved: new Map(),
          board: [0, 0],
          panels: 1,
        };
        for (const draw of draws) draw(t, frame);
        return frame;
      },
    };
  }
}
