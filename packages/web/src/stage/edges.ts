// Whom and what an arrow at the edge points to while it is out of sight.
import type { Box, Landmark } from '@undercroft/page-kit/game-view';
import { meets } from './boxes.ts';
import type { Transform } from './camera-frame.ts';
import type { StackedTag } from './tags-apart.ts';

export interface EdgeChip {
  readonly landmark: Landmark;
  /** The middle of the chip, in pixels. */
  readonly x: number;
  readonly y: number;
  /** There is so much room for it. */
  readonly width: number;
  readonly side: 'left' | 'right' | 'up' | 'down';
}

/** A free part that is narrower is a phone's: there only the distance is said beside the face. */
const SMALL = 600;
/** In pixels: what a finger meets of it, the arrow with the padding, a sign or a face with its gap, a letter. */
const SIZE = { height: 44, frame: 36, sign: 30, letter: 7.5 };
/** Of the smallest chip, which is as broad as a finger. */
const LEAST_WIDTH = 96;

interface Half {
  readonly x: number;
  readonly y: number;
}

/** Half of a chip, as broad as what it says. */
function halfOf({ text, face, icon }: Landmark, free: Box): Half {
  const [name = '', ...rest] = text.split(' · ');
  const said = free.width < SMALL && rest.length > 0 ? rest.join(' · ') : text;
  const signs = [face, icon].filter((one) => one !== undefined).length;
  const width = SIZE.frame + signs * SIZE.sign + (said || name).length * SIZE.letter;
  return { x: Math.max(LEAST_WIDTH, width) / 2, y: SIZE.height / 2 };
}

/** What chips keep clear of, in pixels. */
interface Around {
  /** What lies over the board in its corners. */
  readonly obstacles?: readonly Box[] | undefined;
  /** Lit places: left alone wherever there is room beside them. */
  readonly lit?: readonly Box[];
  /** People and beasts: left alone too, but sooner covered than a lit place. */
  readonly pieces?: readonly Box[];
  /** What is said at places: the last to be covered, for half a sentence says nothing. */
  readonly tags?: readonly Box[];
}

/** Chips for the landmarks outside the free part, along its edges, none over another or under what lies over the board. One for which there is no room is left out. */
export function edgeChips(
  landmarks: readonly Landmark[],
  transform: Transform,
  free: Box,
  { obstacles = [], lit = [], pieces = [], tags = [] }: Around = {},
): EdgeChip[] {
  const chips: EdgeChip[] = [];
  const taken: Box[] = [...obstacles];
  for (const landmark of landmarks) {
    const at = pixelsAt(landmark, transform);
    const half = halfOf(landmark, free);
    const chip = chipAt(landmark, at, free, half);
    if (!chip) continue;
    const places = placesFor(chip, free, half).filter((one) => !taken.some((box) => meets(boxAround(one, half), box)));
    const cost = (one: EdgeChip) => {
      const box = boxAround(one, half);
      return TAG_COST * overlap(box, tags) + LIT_COST * overlap(box, lit) + overlap(box, pieces);
    };
    const found = leastOf(places, cost);
    if (!found) continue;
    chips.push(found);
    taken.push(boxAround(found, half));
  }
  return chips;
}

/** In pixels: of a tag, its padding, a sign or a face with its gap, a letter, the disc with a number, a row of those that stand on each other. */
const TAG = { height: 28, frame: 18, sign: 24, letter: 7.5, count: 22, row: 26 };

/** About where a tag stands, however its letters run. */
export function boxOfTag({ tag, row }: StackedTag, transform: Transform): Box {
  const { x, y } = pixelsAt(tag, transform);
  const signs = [tag.icon, tag.face].filter((one) => one !== undefined).length;
  const count = tag.count === undefined ? 0 : TAG.count;
  const width = TAG.frame + signs * TAG.sign + tag.text.length * TAG.letter + count;
  return { x: x - width / 2, y: y - TAG.height / 2 - row * TAG.row, width, height: TAG.height };
}

/** Where a question could be answered out of sight: on each side one landmark, the nearest place of that side. */
export function answersAside(
  places: readonly { readonly x: number; readonly y: number }[],
  transform: Transform,
  free: Box,
  { text, icon }: { readonly text: (places: number) => string; readonly icon: string },
): Landmark[] {
  const away = places.map(({ x, y }) => ({ x, y, ...outside(pixelsAt({ x, y }, transform), free) }));
  return SIDES.flatMap((side) => {
    const there = away.filter((one) => one.side === side && one.by > 0).sort((a, b) => a.by - b.by);
    const [nearest] = there;
    if (!nearest) return [];
    return [{ key: `answers ${side}`, tone: 'goal', icon, text: text(there.length), x: nearest.x, y: nearest.y }];
  });
}

const SIDES = ['left', 'right', 'up', 'down'] as const;

const pixelsAt = ({ x, y }: Half, transform: Transform): Half => ({
  x: transform.x + x * transform.scale,
  y: transform.y + y * transform.scale,
});

/** Beyond which edge a point lies most, and how far; none is outside by more than nothing if it is in sight. */
function outside(at: { readonly x: number; readonly y: number }, free: Box) {
  const right = free.x + free.width;
  const bottom = free.y + free.height;
  const over = { left: free.x - at.x, right: at.x - right, up: free.y - at.y, down: at.y - bottom };
  const side = SIDES.reduce<EdgeChip['side']>((most, one) => (over[one] > over[most] ? one : most), 'left');
  return { side, by: over[side] };
}

/** How much worse it is to cover a lit place than a piece, and to cover what is said. */
const LIT_COST = 2;
const TAG_COST = 20;

/** The first of the cheapest. */
function leastOf<T>(all: readonly T[], cost: (one: T) => number): T | undefined {
  let best: { readonly one: T; readonly cost: number } | undefined;
  for (const one of all) {
    const now = cost(one);
    if (now === 0) return one;
    if (!best || now < best.cost) best = { one, cost: now };
  }
  return best?.one;
}

const boxAround = ({ x, y }: EdgeChip, half: Half): Box => ({
  x: x - half.x,
  y: y - half.y,
  width: 2 * half.x,
  height: 2 * half.y,
});

/** In square pixels. */
const overlap = (box: Box, others: readonly Box[]): number =>
  others.reduce(
    (sum, other) =>
      sum + common(box.x, box.width, other.x, other.width) * common(box.y, box.height, other.y, other.height),
    0,
  );

const common = (a: number, long: number, b: number, longOther: number): number =>
  Math.max(0, Math.min(a + long, b + longOther) - Math.max(a, b));

/** In pixels. */
const STEP = 8;
/** Where the upper or lower edge is full, chips stand in a second row before it. Beside the others a second column would be far in. */
const ROWS = [0, 1];
const ONE_COLUMN = [0];

/** Where a chip could be along its edge, the nearest first, then further in. */
function placesFor(chip: EdgeChip, free: Box, half: Half): EdgeChip[] {
  const isColumn = chip.side === 'left' || chip.side === 'right';
  const [axis, across] = isColumn ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const [from, length] = isColumn ? [free.y, free.height] : [free.x, free.width];
  const inwards = chip.side === 'left' || chip.side === 'up' ? 1 : -1;
  const along = nearestFirst(chip[axis], from + half[axis], from + length - half[axis]);
  return (isColumn ? ONE_COLUMN : ROWS).flatMap((row) =>
    along.map((at) => ({ ...chip, [axis]: at, [across]: chip[across] + inwards * row * 2 * half[across] })),
  );
}

function nearestFirst(wanted: number, least: number, most: number): number[] {
  const found = [wanted];
  for (let far = STEP; wanted - far >= least || wanted + far <= most; far += STEP) {
    if (wanted - far >= least) found.push(wanted - far);
    if (wanted + far <= most) found.push(wanted + far);
  }
  return found;
}

function chipAt(landmark: Landmark, at: { x: number; y: number }, free: Box, half: Half): EdgeChip | undefined {
  const right = free.x + free.width;
  const bottom = free.y + free.height;
  const { side, by } = outside(at, free);
  if (by <= 0) return undefined;
  return {
    landmark,
    side,
    width: 2 * half.x,
    x: Math.min(Math.max(at.x, free.x + half.x), right - half.x),
    y: Math.min(Math.max(at.y, free.y + half.y), bottom - half.y),
  };
}
