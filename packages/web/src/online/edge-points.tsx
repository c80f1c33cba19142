// Where somebody points at a place that is out of view: at the edge of the board, and a touch takes you there.
import { Drawing } from '../stage/parts.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import { faceOf, type PlaceFinder } from './board-places.ts';
import type { OnlineTable } from './online-table.ts';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly at: PlaceFinder;
}

/** From the edge, in pixels. */
const MARGIN = 28;

export function EdgePoints({ control, camera, table, at }: Props) {
  const { scale, x, y } = camera.transform.value;
  const { free } = camera;
  if (table.marks.value.length === 0) return null;
  return (
    <>
      {table.marks.value.map(({ n, seat, place }) => {
        const point = at(place);
        if (!point) return null;
        const shown = { x: x + point.x * scale, y: y + point.y * scale };
        const kept = {
          x: Math.min(free.x + free.width - MARGIN, Math.max(free.x + MARGIN, shown.x)),
          y: Math.min(free.y + free.height - MARGIN, Math.max(free.y + MARGIN, shown.y)),
        };
        if (kept.x === shown.x && kept.y === shown.y) return null;
        const turn = (Math.atan2(shown.y - kept.y, shown.x - kept.x) * 180) / Math.PI;
        return (
          <button
            key={n}
            type="button"
            class="signal edge-point"
            style={{ left: `${kept.x}px`, top: `${kept.y}px` }}
            onClick={() => camera.glideTo(point.x, point.y)}
          >
            <Drawing svg={faceOf(control.scene.value.cards, seat)} class="face" />
            <span>{table.nameOf(seat)}</span>
            <svg viewBox="0 0 14 14" width="12" height="12" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
              <path d="M4 1l7 6-7 6z" fill="currentColor" />
            </svg>
          </button>
        );
      })}
    </>
  );
}
