// How a game ended, as a coin. What is struck into it is handed in; the middle of the coin is 120,120, its radius 84.
import { ariaLabel } from './aria-label.ts';
import { METALS, type MedalMetal } from './metals.ts';

export const INK = '#17191d';
export const STEEL = '#23262b';
export const tenth = (x: number): number => Math.round(x * 10) / 10;

const rays = (cx: number, cy: number, count: number, far: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return `M${cx} ${cy}L${tenth(cx + Math.cos(a) * far)} ${tenth(cy + Math.sin(a) * far)}`;
  }).join('');

export const shining = (cx: number, cy: number): string =>
  `<path d="${rays(cx, cy, 28, 110)}" stroke="#fff8e6" stroke-opacity=".5" stroke-width="1.5"/>`;

export const FLOOR = `<path d="M30 184H210V240H30Z" fill="#000" fill-opacity=".38"/>`;

/** A branch of leaves along the rim, upwards from an angle at the foot of the coin. */
export function laurel(side: 1 | -1, foot: number): string {
  const leaves = Array.from({ length: Math.ceil((206 - foot) / 14) }, (_, i) => {
    const a = foot + i * 14;
    const [x, y] = [Math.cos((a * Math.PI) / 180) * 72, Math.sin((a * Math.PI) / 180) * 72];
    const leaf = (lean: number): string =>
      `<path d="M0 0q6-5.5 15 0-9 5.5-15 0Z" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${a + lean})"/>`;
    return leaf(62) + leaf(122);
  });
  return `<g transform="translate(120 120) scale(${side} 1)" fill="#fff0c4" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round">${leaves.join('')}</g>`;
}

const spokes = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [Math.cos((i / count) * Math.PI * 2), Math.sin((i / count) * Math.PI * 2)];
    return `M${tenth(120 + x * from)} ${tenth(120 + y * from)}L${tenth(120 + x * to)} ${tenth(120 + y * to)}`;
  }).join('');

interface Medal {
  /** Unlike that of any other medal on the page. */
  readonly id: string;
  readonly metal: MedalMetal;
  /** SVG of what is struck into it. */
  readonly face: string;
  readonly label?: string | undefined;
}

export function medal({ id, metal, face, label }: Medal): string {
  const { light, mid, dark } = METALS[metal];
  const own = `medal-${id}`;
  const shine = (name: string, ends: string): string =>
    `<linearGradient id="${own}-${name}" ${ends}><stop stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="medal" viewBox="0 0 240 240" ${ariaLabel(label)}>` +
    `<defs>${shine('out', 'x2=".7" y2="1"')}${shine('in', 'x1=".7" y1="1" x2="0" y2="0"')}<clipPath id="${own}-coin"><circle cx="120" cy="120" r="84"/></clipPath></defs>` +
    `<circle cx="120" cy="120" r="116" fill="url(#${own}-out)"/><path d="${spokes(60, 108, 115)}" stroke="${dark}" stroke-width="2"/>` +
    `<circle cx="120" cy="120" r="101" fill="url(#${own}-in)"/><circle cx="120" cy="120" r="95" fill="url(#${own}-out)"/>` +
    `<g clip-path="url(#${own}-coin)">${face}</g><circle cx="120" cy="120" r="84" fill="none" stroke="${dark}" stroke-width="2"/></svg>`
  );
}
