// The overview map: every tile a square, people in their colours, and a frame around what is in sight. A touch looks there.
import { useComputed } from '@preact/signals';
import type { MapCell } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import type { Camera } from './camera.ts';

interface Props {
  readonly cells: readonly MapCell[];
  readonly camera: Camera;
  readonly words: PageWords;
}

const MARGIN = 100;

export default function Minimap({ cells, camera, words }: Props) {
  const left = Math.min(...cells.map(({ x, size }) => x - size / 2)) - MARGIN;
  const top = Math.min(...cells.map(({ y, size }) => y - size / 2)) - MARGIN;
  const width = Math.max(...cells.map(({ x, size }) => x + size / 2)) + MARGIN - left;
  const height = Math.max(...cells.map(({ y, size }) => y + size / 2)) + MARGIN - top;
  const sight = useComputed(() => {
    const { scale, x, y } = camera.transform.value;
    const { free } = camera;
    const [sx, sy] = [(free.x - x) / scale, (free.y - y) / scale];
    return `M${sx} ${sy}h${free.width / scale}v${free.height / scale}h${-free.width / scale}z`;
  });
  const look = (event: MouseEvent) => {
    const rect = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
    // By a key there is no point: the middle.
    if (!rect || event.detail === 0) return camera.glideTo(left + width / 2, top + height / 2);
    const scale = Math.min(rect.width / width, rect.height / height);
    const x = left + width / 2 + (event.clientX - rect.left - rect.width / 2) / scale;
    const y = top + height / 2 + (event.clientY - rect.top - rect.height / 2) / scale;
    camera.glideTo(x, y);
  };
  return (
    <button type="button" class="minimap" aria-label={words.board.map} onClick={look}>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        {cells.map(({ x, y, size, colour, isRound }, i) => (
          <rect
            key={i}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
            rx={isRound ? size / 2 : 30}
            fill={colour}
            class={isRound ? 'who' : undefined}
          />
        ))}
        <path class="sight" d={sight} />
      </svg>
    </button>
  );
}
