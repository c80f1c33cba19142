// Values over the rounds: a line for the mean, a band for its interval.
import * as Plot from '@observablehq/plot';
import type { Key } from '@undercroft/terminal/report/figure';
import { type Estimate, points, type Unit } from '../numbers.ts';
import { colour, FAINT, isNarrow, LINE, SOFT, svg } from './plot.ts';

export interface Moment extends Estimate {
  readonly round: number;
}

export interface Course extends Key {
  readonly moments: readonly Moment[];
}

export interface LinesOptions {
  readonly unit: Unit;
  /** What the vertical axis shows. */
  readonly label: string;
  readonly mark?: { readonly round: number; readonly name: string };
}

export function lines(courses: readonly Course[], { unit, label, mark }: LinesOptions, width: number): string {
  const narrow = isNarrow(width);
  const all = courses.flatMap(({ moments }) => moments);
  const last = Math.max(2, ...all.map(({ round }) => round));
  const top = Math.max(...all.map(({ high }) => high)) || 1;
  const tickFormat = (value: number) => (unit === 'share' ? `${points(value)} %` : String(value));
  return svg({
    width,
    height: narrow ? 260 : 320,
    marginLeft: 48,
    marginRight: 16,
    marginTop: mark ? 44 : 28,
    marginBottom: 42,
    x: { domain: [1, last], label: null },
    y: { domain: [0, unit === 'share' ? Math.min(1, top) : top], label: null },
    marks: [
      Plot.gridY({ stroke: LINE, strokeOpacity: 1, ticks: 5 }),
      Plot.axisY({ color: FAINT, tickSize: 0, ticks: 5, tickFormat, label: null }),
      Plot.axisX({
        color: FAINT,
        tickSize: 4,
        ticks: roundTicks(last, narrow ? 7 : 14),
        tickFormat: String,
        label: 'round',
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      Plot.text([label], {
        frameAnchor: 'top-left',
        dx: -44,
        dy: mark ? -42 : -26,
        text: (line: string) => line,
        textAnchor: 'start',
        fill: SOFT,
      }),
      ...(mark ? markOf(mark, last) : []),
      ...courses.flatMap(drawCourse),
    ],
  } as Parameters<typeof svg>[0]);
}

/** Round numbers, at most about so many. */
function roundTicks(last: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => last / size <= most) ?? 200;
  return [1, ...Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step)].filter(
    (round, i) => i === 0 || round > 1 + step / 2,
  );
}

const markOf = ({ round, name }: { round: number; name: string }, last: number) => [
  Plot.ruleX([round], { stroke: SOFT, strokeDasharray: '2 4' }),
  Plot.text([round], {
    x: (x: number) => x,
    frameAnchor: 'top',
    dy: -14,
    text: () => name,
    fill: SOFT,
    textAnchor: round < last / 3 ? 'start' : round > (last * 2) / 3 ? 'end' : 'middle',
  }),
];

function drawCourse({ moments, tone, dashed }: Course) {
  const dash = dashed ? { strokeDasharray: '6 4' } : {};
  return [
    Plot.areaY(moments, { x: 'round', y1: 'low', y2: 'high', fill: colour(tone), fillOpacity: 0.16 }),
    Plot.lineY(moments, { x: 'round', y: 'value', stroke: colour(tone), strokeWidth: 2.5, ...dash }),
    ...(moments.length === 1 ? [Plot.dot(moments, { x: 'round', y: 'value', r: 4, fill: colour(tone) })] : []),
  ];
}
