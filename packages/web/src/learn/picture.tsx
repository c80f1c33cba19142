// A position as a picture: drawn by the board itself, without anything that answers to touches.
import type { Board, GameView, Place } from '@undercroft/page-kit/game-view';
import { useMemo } from 'preact/hooks';
import { bounds, boxOf } from '../stage/boxes.ts';
import { Fixed } from '../stage/fixed.tsx';

export interface PictureMark {
  readonly n: number;
  readonly place?: string | undefined;
  readonly piece?: string | undefined;
}

interface Props {
  readonly view: GameView;
  readonly state: unknown;
  /** What it shows, in a sentence. */
  readonly label: string;
  readonly marks?: readonly PictureMark[] | undefined;
  /** Places that are to be in it; without them, all of the board. */
  readonly frame?: readonly string[] | undefined;
}

export function PositionPicture({ view, state, label, marks = [], frame }: Props) {
  const board = useMemo(() => view.at(state as never).board({ highlighted: [], isPortrait: false }), [view, state]);
  const gaps = marks.flatMap(({ place }) =>
    board.places.some(({ id }) => id === place) ? [] : (cellAt(board, place) ?? []),
  );
  const box = useMemo(() => frameOf(board, frame, gaps), [board, frame]);
  const size = Math.max(box.width, box.height);
  return (
    <svg
      class="position-picture"
      role="img"
      aria-label={label}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      <g class="ground">
        {board.ground.map((layer) => (
          <Fixed key={layer.key} svg={layer.svg} x={layer.x ?? 0} y={layer.y ?? 0} />
        ))}
      </g>
      <Fixed svg={board.marks} />
      {board.pieces.map((piece) => (
        <g key={piece.key} transform={`translate(${piece.x},${piece.y})`}>
          <Fixed svg={piece.svg} />
        </g>
      ))}
      <Fixed svg={board.overlay} />
      {gaps.map(({ id, x, y, width, height }) => (
        <rect
          key={id}
          class="picture-gap"
          x={x - width / 2 + 6}
          y={y - height / 2 + 6}
          width={width - 12}
          height={height - 12}
        />
      ))}
      {marks.map((mark) => {
        const at = pointOf(board, mark);
        return (
          at && (
            <g key={mark.n} class="number-mark" transform={`translate(${at.x},${at.y}) scale(${size / 520})`}>
              <circle r="17" />
              <text dy="7">{mark.n}</text>
            </g>
          )
        );
      })}
    </svg>
  );
}

/** A number stands at the corner of a place, where it hides nothing. */
function pointOf(board: Board, { place, piece }: PictureMark): { readonly x: number; readonly y: number } | undefined {
  const found = board.places.find(({ id }) => id === place) ?? cellAt(board, place);
  if (found) return cornerOf(found);
  const standing = board.pieces.find(({ key }) => key === piece);
  return standing && { x: standing.x - (standing.width ?? 60) / 2, y: standing.y - (standing.width ?? 60) / 2 };
}

const CELL = /^(-?\d+),(-?\d+)$/;

/** A gap has no place of its own while nobody can look there: it lies on the grid of the tiles. */
function cellAt({ places }: Board, place = ''): Place | undefined {
  const [, x, y] = CELL.exec(place) ?? [];
  const tile = places.find(({ id }) => CELL.test(id));
  const [, tileX, tileY] = CELL.exec(tile?.id ?? '') ?? [];
  if (!tile || x === undefined || tileX === undefined) return undefined;
  const along = (from: number, size: number, by: number) => from + size * by;
  return {
    ...tile,
    id: place,
    x: along(tile.x, tile.width, Number(x) - Number(tileX)),
    y: along(tile.y, tile.height, Number(y) - Number(tileY)),
  };
}

const cornerOf = ({ x, y, width, height, path }: Place) =>
  path === undefined ? { x: x - width / 2 + width / 6, y: y - height / 2 + height / 6 } : { x, y };

const MARGIN = 12;

function frameOf(board: Board, wanted: readonly string[] | undefined, gaps: readonly Place[]) {
  const places = board.places.filter(({ id }) => wanted?.includes(id));
  const seen = places.length > 0 ? bounds(places.map(boxOf)) : board.box;
  const { x, y, width, height } = bounds([seen, ...gaps.map(boxOf)]);
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
