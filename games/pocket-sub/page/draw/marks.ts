// What may be done, and what it would cost: drawn over the water, light enough to be redrawn at every touch.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { dockOf } from './docks.ts';
import { emblem, FLEETS } from './fleets.ts';
import { AMBER, DANGER, INK, LIT, PAPER } from './inks.ts';
import { sans } from './letters.ts';
import { at, middleOf, mix, polygon, ray, tenth } from './lines.ts';
import { centreGhost, mineGhost, subGhost, whirlpool } from './pieces.ts';
import { along, corner, middle, type Plan, R, regionNamed, spotOf } from './plan.ts';
import type { Marks, MineChoice, Piece, Position, Reached, Whirlpool } from './position.ts';
import { plainShape, shapeNamed } from './shapes.ts';
import { symbolOf } from './symbols.ts';

const HATCH = 'sea-danger';
const BURST = 'sea-burst';
const DISC = 'sea-price';

const SPIKES = polygon(Array.from({ length: 16 }, (_, i) => ray(i * 22.5, i % 2 ? 6.6 : 11)));

/** What marks refer to: once per page. */
export const MARK_DEFS =
  `<pattern id="${HATCH}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="2.2" height="7" fill="${DANGER}" opacity=".55"/></pattern>` +
  `<g id="${BURST}"><path d="${SPIKES}" fill="${DANGER}" stroke="${PAPER}" stroke-width="3.4" paint-order="stroke" stroke-linejoin="round"/>` +
  `<path d="M0,-5V.8M0,4.2v.4" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></g>` +
  `<g id="${DISC}"><circle r="10.5" fill="${INK}"/><circle r="9" fill="${AMBER}"/></g>`;

/** Marks with figures and letters in them. */
export const lettered = (marks: string): string => marks && `<g aria-hidden="true" ${sans(12.5)}>${marks}</g>`;

const outlines = (plan: Plan, regions: readonly string[], draw: (d: string) => string): string =>
  regions.length === 0 ? '' : draw(regions.map((name) => inset(plan, name)).join(''));

function inset(plan: Plan, name: string): string {
  const shape = plainShape(plan, regionNamed(name));
  return polygon(shape.map((p) => mix(middleOf(shape), p, 0.9)));
}

const litUp = (d: string): string =>
  `<path d="${d}" fill="${LIT}" fill-opacity=".2" stroke="${INK}" stroke-width="3.6" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="${AMBER}" stroke-width="1.8" stroke-linejoin="round"/>`;

const chosenUp = (d: string): string =>
  `<path d="${d}" fill="${LIT}" fill-opacity=".32" stroke="${INK}" stroke-width="5.4" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="${AMBER}" stroke-width="3.2" stroke-linejoin="round"/>`;

const hatched = (d: string): string =>
  `<path d="${d}" fill="url(#${HATCH})" stroke="${DANGER}" stroke-width="2.4" stroke-dasharray="7 4"/>`;

/** Under the pieces. */
export function underMarks(plan: Plan, marks: Marks): string {
  const { deadly = [], lit = [], numbered = [], chosen } = marks;
  const ends = lit.filter((name) => name !== chosen);
  const deadlyShapes = deadly.map((name) => polygon(shapeNamed(plan, name))).join('');
  return (
    (deadlyShapes && hatched(deadlyShapes)) +
    outlines(plan, ends, litUp) +
    outlines(plan, chosen === undefined ? numbered.map(({ at: name }) => name) : [chosen], chosenUp)
  );
}

/** A price in a disc; running deep has a wave under its figure. */
export function price({ cost, deep }: { readonly cost: number; readonly deep: boolean }): string {
  const wave = deep ? `<path d="M-6,6.6q1.5,-2 3,0t3,0t3,0t3,0" fill="none" stroke="${INK}" stroke-width="1.2"/>` : '';
  return `<use href="#${DISC}"/><text y="${deep ? 2.8 : 4.4}" fill="${INK}">${cost}</text>${wave}`;
}

/** Beside the middle of a region, towards one of its ends. */
export function aside(plan: Plan, name: string, end: 1 | -1): Point {
  const { cell, edge } = regionNamed(name);
  if (edge === undefined) return mix(middle(plan, cell), corner(plan, cell, end > 0 ? 1 : 4), 0.36);
  return along(plan, cell, edge, R * 0.77, 0.5 + end * 0.34);
}

/** At the shoulder of a piece: prices to the left, dangers to the right. */
function badgeSpot(plan: Plan, name: string, side: 1 | -1): Point {
  const [x, y] = spotOf(plan, name);
  return name.endsWith(':c') ? [x + 27 * side, y - 25] : [x + 15 * side, y - 15];
}

/** Entering is deadly: the burst carries the meaning, the red hatch only helps to find it. */
export function burst(plan: Plan, name: string): string {
  const [x, y] = badgeSpot(plan, name, 1);
  return `<use href="#${BURST}" x="${tenth(x)}" y="${tenth(y)}"/>`;
}

/** A key in a disc: full where it is chosen. */
function keyDisc(key: string, { isChosen }: { readonly isChosen: boolean }): string {
  const [disc, ink] = isChosen ? [AMBER, INK] : [INK, AMBER];
  return (
    `<circle r="9.5" fill="${disc}" stroke="${ink}" stroke-width="1.6"/>` +
    `<text y="3.8" font-size="11" fill="${ink}">${key}</text>`
  );
}

/** A sub that may be chosen. */
export const subKey = (plan: Plan, name: string, key: string): string =>
  at(badgeSpot(plan, name, -1), keyDisc(key, { isChosen: false }));

/** Where somebody's subs could come to: their emblem at the foot of the region. */
export function reachSign(plan: Plan, { at: name, by }: Reached, index: number): string {
  const [x, y] = spotOf(plan, name);
  const [dx, dy] = name.endsWith(':c') ? [-30, 26] : [-17, 11];
  return at(
    [x + dx + index * 13, y + dy],
    `<circle r="7.5" fill="${FLEETS[by].body}" stroke="${PAPER}" stroke-width="1.6"/>${emblem(by, 3.6)}`,
  );
}

/** Where the mine may go, with the key that chooses it; the ends of regions, beside the course. */
export function mineChoice(plan: Plan, { at: name, key, chosen = false, fleet }: MineChoice, end: 1 | -1): string {
  const ring = `<circle r="19.5" fill="none" stroke="${INK}" stroke-width="6"/><circle r="19.5" fill="none" stroke="${AMBER}" stroke-width="3.2"/>`;
  return at(
    aside(plan, name, end),
    (chosen ? `${ring}<use href="#${symbolOf('mine', fleet)}"/>` : mineGhost()) +
      at([17, -15], keyDisc(key, { isChosen: chosen })),
    0.8,
  );
}

/** A piece about to be placed. */
export function ghost(plan: Plan, piece: Piece | Whirlpool, { pieces }: Position): string {
  const [x, y] = spotOf(plan, piece.at);
  if ('spin' in piece) return at([x, y], `<g opacity=".8">${whirlpool(piece.spin)}</g>`);
  if (piece.kind === 'cc') return at([x, y], centreGhost(piece.fleet), 0.94);
  const here = pieces.filter((one) => one.at === piece.at);
  if (piece.kind === 'mine') return at([x, y], mineGhost());
  if (here.length === 0) return at([x, y], subGhost(piece.fleet), 0.8);
  const { dx, dy, scale } = dockOf(here.length - 1, here.length);
  return at([x + dx, y + dy], subGhost(piece.fleet), scale);
}

export function focusRing(plan: Plan, name: string): string {
  const d = polygon(shapeNamed(plan, name));
  return (
    `<g fill="none" stroke-linejoin="round"><path d="${d}" stroke="${INK}" stroke-width="8"/>` +
    `<path d="${d}" stroke="#fff" stroke-width="3.6"/></g>`
  );
}

export const crossedOut = (): string => {
  const d = 'M-13,-13L13,13M13,-13L-13,13';
  const stroke = (colour: string, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${tenth(width)}"/>`;
  return `<g stroke-linecap="round">${stroke(INK, 11)}${stroke(PAPER, 7.5)}${stroke(DANGER, 5)}</g>`;
};
