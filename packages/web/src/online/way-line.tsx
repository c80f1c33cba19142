// A way over the board in dashes: drawn in units of the board, as thick at every zoom.
import type { Point } from './board-places.ts';

interface Props {
  readonly points: readonly Point[];
  /** Ends in an arrow. */
  readonly hasHead?: boolean;
  readonly tone?: 'amber' | 'bone';
}

/** Space between the line and the middle of a place, so that pieces stay in sight. */
const SPARED = 26;
const HEAD = 20;

export function WayLine({ points, hasHead = false, tone = 'bone' }: Props) {
  const line = shortened(points);
  const text = line.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg class={`way-line ${tone}`} aria-hidden="true">
      <polyline class="under" points={text} />
      <polyline points={text} />
      {hasHead && <path class="head" d={headOf(line)} />}
    </svg>
  );
}

/** Begins and ends beside the pieces, not on them. */
function shortened(points: readonly Point[]): readonly Point[] {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return points;
  return [towards(first, second), ...points.slice(1, -1), towards(last, before)];
}

function towards(from: Point, to: Point, by = SPARED): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= by * 2) return from;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function headOf(line: readonly Point[]): string {
  const [end, before] = [line.at(-1), line.at(-2)];
  if (!end || !before) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number) => `${end.x - HEAD * Math.cos(angle + turn)},${end.y - HEAD * Math.sin(angle + turn)}`;
  return `M${wing(0.6)} L${end.x},${end.y} L${wing(-0.6)}`;
}
