// Puts a picture together: what is on it, and how each part moves with the time.
import type { Layer, Piece } from '../board-view.ts';
import { between, inOut, rise, sink } from './easing.ts';
import type { Frame, Hole, Picture, PieceState, Pixel, Sprite, SpriteState, Stage } from './moment.ts';
import { type Sight, sightOf } from './sight.ts';

type Draw = (t: number, frame: Frame) => void;

/** A point of the board, which moves with it. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

const HIDDEN: SpriteState = { x: 0, y: 0, scale: 1, squeeze: 1, turn: 0, opacity: 0, face: 0, mark: '' };
const AT_REST: PieceState = { x: 0, y: 0, turn: 0, scale: 1, opacity: 1 };

/** From the edge of the free part, in pixels. */
const BESIDE = 40;

const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

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
  #sight: Sight = { pan: [0, 0], zoom: 1 };

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

  /** What is opened twice is as open as it is opened most; under panels nothing is opened. */
  hole(hole: Hole, open: (t: number) => number = () => 1): void {
    if (!this.isInSight(hole)) return;
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

  /** A piece that is on the board: what is said about it twice adds up. */
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
      frame.shake = [frame.shake[0] + Math.sin(t / 17) * by, frame.shake[1] + Math.cos(t / 13) * by];
    });
  }

  /** The board glides and shrinks as far as is needed to have these points in sight, and back at the end; where they are, it stays. */
  lookAt(points: readonly BoardPoint[], { stays = false, hasCard = true } = {}): void {
    const { pan, zoom } = sightOf(
      points.map(({ x, y }) => this.stage.at(x, y)),
      this.stage,
      hasCard ? this.aside : undefined,
    );
    this.#sight = { pan, zoom };
    this.#draws.unshift((t, frame) => {
      const u = rise(t, 0, GLIDE, inOut) * (stays ? 1 : sink(t, this.#ms - GLIDE, this.#ms, inOut));
      frame.board = [pan[0] * u, pan[1] * u];
      frame.zoom = between(u, [1, zoom]);
    });
  }

  /** Where a point of the board is on the screen in this frame. */
  at({ x, y }: BoardPoint, frame: Frame): Pixel {
    const [left, top] = this.stage.at(x, y);
    const { board, shake, zoom } = frame;
    return [left * zoom + board[0] + shake[0], top * zoom + board[1] + shake[1]];
  }

  /** The same when the board has glided into place. */
  settled({ x, y }: BoardPoint): Pixel {
    const [left, top] = this.stage.at(x, y);
    const { pan, zoom } = this.#sight;
    return [left * zoom + pan[0], top * zoom + pan[1]];
  }

  /** How much smaller what stands over the board is drawn, once it is smaller itself: less than the board, so that it is read. */
  get overSize(): number {
    return Math.max(0.65, this.#sight.zoom);
  }

  /** Not under a panel, nor off the screen, once the board has glided into place. */
  isInSight(point: BoardPoint): boolean {
    const [x, y] = this.settled(point);
    const { left, top, right, bottom } = this.stage.free;
    return x > left && x < right && y > top && y < bottom;
  }

  /** Beside somebody's card, on the free part of the screen: for those who are out of sight. */
  besideCard(id: string): Pixel | undefined {
    const card = this.stage.card(id);
    const { left, top, right, bottom } = this.stage.free;
    return card && [within(card[0], left + BESIDE, right - BESIDE), within(card[1], top + BESIDE, bottom - BESIDE)];
  }

  picture(): Picture {
    const draws = this.#draws;
    const layers = this.#layers.length;
    const coming = this.#pieces.length;
    return {
      depth: this.#depth,
      sight: this.#sight,
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
          shake: [0, 0],
          zoom: 1,
          panels: 1,
        };
        for (const draw of draws) draw(t, frame);
        return frame;
      },
    };
  }
}
