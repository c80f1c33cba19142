// The pieces of the board during a moment: moved by it, and never narrower than 24 pixels while the board is smaller.
import type { PieceState } from '@undercroft/page-kit/moments/moment';
import { LEAST_PX } from './crowds.ts';

const AT_REST: PieceState = { x: 0, y: 0, turn: 0, scale: 1, opacity: 1 };

interface Drawn {
  readonly node: SVGElement;
  /** How much larger than the board around it the board itself draws it. */
  readonly size: number;
  /** And how much larger yet, while the board is smaller. */
  grown: number;
  state: PieceState;
}

export class MomentPieces {
  readonly #pieces = new Map<string, Drawn>();

  /** Measured once. */
  constructor(table: HTMLElement, zoom: number) {
    const drawn = [...table.querySelectorAll<SVGElement>('.board .piece')].flatMap((piece) => {
      const node = piece.firstElementChild;
      const key = piece.dataset['key'];
      if (!(node instanceof SVGElement) || key === undefined) return [];
      const size = Number(/scale\(([\d.]+)\)/.exec(piece.style.transform)?.[1] ?? 1);
      const width = zoom < 1 ? node.getBoundingClientRect().width : 0;
      return [{ key, node, size, grown: width > 0 ? Math.max(1, LEAST_PX / (width * zoom)) : 1 }];
    });
    for (const { key, node, size, grown } of drawn) {
      this.#pieces.set(key, { node, size, grown, state: AT_REST });
      if (grown > 1) this.draw(key, AT_REST);
    }
  }

  draw(key: string, state: PieceState): void {
    const piece = this.#pieces.get(key);
    if (!piece) return;
    const { node, size, grown } = piece;
    const { x, y, turn, scale, opacity } = state;
    piece.state = state;
    // It moves as far as the board says, whatever size it is drawn at.
    node.style.transform = `translate(${(x / size).toFixed(1)}px,${(y / size).toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${(scale * grown).toFixed(3)})`;
    node.style.opacity = opacity.toFixed(3);
  }

  /** The board is as large again as it was. */
  shrink(): void {
    for (const [key, piece] of this.#pieces) {
      if (piece.grown === 1) continue;
      piece.grown = 1;
      this.draw(key, piece.state);
    }
  }

  clear(): void {
    for (const { node } of this.#pieces.values()) {
      node.style.removeProperty('transform');
      node.style.removeProperty('opacity');
    }
  }
}
