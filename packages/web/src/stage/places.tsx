// Places of the board as buttons: one stop of the Tab key, arrows go from one to the next.
import type { Board, Place } from '@undercroft/page-kit/game-view';
import { useEffect, useRef } from 'preact/hooks';

/** Pointed at or no longer, reached by keys, touched (with Shift: its other verb), held or right-clicked, or chosen by a key. */
export type PlaceGesture = 'point' | 'focus' | 'leave' | 'touch' | 'shift-touch' | 'hold' | 'key';
export type OnPlace = (place: string, how: PlaceGesture) => void;

interface Props {
  readonly places: readonly Place[];
  readonly centre: Board['centre'];
  /** Of the picture, in pixels per board unit. */
  readonly scale: number;
  /** Where the Tab key stops. */
  readonly place: string | undefined;
  readonly highlighted: ReadonlySet<string>;
  readonly onPlace: OnPlace;
}

/** A place is at least so broad and high, in pixels. */
const LEAST_PX = 24;

export function Places({ places, centre, scale, place, highlighted, onPlace }: Props) {
  const here = places.find(({ id }) => id === place) ?? nearest(places, centre);
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (active && group.current?.contains(active) && active.getAttribute('data-place') !== here?.id)
      group.current.querySelector<SVGElement>(`[data-place="${CSS.escape(here?.id ?? '')}"]`)?.focus();
  }, [here?.id]);
  const walk = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way || !here || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = towards(places, here, way, highlighted);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    group.current?.querySelector<SVGElement>(`[data-place="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <g ref={group} role="toolbar" onKeyDown={walk}>
      {places.map((one) => (
        <Spot
          key={one.id}
          place={one}
          isHere={one === here}
          isHighlighted={highlighted.has(one.id)}
          least={LEAST_PX / scale}
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
  /** In board units. */
  readonly least: number;
  readonly onPlace: OnPlace;
}

function Spot({ place, isHere, isHighlighted, least, onPlace }: SpotProps) {
  const { id, x, y, path, label } = place;
  const [width, height] = [Math.max(place.width, least), Math.max(place.height, least)];
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const shared = {
    class: isHighlighted ? 'spot lit' : 'spot',
    role: 'button' as const,
    // Written small: in a picture, names of attributes are taken as they are written.
    tabindex: isHere ? 0 : -1,
    'aria-label': label,
    'data-place': id,
    // A pointer leaves the keys where they are.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerEnter: (event: PointerEvent) => isMouse(event) && onPlace(id, 'point'),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && onPlace(id, 'leave'),
    onFocus: () => onPlace(id, 'focus'),
    onBlur: () => onPlace(id, 'leave'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) onPlace(id, 'key');
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

/** The nearest place that lies that way rather than sideways: not through a wall, unless something can be done there. */
export function towards(
  places: readonly Place[],
  from: Place,
  [dx, dy]: readonly [number, number],
  highlighted: ReadonlySet<string> = new Set(),
): Place | undefined {
  const isOpen = ({ id, ways }: Place) => !from.ways || !ways || from.ways.includes(id) || highlighted.has(id);
  return best(places.filter(isOpen), (one) => {
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
