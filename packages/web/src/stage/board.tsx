// The board on stage: slow ground, light, marks, pieces that travel, and places that can be touched.
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Board as BoardData, Layer, Place } from '@undercroft/page-kit/game-view';
import { Component } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnimationState } from './animator.ts';
import type { Camera } from './camera.ts';
import { useGestures } from './gestures.ts';
import { matchPieces, type TrackedPiece } from './match-pieces.ts';

/** Pointed at, touched once or twice, held, or chosen by its key. */
export type OnPlace = (place: string, how: 'point' | 'touch' | 'twice' | 'hold' | 'key') => void;

interface Props {
  readonly board: BoardData;
  readonly animation: AnimationState;
  readonly camera: Camera;
  readonly name: string;
  readonly hasShadow: boolean;
  readonly place: string | undefined;
  /** Recommended places, with the chance to win. */
  readonly tags?: readonly { readonly place: string; readonly chance: number }[];
  readonly highlighted: ReadonlySet<string>;
  readonly onPlace: OnPlace;
  readonly onTurn: (by: 1 | -1) => boolean;
}

/** The picture is drawn anew this long after the last movement of a gesture. */
const REST_MS = 140;

export function Board(props: Props) {
  const { board, camera, animation } = props;
  const frame = useRef<HTMLElement>(null);
  const sharp = useSharpScale(camera);
  useGestures(frame, camera, props.onTurn, (place) => props.onPlace(place, 'hold'));
  const { box } = board;
  const style = useComputed(() => {
    const { scale, x, y } = camera.transform.value;
    return `transform:translate(${x}px,${y}px) scale(${scale / sharp.value})`;
  });
  const width = box.width * sharp.value;
  const height = box.height * sharp.value;
  const corner = `translate(${box.x * sharp.value}px,${box.y * sharp.value}px)`;
  return (
    <main class="board" aria-label={props.name} ref={frame}>
      <div class="plane" style={style}>
        {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset in a picture */}
        <svg
          role="group"
          aria-label={props.name}
          width={width}
          height={height}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ transform: corner }}
        >
          <g class="ground">
            {board.ground.map((layer) => (
              <Fixed key={layer.key} svg={layer.svg} x={layer.x ?? 0} y={layer.y ?? 0} />
            ))}
            {animation.laid.map((layer) => (
              <g key={layer.key} class="laid" transform={at(layer)}>
                <Fixed svg={layer.svg} />
              </g>
            ))}
            {props.hasShadow && board.light !== undefined && <Fixed svg={board.light} />}
          </g>
          <Fixed svg={board.marks} />
          <g class="pieces">
            {usePieces(board, animation).map(({ id, svg, x, y }) => (
              <g key={id} class="piece" style={{ transform: `translate(${x}px,${y}px)` }}>
                <Fixed svg={svg} />
              </g>
            ))}
          </g>
          <Fixed svg={board.overlay} />
          {animation.signs.map(({ x, y, kind }) => (
            <g key={`${kind}${x},${y}`} class={`sign ${kind}`} transform={`translate(${x},${y})`}>
              <use href={`#sign-${kind}`} />
            </g>
          ))}
          {props.tags?.map((tag, i) => (
            <Tag key={tag.place} tag={tag} isBest={i === 0} places={board.places} />
          ))}
          <Places {...props} />
        </svg>
      </div>
    </main>
  );
}

/** The scale in which the picture is drawn: that of the camera, once it has come to rest. */
function useSharpScale({ transform }: Camera): Signal<number> {
  const sharp = useSignal(transform.value.scale);
  useSignalEffect(() => {
    const { scale } = transform.value;
    const timer = setTimeout(() => {
      sharp.value = scale;
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  return sharp;
}

interface TagProps {
  readonly tag: NonNullable<Props['tags']>[number];
  readonly isBest: boolean;
  readonly places: readonly Place[];
}

/** Two subs or tiles may be recommended at one place: the better one is said. */
function Tag({ tag: { place, chance }, isBest, places }: TagProps) {
  const there = places.find(({ id }) => id === place);
  if (!there) return null;
  const percent = Math.round(chance * 100);
  return (
    <g class={isBest ? 'tag best' : 'tag'} transform={`translate(${there.x},${there.y})`}>
      <rect x={-21} y={-13} width={42} height={26} rx={13} />
      <text y={5} text-anchor="middle">
        {`${percent} %`}
      </text>
    </g>
  );
}

/** Where each piece is shown; a piece keeps its element. */
function usePieces({ pieces }: BoardData, { moved }: AnimationState) {
  const last = useRef<readonly TrackedPiece[]>([]);
  const ids = useMemo(() => matchPieces(pieces, last.current), [pieces]);
  const shown = pieces.map((piece, i) => ({ ...piece, ...moved.get(piece.key), id: ids[i] ?? -1 }));
  last.current = shown;
  return shown;
}

const at = ({ x = 0, y = 0 }: Layer): string => `translate(${x},${y})`;

/** Markup that is set once and left alone as long as it is the same text. */
class Fixed extends Component<{ readonly svg: string; readonly x?: number; readonly y?: number }> {
  override shouldComponentUpdate(next: { readonly svg: string; readonly x?: number; readonly y?: number }): boolean {
    return next.svg !== this.props.svg || next.x !== this.props.x || next.y !== this.props.y;
  }

  override render() {
    const { svg, x = 0, y = 0 } = this.props;
    return <g transform={x || y ? `translate(${x},${y})` : undefined} dangerouslySetInnerHTML={{ __html: svg }} />;
  }
}

// ---------------------------------------------------------------- places

/** One stop of the Tab key; arrows go from place to place. */
function Places({ board, place, highlighted, onPlace }: Props) {
  const { places } = board;
  const here = places.find(({ id }) => id === place) ?? nearest(places, board.centre);
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active && group.current?.contains(active) && active.getAttribute('data-place') !== here?.id)
      group.current.querySelector<SVGElement>(`[data-place="${CSS.escape(here?.id ?? '')}"]`)?.focus();
  }, [here?.id]);
  const walk = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way || !here || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = towards(places, here, way);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(next.id, 'point');
  };
  return (
    <g ref={group} role="toolbar" onKeyDown={walk}>
      {places.map((one) => (
        <Spot
          key={one.id}
          place={one}
          isHere={one === here}
          isHighlighted={highlighted.has(one.id)}
          onPlace={onPlace}
        />
      ))}
    </g>
  );
}

interface SpotProps {
  readonly place: Place;
  readonly isHere: boolean;
  readonly isHighlighted: boolean;
  readonly onPlace: Props['onPlace'];
}

function Spot({ place, isHere, isHighlighted, onPlace }: SpotProps) {
  const { id, x, y, width, height, path, label } = place;
  const shared = {
    class: isHighlighted ? 'spot lit' : 'spot',
    role: 'button' as const,
    // Written small: in a picture, names of attributes are taken as they are written.
    tabindex: isHere ? 0 : -1,
    'aria-label': label,
    'data-place': id,
    onClick: () => onPlace(id, 'touch'),
    onDblClick: () => onPlace(id, 'twice'),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && onPlace(id, 'point'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      onPlace(id, 'key');
    },
  };
  return path === undefined ? (
    <rect {...shared} x={x - width / 2} y={y - height / 2} width={width} height={height} rx={8} />
  ) : (
    <path {...shared} d={path} />
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

type Point = { readonly x: number; readonly y: number };

function nearest(places: readonly Place[], to: Point): Place | undefined {
  return best(places, (one) => Math.hypot(one.x - to.x, one.y - to.y));
}

/** The nearest place that lies that way rather than sideways. */
export function towards(places: readonly Place[], from: Place, [dx, dy]: readonly [number, number]): Place | undefined {
  return best(places, (one) => {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx);
    return along > 1 && aside <= along * 1.5 ? Math.hypot(along, aside) : Number.POSITIVE_INFINITY;
  });
}

function best(places: readonly Place[], cost: (place: Place) => number): Place | undefined {
  let found: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const own = cost(place);
    if (own < least) [found, least] = [place, own];
  }
  return found;
}
