// The paper around the sea and the lines on it. Thin line: may be crossed. Scale bar: the chart ends. Stud: corners
// never touch.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { BORDER, BRASS, INK } from './inks.ts';
import { serif } from './letters.ts';
import { mix, polygon, tenth, widened, xy } from './lines.ts';
import { across, along, CORE, corner, EDGES, middle, NOTCH, type Plan, R } from './plan.ts';
import type { Tile } from './position.ts';
import { rimOf } from './shapes.ts';

/** Under the tiles. */
export function paper(plan: Plan): string {
  const rim = rimOf(plan);
  const ring = (by: number, attributes: string): string => `<path d="${polygon(widened(rim, by))}" ${attributes}/>`;
  const line = `fill="none" stroke="${INK}"`;
  return (
    ring(16, 'fill="#000" opacity=".35" transform="translate(0 9)"') +
    ring(14, 'fill="#e7e2cd"') +
    ring(11.5, `${line} stroke-width=".6"`) +
    ring(8.4, `${line} stroke-width="3.2" stroke-dasharray="12.5 12.5"`) +
    ring(10, `${line} stroke-width=".5"`) +
    ring(6.6, `${line} stroke-width=".5"`) +
    ring(3.4, 'fill="#15384d"')
  );
}

/** A cell whose tile is still to be laid. */
export function blank(plan: Plan, cell: string): string {
  const hexagon = polygon(EDGES.map((k) => corner(plan, cell, k, R - 9)));
  return `<path d="${hexagon}" fill="#173c52" stroke="#6d8ea0" stroke-width="1.2" stroke-dasharray="3 5"/>`;
}

/** Over the tiles. */
export function borders(plan: Plan, tiles: readonly Tile[]): string {
  const cores = tiles.map(({ at }) => polygon(EDGES.map((k) => corner(plan, at, k, CORE * R))));
  const spokes = tiles.flatMap(({ at }) =>
    EDGES.map((k) => `M${xy(corner(plan, at, k, CORE * R))}L${xy(corner(plan, at, k, R - NOTCH * 1.6))}`),
  );
  const straits = tiles.flatMap(({ at }) =>
    EDGES.filter((edge) => edge < 3 && across(plan, at, edge)).map(
      (edge) => `M${xy(along(plan, at, edge, R, 0.2))}L${xy(along(plan, at, edge, R, 0.8))}`,
    ),
  );
  return (
    `<g fill="none" stroke="${BORDER}" stroke-linecap="round"><path d="${cores.join('')}${spokes.join('')}" stroke-width="1.5"/>` +
    `<path d="${straits.join('')}" stroke-width="1.4" stroke-dasharray=".1 4"/></g>`
  );
}

export function studs(plan: Plan): string {
  const corners = new Map<string, Point>();
  for (const cell of plan.cells)
    for (const k of EDGES) corners.set(corner(plan, cell, k).map(Math.round).join(), corner(plan, cell, k));
  const discs = (radius: number): string =>
    [...corners.values()]
      .map(
        ([x, y]) =>
          `M${tenth(x - radius)},${tenth(y)}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0`,
      )
      .join('');
  return (
    `<path d="${discs(6.4)}" fill="${INK}"/><path d="${discs(3.1)}" fill="none" stroke="${BRASS}"/>` +
    `<path d="${discs(0.9)}" fill="${BRASS}"/>`
  );
}

/** In the western corner of the centre region, whichever way the chart is turned. */
export function tileNumbers(plan: Plan, tiles: readonly Tile[]): string {
  const numbers = plan.cells.map((cell, i) => {
    const [x, y] = mix(middle(plan, cell), corner(plan, cell, 5, CORE * R), 0.82);
    const deep = tiles.find(({ at }) => at === cell)?.centre !== 'shallow';
    return `<text x="${tenth(x)}" y="${tenth(y + 3.4)}" fill="${deep ? '#eaf5f8' : BORDER}">${i + 1}</text>`;
  });
  return `<g aria-hidden="true" ${serif(10, 600)} opacity=".9">${numbers.join('')}</g>`;
}
