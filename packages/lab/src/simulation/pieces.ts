// Which games are still to be played, and in what pieces they are handed out.

export interface Piece {
  readonly from: number;
  /** The first that does not belong to it. */
  readonly to: number;
}

/** Long enough that handing out costs nothing, short enough that little is lost when a run is killed. */
export const USUAL_MS = 400;
/** Foreign programs are started for every piece, which takes its time. */
export const FOREIGN_MS = 5000;
/** The first piece of each hand tells how long a game takes. */
const FIRST = 1;
/** The speed of one piece is not trusted with more than so many times its size. */
const GROWTH = 8;

export class Pieces {
  readonly #left: Piece[];
  /** How many milliseconds a piece should take. */
  readonly #aim: number;
  #size = FIRST;

  constructor(total: number, isDone: (index: number) => boolean, aim = USUAL_MS) {
    this.#left = [...gaps(total, isDone)];
    this.#aim = aim;
  }

  next(): Piece | undefined {
    const gap = this.#left[0];
    if (!gap) return undefined;
    const to = Math.min(gap.to, gap.from + this.#size);
    if (to === gap.to) this.#left.shift();
    else this.#left[0] = { from: to, to: gap.to };
    return { from: gap.from, to };
  }

  /** How long a piece took: the next are cut accordingly. */
  learn({ from, to }: Piece, milliseconds: number): void {
    const fitting = Math.round(((to - from) * this.#aim) / Math.max(1, milliseconds));
    this.#size = Math.max(1, Math.min(fitting, (to - from) * GROWTH));
  }
}

function* gaps(total: number, isDone: (index: number) => boolean): Generator<Piece> {
  let from = 0;
  for (let index = 0; index <= total; index++) {
    if (index < total && !isDone(index)) continue;
    if (index > from) yield { from, to: index };
    from = index + 1;
  }
}
