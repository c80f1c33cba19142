// A heat map of pairs, in per cent.
import * as Plot from '@observablehq/plot';
import { type Estimate, finePoints, points } from '../numbers.ts';
import { FAINT, INK, isNarrow, svg, widest } from './plot.ts';

export interface Cell extends Estimate {
  readonly a: string;
  readonly b: string;
}

/** The smallest range of shades: smaller differences would be noise. */
const LEAST_SPAN = 0.1;
/** If no share is larger, whole per cents would all look alike. */
const SMALL = 0.1;

export function heat(cells: readonly Cell[], names: readonly string[], width: number): string {
  const narrow = isNarrow(width);
  const room = widest(names) + 10;
  const size = Math.min(52, (width - room) / names.length);
  const warmth = warmthOf(cells);
  const inPoints = cells.every(({ value }) => value < SMALL) ? finePoints : points;
  const dark = (cell: Cell) => warmth(cell.value) > 0.5;
  const text = {
    x: 'a',
    y: 'b',
    text: ({ value }: Cell) => inPoints(value),
    fontWeight: 600,
    fontSize: narrow ? 12 : 14,
  };
  return svg({
    width: room + size * names.length,
    height: 92 + size * names.length,
    marginLeft: room,
    marginTop: 92,
    marginRight: 0,
    marginBottom: 0,
    x: { domain: names, axis: 'top', tickSize: 0, tickRotate: -60, label: null, padding: 0.06 },
    y: { domain: names, tickSize: 0, label: null, padding: 0.06 },
    opacity: { type: 'identity' },
    marks: [
      Plot.axisX({ anchor: 'top', tickSize: 0, tickRotate: -60, label: null, color: INK }),
      Plot.axisY({ tickSize: 0, label: null, color: INK }),
      Plot.cell(cells, { x: 'a', y: 'b', fill: 'var(--surface)', rx: 3 }),
      Plot.cell(cells, { x: 'a', y: 'b', fill: 'var(--heat)', fillOpacity: ({ value }: Cell) => warmth(value), rx: 3 }),
      Plot.text(cells.filter(dark), { ...text, fill: 'var(--on-heat)' }),
      Plot.text(
        cells.filter((cell) => !dark(cell)),
        { ...text, fill: INK },
      ),
      Plot.text(
        names.map((name) => ({ name })),
        { x: 'name', y: 'name', text: () => '·', fill: FAINT },
      ),
    ],
  } as Parameters<typeof svg>[0]);
}

function warmthOf(cells: readonly Cell[]): (value: number) => number {
  const values = cells.map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(Math.max(...values) - low, LEAST_SPAN);
  return (value) => Math.min(1, 0.06 + ((value - low) / span) * 0.94);
}
