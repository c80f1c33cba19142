// How the camera frames what matters: as large as there is room for, clear of every panel.
import type { Box } from '@undercroft/page-kit/game-view';
import { bounds, isInside, meets, middleOf } from './boxes.ts';

export interface Transform {
  /** Pixels per board unit. */
  readonly scale: number;
  /** Where the board's origin is, in pixels from the window's top left corner. */
  readonly x: number;
  readonly y: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** What lies along the edges of the board: the part that is free is what counts. */
  readonly insets: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** What lies over the free part: the latest lines, the map. In pixels from the window's top left corner. */
  readonly obstacles?: readonly Box[];
  /** Those of them that nobody opened: targets are brought out from under these. */
  readonly standing?: readonly Box[];
  /** Of these, the coach's paper: the board takes the room that it leaves. */
  readonly paper?: readonly Box[];
}

export interface Framing {
  readonly box: Box;
  /** Stays in sight whatever happens: the actor. */
  readonly centre: { readonly x: number; readonly y: number };
  readonly least: number;
  readonly most: number;
  /** What must not lie under a panel: all targets, in board units. */
  readonly clear?: readonly Box[];
  /** Of these, what comes first where not all can be clear: what a hint suggests. */
  readonly suggested?: readonly Box[];
  /** A question is answered at these targets: they come before the actor. */
  readonly asksWhere?: boolean;
  /** Rather than leave a target out of sight, the board becomes this much smaller than `least`. */
  readonly givesWay?: number;
  /** What somebody opens over the board may cover it: a picture that is shown whole does not shrink beside a drawer. */
  readonly mayBeCovered?: boolean;
}

export const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The part of the board that no panel along its edges covers. */
export function freePart({ width, height, insets }: Viewport): Box {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
}

/** Puts a point of the board into the middle of a part of the window. */
export const middled = (part: Box, { x, y }: { readonly x: number; readonly y: number }, scale: number): Transform => ({
  scale,
  x: part.x + part.width / 2 - x * scale,
  y: part.y + part.height / 2 - y * scale,
});

export const toPixels = (box: Box, { scale, x, y }: Transform): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

/** All of it if it fits at the smallest scale, else as much as leaves the actor in sight. */
export function framed(viewport: Viewport, framing: Framing): Transform {
  const free = freePart(viewport);
  const obstacles = obstaclesOf(viewport, framing);
  const framings = [framing, ...framingsWith(framing, fitted(free, framing).scale)];
  const ways = [free, ...obstacles.flatMap((obstacle) => partsBeside(free, obstacle))]
    .flatMap((part) => framings.map((one) => fitted(part, one)))
    .map((transform) => ({ transform, hidden: hiddenBy(obstacles, free, framing, transform) }));
  // The fewest targets under a panel or out of sight count first, then the size.
  ways.sort((a, b) => a.hidden - b.hidden || b.transform.scale - a.transform.scale);
  return ways[0]?.transform ?? fitted(free, framing);
}

/** Ways to see what is suggested, not larger than usual: with all targets, beside whoever acts, or alone. */
function framingsWith(framing: Framing, usual: number): Framing[] {
  const { box, centre, clear = [], suggested = [] } = framing;
  if (suggested.length === 0) return [];
  const one = { ...framing, most: Math.max(framing.least, usual), asksWhere: true };
  return [
    { ...one, box: bounds([box, ...suggested]), clear: [...clear, ...suggested] },
    { ...one, box: bounds([actingAt(centre), ...suggested]), clear: suggested },
    { ...one, clear: suggested },
  ];
}

const obstaclesOf = ({ obstacles = [], standing = [] }: Viewport, { mayBeCovered }: Framing): readonly Box[] =>
  mayBeCovered ? standing : obstacles;

function hiddenBy(obstacles: readonly Box[], free: Box, framing: Framing, transform: Transform): number {
  const { clear = [], suggested = [] } = framing;
  const isHidden = (box: Box): boolean => {
    const shown = toPixels(box, transform);
    return !isInside(shown, free) || obstacles.some((obstacle) => meets(shown, obstacle));
  };
  return clear.filter(isHidden).length + suggested.filter(isHidden).length * (clear.length + 1);
}

/** What is left of a part beside and below (or above) something in its corner. */
function partsBeside(part: Box, over: Box): Box[] {
  const right = part.x + part.width;
  const bottom = part.y + part.height;
  const isRight = over.x + over.width / 2 > part.x + part.width / 2;
  const isLow = over.y + over.height / 2 > part.y + part.height / 2;
  const left = isRight ? part.x : over.x + over.width;
  const top = isLow ? part.y : over.y + over.height;
  return [
    { ...part, x: left, width: (isRight ? over.x : right) - left },
    { ...part, y: top, height: (isLow ? over.y : bottom) - top },
  ].filter(({ width, height }) => width > 1 && height > 1);
}

/** Where nothing else is said. */
const GIVES_WAY = 0.7;
/** What is kept in sight around the actor, in board units. */
const AROUND = 200;

function fitted(part: Box, framing: Framing): Transform {
  const { box } = framing;
  const { scale, at: wanted } = aimedAt(part, framing);
  const middle = middleOf(box);
  const over = {
    x: Math.max(0, box.width - part.width / scale) / 2,
    y: Math.max(0, box.height - part.height / scale) / 2,
  };
  return middled(
    part,
    {
      x: within(middle.x - over.x, wanted.x, middle.x + over.x),
      y: within(middle.y - over.y, wanted.y, middle.y + over.y),
    },
    scale,
  );
}

const actingAt = ({ x, y }: Framing['centre']): Box => ({
  x: x - AROUND / 2,
  y: y - AROUND / 2,
  width: AROUND,
  height: AROUND,
});

/** So much smaller than `least` a board becomes where not all targets fit, if that brings more of them into sight. */
const SMALLER = 0.9;

/** How large, and around what: all targets, or else most of them beside whoever acts, or where a question has most answers. */
function aimedAt(part: Box, framing: Framing): { readonly scale: number; readonly at: Point } {
  const { box, centre, least, most, clear = [], asksWhere = false, givesWay = GIVES_WAY } = framing;
  const acting = actingAt(centre);
  const ways = [[acting, ...clear], ...(asksWhere && clear.length > 0 ? [clear] : [])].map(bounds);
  const needed = ways.find((one) => fitOf(part, one) >= least * givesWay);
  const fit = fitOf(part, box);
  if (needed) return { scale: within(Math.min(least, fitOf(part, needed)), fit, most), at: middleOf(needed) };
  const scales = [within(least, fit, most), least * Math.max(SMALLER, givesWay)];
  const wanted: Wanted = { near: centre, ...(asksWhere ? {} : { acting }) };
  return scales
    .map((scale) => ({ scale, ...mostOf(clear, part, scale, wanted) }))
    .reduce((best, one) => (one.seen > best.seen ? one : best));
}

type Point = Framing['centre'];

interface Wanted {
  readonly near: Point;
  /** Must be in sight whatever else is. */
  readonly acting?: Box;
}

interface Seen {
  readonly at: Point;
  readonly seen: number;
}

/** The middle from which most boxes are wholly in sight; of several, the nearest. */
function mostOf(boxes: readonly Box[], part: Box, scale: number, { near, acting }: Wanted): Seen {
  const all = acting ? [acting, ...boxes] : boxes;
  const isSeen = (box: Box, at: Point): boolean => isInside(toPixels(box, middled(part, at, scale)), part);
  const rated = all
    .flatMap((one, i) => all.slice(i).map((other) => middleOf(bounds([one, other]))))
    .filter((at) => !acting || isSeen(acting, at))
    .map((at) => ({
      at,
      seen: boxes.filter((box) => isSeen(box, at)).length,
      far: Math.hypot(at.x - near.x, at.y - near.y),
    }));
  rated.sort((a, b) => b.seen - a.seen || a.far - b.far);
  return rated[0] ?? { at: near, seen: 0 };
}

const fitOf = (part: Box, box: Box): number => Math.min(part.width / box.width, part.height / box.height);
