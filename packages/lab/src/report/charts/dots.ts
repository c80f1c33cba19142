// Rows of values: a dot for each value, a line for its interval. Several dots in a row compare.
import * as Plot from '@observablehq/plot';
import type { Tone } from '@undercroft/terminal/report/figure';
import { type Estimate, format, interval, points, type Unit } from '../numbers.ts';
import { colour, FAINT, INK, LINE, SOFT, shouldPutNamesAbove, svg, widest } from './plot.ts';

export interface Dot extends Estimate {
  readonly label: string;
  readonly tone: Tone;
}

export interface DotsOptions {
  readonly unit: Unit;
  /** A value to compare with: the mean of all, an even chance. */
  readonly reference?: { readonly value: number; readonly name: string };
}

export function dots(rows: readonly Dot[], { unit, reference }: DotsOptions, width: number): string {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const above = shouldPutNamesAbove(labels, width);
  const tones = [...new Set(rows.map(({ tone }) => tone))];
  const isAlone = tones.length === 1;
  const room = above ? 10 : widest(labels) + 24;
  const step = (above ? 42 : 30) + (tones.length - 1) * (above ? 12 : 6);
  const shift = (tone: Tone) =>
    (tones.indexOf(tone) - (tones.length - 1) / 2) * 11 + (above ? 7 + tones.length * 2 : 0);
  const top = Math.max(...rows.map(({ high }) => high), reference?.value ?? 0);
  const ticks = Math.max(2, Math.floor((width - room - (isAlone && !above ? 190 : 24)) / 64));
  const byTone = tones.map((tone) => ({ tone, mine: rows.filter((row) => row.tone === tone) }));
  return svg({
    width,
    height: labels.length * step + (reference ? 62 : 36),
    marginLeft: room,
    marginRight: above ? 14 : isAlone ? 190 : 24,
    marginTop: reference ? 30 : 6,
    marginBottom: 30,
    x: { domain: domainOf(rows, top), label: null },
    y: { type: 'point', domain: labels, axis: null, padding: 0.5 },
    marks: [
      Plot.gridX({ stroke: LINE, strokeOpacity: 1, ticks }),
      Plot.axisX({ color: FAINT, tickSize: 0, ticks, label: null, tickFormat: axisFormat(unit, top) }),
      ...(reference ? referenceMarks(reference) : []),
      ...byTone.flatMap(({ tone, mine }) => [
        Plot.ruleY(mine, {
          x1: 'low',
          x2: 'high',
          y: 'label',
          stroke: colour(tone),
          strokeWidth: 2.5,
          strokeLinecap: 'round',
          dy: shift(tone),
        }),
        Plot.dot(mine, {
          x: 'value',
          y: 'label',
          r: 5,
          fill: tone === 'lost' ? 'var(--ground)' : colour(tone),
          stroke: colour(tone),
          strokeWidth: 2.5,
          dy: shift(tone),
        }),
      ]),
      ...(above ? namesAbove(labels, rows, { unit, isAlone }) : namesBeside(labels, rows, { unit, isAlone })),
    ],
  } as Parameters<typeof svg>[0]);
}

/** Starts at zero, or at the lowest value if that is negative. */
function domainOf(rows: readonly Dot[], top: number): [number, number] {
  const bottom = Math.min(0, ...rows.map(({ low }) => low));
  const end = top > 0 ? top : bottom < 0 ? 0 : 1;
  return [bottom - (end - bottom) * (bottom < 0 ? 0.04 : 0), end + (end - bottom) * (top > 0 ? 0.04 : 0)];
}

const axisFormat = (unit: Unit, top: number) => (value: number) => {
  if (unit === 'amount') return String(value);
  if (top < 0.05) return format(value, unit);
  return unit === 'share' ? `${points(value)} %` : format(value, unit).replace(/\.0(?=\s)/, '');
};

const referenceMarks = ({ value, name }: { value: number; name: string }) => [
  Plot.ruleX([value], { stroke: SOFT, strokeDasharray: '2 4' }),
  Plot.text([value], { x: (x: number) => x, frameAnchor: 'top', text: () => name, dy: -18, fill: SOFT }),
];

interface Names {
  readonly unit: Unit;
  /** With one dot in a row, its value is written beside it. */
  readonly isAlone: boolean;
}

const valueText = (row: Dot, unit: Unit): string => `${format(row.value, unit)} (${interval(row, unit)})`;

function namesBeside(labels: readonly string[], rows: readonly Dot[], { unit, isAlone }: Names) {
  const values = Plot.text(rows, {
    frameAnchor: 'right',
    y: 'label',
    text: (row: Dot) => valueText(row, unit),
    textAnchor: 'end',
    dx: 184,
    fill: SOFT,
  });
  return [
    Plot.text(labels, {
      frameAnchor: 'left',
      y: (label: string) => label,
      text: (label: string) => label,
      textAnchor: 'end',
      dx: -12,
      fill: INK,
    }),
    ...(isAlone ? [values] : []),
  ];
}

function namesAbove(labels: readonly string[], rows: readonly Dot[], { unit, isAlone }: Names) {
  const values = Plot.text(rows, {
    frameAnchor: 'right',
    y: 'label',
    text: (row: Dot) => valueText(row, unit),
    textAnchor: 'end',
    dy: -10,
    fill: SOFT,
    fontSize: 12,
  });
  return [
    Plot.text(labels, {
      frameAnchor: 'left',
      y: (label: string) => label,
      text: (label: string) => label,
      textAnchor: 'start',
      dx: -6,
      dy: -10,
      fill: INK,
    }),
    ...(isAlone ? [values] : []),
  ];
}
