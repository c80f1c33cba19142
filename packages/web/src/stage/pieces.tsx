// The pieces on the board, each on an element of its own that it keeps while it travels.
import type { Board, Piece } from '@undercroft/page-kit/game-view';
import { useMemo, useRef } from 'preact/hooks';
import type { AnimationState } from './animator.ts';
import { type Crowd, fanned, growth } from './crowds.ts';
import { Fixed } from './fixed.tsx';
import { hasLostGround, matchPieces, type TrackedPiece } from './match-pieces.ts';

interface Props {
  readonly board: Board;
  readonly animation: AnimationState;
  /** Of the picture, in pixels per board unit. */
  readonly scale: number;
  readonly crowds: readonly Crowd[];
  /** The crowd that is spread out. */
  readonly fannedAt: string | undefined;
}

export function Pieces({ board, animation, scale, crowds, fannedAt }: Props) {
  const hidden = new Set(
    crowds.flatMap(({ place, pieces }) => (place === fannedAt ? [] : pieces.map(({ key }) => key))),
  );
  const spread = crowds.find(({ place }) => place === fannedAt);
  const places = spread ? fanned(spread, scale) : undefined;
  const ground = useRef(board.ground);
  const jumps = hasLostGround(ground.current, board.ground);
  ground.current = board.ground;
  return (
    <g class={jumps ? 'pieces still' : 'pieces'}>
      {usePieces(board, animation).map(({ id, piece, x, y }) => {
        const at = places?.get(piece.key) ?? { x, y };
        const size = growth(piece, scale);
        return (
          <g
            key={id}
            data-key={piece.key}
            class={hidden.has(piece.key) ? 'piece gathered' : 'piece'}
            style={{ transform: `translate(${at.x}px,${at.y}px)${size > 1 ? ` scale(${size.toFixed(3)})` : ''}` }}
          >
            <Fixed svg={piece.svg} />
          </g>
        );
      })}
    </g>
  );
}

interface ShownPiece extends TrackedPiece {
  readonly piece: Piece;
}

/** Where each piece is shown; a piece keeps its element. */
function usePieces({ pieces }: Board, { moved }: AnimationState): readonly ShownPiece[] {
  const last = useRef<readonly TrackedPiece[]>([]);
  const ids = useMemo(() => matchPieces(pieces, last.current), [pieces]);
  const shown = pieces.map((piece, i) => {
    const { x, y } = moved.get(piece.key) ?? piece;
    return { key: piece.key, piece, x, y, id: ids[i] ?? -1 };
  });
  last.current = shown;
  return shown;
}
