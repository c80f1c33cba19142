// The board on stage: slow ground, light, marks, pieces that travel, and places that can be touched.
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Board as BoardData, Layer } from '@undercroft/page-kit/game-view';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { AnimationState } from './animator.ts';
import type { Camera } from './camera.ts';
import { type Crowd, crowdsOf, placesOf } from './crowds.ts';
import { Fixed } from './fixed.tsx';
import { useGestures } from './gestures.ts';
import { nearestLit } from './nearest-place.ts';
import { Pieces } from './pieces.tsx';
import { Pins, pinnedAt } from './pins.tsx';
import { type OnPlace, Places } from './places.tsx';

export { type OnPlace, towards } from './places.tsx';

interface Props {
  readonly board: BoardData;
  readonly animation: AnimationState;
  readonly camera: Camera;
  readonly name: string;
  readonly hasShadow: boolean;
  /** Where the Tab key stops. */
  readonly place: string | undefined;
  readonly highlighted: ReadonlySet<string>;
  /** SVG of what threatens, under the pieces. */
  readonly dangers?: string;
  readonly onPlace: OnPlace;
  /** A touch on no place at all. */
  readonly onEmpty?: () => void;
  readonly onTurn: (by: 1 | -1) => boolean;
  /** What a disc of several pieces says. */
  readonly together?: (pieces: number) => string;
  /** Pinned to points of the board. */
  readonly pins?: ComponentChildren;
  /** Over the board, in pixels of the window. */
  readonly children?: ComponentChildren;
}

/** The picture is drawn anew this long after the last movement of a gesture. */
const REST_MS = 140;

export function Board(props: Props) {
  const { board, camera, animation } = props;
  const frame = useRef<HTMLElement>(null);
  const sharp = useSharpScale(camera);
  const fannedAt = useSignal<string | undefined>(undefined);
  const crowds = useMemo(() => crowdsOf(board.pieces, sharp.value), [board.pieces, sharp.value]);
  const spread = crowds.find(({ place }) => place === fannedAt.value);
  useBoardGestures(frame, props, fannedAt);
  const style = useComputed(() => {
    const { scale, x, y } = camera.transform.value;
    return `transform:translate(${x}px,${y}px) scale(${scale / sharp.value})`;
  });
  return (
    <main class="board" aria-label={props.name} ref={frame}>
      <div class="plane" style={style}>
        <Picture {...props} scale={sharp.value} places={placesOf(board.places, spread, sharp.value)}>
          <Pieces
            board={board}
            animation={animation}
            scale={sharp.value}
            crowds={animation.moved.size > 0 ? [] : crowds}
            fannedAt={fannedAt.value}
          />
        </Picture>
      </div>
      <Pins camera={camera}>
        {props.pins}
        {animation.moved.size === 0 && <Discs crowds={crowds} fannedAt={fannedAt} together={props.together} />}
      </Pins>
      {props.children}
    </main>
  );
}

interface PictureProps extends Props {
  readonly scale: number;
  readonly places: BoardData['places'];
}

function Picture({ board, animation, scale, name, hasShadow, dangers, children, ...rest }: PictureProps) {
  const { box } = board;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in a picture
    <svg
      role="group"
      aria-label={name}
      width={box.width * scale}
      height={box.height * scale}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ transform: `translate(${box.x * scale}px,${box.y * scale}px)` }}
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
        {hasShadow && board.light !== undefined && <Fixed svg={board.light} />}
      </g>
      <Fixed svg={board.marks} />
      {dangers !== undefined && <Fixed svg={dangers} />}
      {children}
      <Fixed svg={board.overlay} />
      {animation.signs.map(({ x, y, kind }) => (
        <g key={`${kind}${x},${y}`} class={`sign ${kind}`} transform={`translate(${x},${y})`}>
          <use href={`#sign-${kind}`} />
        </g>
      ))}
      <Places centre={board.centre} scale={scale} {...rest} />
    </svg>
  );
}

interface DiscsProps {
  readonly crowds: readonly Crowd[];
  readonly fannedAt: Signal<string | undefined>;
  readonly together: Props['together'];
}

/** One disc with a number for several pieces on a small place; it fans them out. */
const Discs = ({ crowds, fannedAt, together }: DiscsProps) => (
  <>
    {crowds
      .filter(({ place }) => place !== fannedAt.value)
      .map(({ place, x, y, pieces }) => (
        <button
          key={place}
          type="button"
          class="disc"
          style={pinnedAt({ x, y })}
          aria-label={together?.(pieces.length)}
          onClick={() => {
            fannedAt.value = place;
          }}
        >
          {pieces.length}
        </button>
      ))}
  </>
);

/** Touches, with what they mean: the place under them, or a lit one that is near. */
function useBoardGestures(
  frame: { readonly current: HTMLElement | null },
  props: Props,
  fannedAt: Signal<string | undefined>,
): void {
  const now = useRef(props);
  now.current = props;
  useGestures(frame, props.camera, {
    onTurn: (by) => now.current.onTurn(by),
    onHold: (place) => now.current.onPlace(place, 'hold'),
    onEmpty: () => now.current.onEmpty?.(),
    onTouch: ({ place, x, y, isTouch, isShift }) => {
      const { board, highlighted, camera, onPlace, onEmpty } = now.current;
      fannedAt.value = undefined;
      const { scale, x: left, y: top } = camera.transform.peek();
      const isMeant = place !== undefined && (highlighted.has(place) || !isTouch);
      const spot = { x: (x - left) / scale, y: (y - top) / scale };
      const meant = isMeant ? place : (nearestLit(board.places, highlighted, spot, scale) ?? place);
      if (meant === undefined) onEmpty?.();
      else onPlace(meant, isShift ? 'shift-touch' : 'touch');
    },
  });
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

const at = ({ x = 0, y = 0 }: Layer): string => `translate(${x},${y})`;
