// Where the board glides to for a moment, and how much smaller it becomes, so that those it is about are in sight.
import type { Pixel, Stage } from './moment.ts';

export interface Sight {
  readonly pan: Pixel;
  readonly zoom: number;
}

/** Smaller than this nobody would be told apart: then as many as possible are in sight. */
const LEAST_ZOOM = 0.5;

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Nothing moves where all of them are in sight already. `aside` is where a card rests, if there is one. */
export function sightOf(spots: readonly Pixel[], stage: Stage, aside: Pixel | undefined): Sight {
  if (spots.every((spot) => isSeen(spot, stage, aside))) return { pan: [0, 0], zoom: 1 };
  const [wide, high] = [spread(spots, 0), spread(spots, 1)];
  const fits = (zoom: number): boolean => {
    const [across, down] = roomAt(zoom, stage, aside);
    return wide * zoom <= lengthOf(across) && high * zoom <= lengthOf(down);
  };
  let zoom = 1;
  while (zoom > LEAST_ZOOM && !fits(zoom)) zoom = Math.max(LEAST_ZOOM, zoom - 0.05);
  const room = roomAt(zoom, stage, aside);
  const shown = mostTogether(
    spots.map(([x, y]) => [x * zoom, y * zoom]),
    room,
  );
  return { pan: [shift(shown, 0, room[0], zoom), shift(shown, 1, room[1], zoom)], zoom };
}

/** So far from a panel, in pixels, the middle of a piece is still seen. */
const PIECE = 8;
/** Half of the breadth of a card at rest, and how far from its middle somebody is seen, in pixels. */
const CARD = 60;
const UNDER_CARD = 120;
/** A smaller screen has no room to spare beside the card. */
const WIDE = 700;

/** On the free part of the screen, and not under the card. */
function isSeen([x, y]: Pixel, { free: { left, top, right, bottom } }: Stage, aside: Pixel | undefined): boolean {
  const isFree = Math.min(x - left, right - x, y - top, bottom - y) >= PIECE;
  return !(aside && right - left > WIDE && Math.hypot(x - aside[0], y - aside[1]) < UNDER_CARD) && isFree;
}

const lengthOf = ({ low, high }: Range): number => Math.max(0, high - low);

function extent(spots: readonly Pixel[], axis: 0 | 1): Range {
  const all = spots.map((spot) => spot[axis]);
  return { low: Math.min(...all), high: Math.max(...all) };
}

const spread = (spots: readonly Pixel[], axis: 0 | 1): number => lengthOf(extent(spots, axis));

/** The part of the screen in which people can be seen with what is around them, beside the card. */
function roomAt(zoom: number, { free, scale }: Stage, aside: Pixel | undefined): readonly [Range, Range] {
  const { left, top, right, bottom } = free;
  const margin = Math.min(110 * scale * zoom + 24, (right - left) / 3, (bottom - top) / 3);
  const end = aside && right - left > WIDE ? aside[0] - CARD : right;
  return [
    { low: left + margin, high: end - margin },
    // Dice are thrown above people.
    { low: top + margin + Math.min(60, margin), high: bottom - margin },
  ];
}

/** All of them, or else as many as are in sight at once. */
function mostTogether(spots: readonly Pixel[], [across, down]: readonly [Range, Range]): readonly Pixel[] {
  let best: readonly Pixel[] = [];
  for (const [left] of spots)
    for (const [, top] of spots) {
      const inside = spots.filter(
        ([x, y]) => x >= left && x <= left + lengthOf(across) && y >= top && y <= top + lengthOf(down),
      );
      if (inside.length > best.length) best = inside;
    }
  return best;
}

/** As little as needed where it stays as large as it is; else into the middle. */
function shift(spots: readonly Pixel[], axis: 0 | 1, { low, high }: Range, zoom: number): number {
  const { low: first, high: last } = extent(spots, axis);
  if (zoom < 1 || last - first > high - low) return (low + high - first - last) / 2;
  return first < low ? low - first : last > high ? high - last : 0;
}
