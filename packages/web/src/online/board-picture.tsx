// The board of a game as a picture: what is on the table, before one sits down at it.
import type { Box } from '@undercroft/page-kit/game-view';
import { useMemo } from 'preact/hooks';
import { Fixed } from '../stage/fixed.tsx';
import type { TableView } from '../stage/table-view.ts';
import type { Point } from './board-places.ts';
import type { OnlineSession } from './online-session.ts';

/** Around whoever acts, in units of the board: a few tiles. */
const ACROSS = 900;

const around = ({ x, y }: Point, across: number): Box => ({
  x: x - across / 2,
  y: y - across / 2,
  width: across,
  height: across,
});

export function BoardPicture({ session, view }: { readonly session: OnlineSession; readonly view: TableView }) {
  const written = session.table.length;
  const board = useMemo(
    () => view.at(session.state).board({ highlighted: [], isPortrait: false }),
    [view, session, written],
  );
  const { box, centre } = board;
  const shown = view.showsWholeBoard ? box : around(centre, Math.min(ACROSS, Math.max(box.width, box.height)));
  return (
    <svg
      class="board-picture"
      viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
      preserveAspectRatio={view.showsWholeBoard ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {board.ground.map((layer) => (
        <Fixed key={layer.key} svg={layer.svg} x={layer.x ?? 0} y={layer.y ?? 0} />
      ))}
      {board.light !== undefined && <Fixed svg={board.light} />}
      {board.pieces.map(({ key, svg, x, y }) => (
        <Fixed key={key} svg={svg} x={x} y={y} />
      ))}
    </svg>
  );
}
