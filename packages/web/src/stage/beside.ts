// Where a plate or menu stands: beside its place, inside the free part of the board, and not over the actor.
import type { Box } from '@undercroft/page-kit/game-view';
import { isInside, meets } from './boxes.ts';

export type Side = 'left' | 'right' | 'up' | 'down' | 'none';

export interface Standing {
  readonly x: number;
  readonly y: number;
  /** On which side of its place; 'none' where there is no room beside it. */
  readonly side: Side;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the place and what stands beside it. */
const GAP = 14;
/** The arrow of a plate at the side points this far below its top. */
const ARROW = 39;

/** From the edge of the free part. */
const MARGIN = 6;

/** All in pixels. The sides are tried in this order. */
export function beside(place: Box, size: Size, part: Box, avoid?: Box): Standing {
  const free = {
    x: part.x + MARGIN,
    y: part.y + MARGIN,
    width: part.width - 2 * MARGIN,
    height: part.height - 2 * MARGIN,
  };
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const top = clamp(free.y, middle.y - ARROW, free.y + free.height - size.height);
  const left = clamp(free.x, middle.x - size.width / 2, free.x + free.width - size.width);
  const tries: readonly Standing[] = [
    { side: 'left', x: place.x - GAP - size.width, y: top },
    { side: 'right', x: place.x + place.width + GAP, y: top },
    { side: 'up', x: left, y: place.y - GAP - size.height },
    { side: 'down', x: left, y: place.y + place.height + GAP },
  ];
  const boxOf = ({ x, y }: Standing): Box => ({ x, y, ...size });
  const isClear = (one: Standing) => isInside(boxOf(one), free) && !(avoid && meets(boxOf(one), avoid));
  const clear = tries.find(isClear) ?? shifted(place, size).find(isClear);
  if (clear) return clear;
  // Where nothing fits, the corner of the free part that is furthest from its place.
  const corner = { x: middle.x > free.x + free.width / 2 ? free.x : free.x + free.width - size.width, y: free.y };
  return { ...corner, side: 'none' };
}

/** Still beside its place, but shifted along it past the actor; no arrow would meet the place. */
const shifted = (place: Box, size: Size): Standing[] => {
  const [left, right] = [place.x - GAP - size.width, place.x + place.width + GAP];
  const [above, below] = [place.y - GAP - size.height, place.y + place.height + GAP];
  const columns = [place.x + place.width - size.width, place.x, left, right];
  const rows = [place.y + place.height - size.height, place.y];
  return [
    ...columns.flatMap((x) => [above, below].map((y) => ({ x, y }))),
    ...[left, right].flatMap((x) => rows.map((y) => ({ x, y }))),
  ].map((at) => ({ ...at, side: 'none' }));
};

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
