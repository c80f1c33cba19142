// What lies on the chart, each drawn around 0,0.

import type { Point } from '@undercroft/page-kit/draw/markup';
import type { Colour } from '@undercroft/pocket-sub';
import { emblem, FLEETS } from './fleets.ts';
import { AMBER, BRASS, INK, PAPER } from './inks.ts';
import { at, mix, polygon, ray, xy } from './lines.ts';
import type { Spin, Token } from './position.ts';
import { TOKEN_ICONS } from './token-icons.ts';

/** An ink line around a paper line: seen on every water. */
function keylines(d: string, body: string, outer: number, inner: number, key = PAPER): string {
  return (
    `<g stroke-linejoin="round"><path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${outer}"/>` +
    `<path d="${d}" fill="${key}" stroke="${key}" stroke-width="${inner}"/></g><path d="${d}" fill="${body}"/>`
  );
}

const GHOST_LINE = `stroke="${AMBER}" stroke-width="2.2" stroke-dasharray="5 2.6"`;

export interface SubLook {
  readonly hero?: boolean;
  /** 1 looks east, −1 west. */
  readonly facing?: 1 | -1;
}

/** Nothing on a sub has a left and a right but its way: emblem and star may be mirrored with it. */
export function sub(fleet: Colour, { hero = false, facing = 1 }: SubLook = {}): string {
  const { body, shade, mark, edge, hull, sail, pattern } = FLEETS[fleet];
  const whole = hull + sail;
  const lines = hero ? keylines(whole, body, 10, 6.4, AMBER) : keylines(whole, body, 6.5, 3.4);
  return (
    `<g${flipped(facing)}>${lines}${edge ? `<path d="${whole}" fill="none" stroke="${edge}"/>` : ''}` +
    `<path d="${sail}" fill="${shade}"/>` +
    `${pattern && `<path d="${pattern}" fill="none" stroke="${mark}" stroke-opacity=".6" stroke-width="1.3"/>`}` +
    `${at([3, 1.5], emblem(fleet, 6.2))}${hero ? star([3, -25]) : ''}</g>`
  );
}

export const flipped = (facing: 1 | -1): string => (facing < 0 ? ' transform="scale(-1 1)"' : '');

/** Where a sub would be. */
export function subGhost(fleet: Colour, facing: 1 | -1 = 1): string {
  const { body, hull, sail } = FLEETS[fleet];
  return (
    `<g${flipped(facing)}><path d="${hull}${sail}" fill="${INK}" stroke="${INK}" stroke-width="6.5" stroke-linejoin="round" opacity=".8"/>` +
    `<path d="${hull}${sail}" fill="${body}" fill-opacity=".62" ${GHOST_LINE}/></g>`
  );
}

function star([x, y]: Point): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const [dx, dy] = ray(i * 36 - 90, i % 2 ? 4.6 : 10.5);
    return [x + dx, y + dy];
  });
  return `<path d="${polygon(points)}" fill="${AMBER}" stroke="${INK}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
}

const HORNS = Array.from({ length: 8 }, (_, i) => `M0,0L${xy(ray(i * 45 + 22.5, 15.5))}`).join('');

export function mine(fleet: Colour): string {
  const { body, edge } = FLEETS[fleet];
  return (
    `<g stroke-linecap="round"><path d="${HORNS}" stroke="${INK}" stroke-width="7"/><circle r="14" fill="${INK}"/>` +
    `<path d="${HORNS}" stroke="${PAPER}" stroke-width="3.6"/><circle r="12.2" fill="${PAPER}"/>` +
    `<circle r="10.6" fill="${body}"${edge ? ` stroke="${edge}"` : ''}/></g>${emblem(fleet, 5.6)}`
  );
}

/** Where a mine may go. */
export const mineGhost = (): string =>
  `<circle r="15" fill="${INK}" opacity=".82"/><g fill="none" stroke="${AMBER}" stroke-width="2.2" stroke-linecap="round">` +
  '<circle r="9.5" stroke-dasharray="3.5 2.7"/><path d="M-4,0H4M0,-4V4"/></g>';

/** Five arrow-headed bastions: flank, tip, flank, then the curtain wall. */
const BASTIONS = [0, 72, 144, 216, 288].flatMap((a) => [
  ray(a - 112, 20),
  ray(a - 108, 25),
  ray(a - 90, 31),
  ray(a - 72, 25),
  ray(a - 68, 20),
]);

const WALL = polygon(BASTIONS.map((p) => mix([0, 0], p, 0.74)));

/** A star fort seen from above. */
export function commandCentre(fleet: Colour): string {
  const { body, shade, mark } = FLEETS[fleet];
  return (
    keylines(polygon(BASTIONS), body, 8, 4.4) +
    `<path d="${WALL}" fill="${shade}" stroke="${mark}" stroke-opacity=".75" stroke-width="1.2"/>` +
    `<circle r="11.5" fill="${body}" stroke="${mark}" stroke-width="1.4"/>${emblem(fleet, 6.8)}`
  );
}

export const centreGhost = (fleet: Colour): string =>
  `<g opacity=".7">${commandCentre(fleet)}</g><path d="${polygon(BASTIONS)}" fill="none" ${GHOST_LINE}/>`;

const thrice = (d: string): string =>
  [0, 120, 240].map((turn) => `<path d="${d}" transform="rotate(${turn})"/>`).join('');

/** The arrowheads, not the spiral, show the way. */
export function whirlpool(spin: Spin): string {
  const arms = thrice('M40,4C38,26 18,38 -2,34C-20,30 -26,12 -18,0C-12,-8 0,-9 5,-2');
  return (
    `<g transform="scale(${spin === 'clockwise' ? '1' : '-1'} 1) rotate(20)" fill="none" stroke-linecap="round">` +
    `<g stroke="${INK}" stroke-width="6" opacity=".8">${arms}</g><g stroke="${PAPER}" stroke-width="2.4">${arms}</g>` +
    `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round">${thrice('M33,7L41,-6L47,8Z')}</g></g>`
  );
}

/** A Captain's token: a brass disc with its sign. */
export const token = (name: Token): string =>
  `<circle r="12" fill="${INK}"/><circle r="10.4" fill="${BRASS}"/><circle r="8.6" fill="none" stroke="${INK}" stroke-width=".7"/>` +
  `<path d="${TOKEN_ICONS[name]}" transform="translate(-6.6 -6.6) scale(.55)" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
