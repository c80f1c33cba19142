// Stacked bars: how the games of each group ended. The line on a bar is the interval of its highlighted part.
import * as Plot from '@observablehq/plot';
import type { Tone } from '@undercroft/terminal/report/figure';
import { count, type Estimate, points } from '../numbers.ts';
import { colour, FAINT, INK, SOFT, shouldPutNamesAbove, svg, widest } from './plot.ts';

export interface Part {
  readonly tone: Tone;
  readonly share: number;
}

export interface Bar {
  readonly label: string;
  readonly parts: readonly Part[];
  /** Where the highlighted part ends. */
  readonly lit: Estimate;
}

const BAR = 26;

export function stack(bars: readonly Bar[], width: number): string {
  const labels = bars.map(({ label }) => label);
  const above = shouldPutNamesAbove(labels, width);
  const room = above ? 0 : widest(labels) + 16;
  const step = above ? BAR + 30 : BAR + 14;
  const pieces = bars.flatMap(({ label, parts }) => stackPieces(label, parts));
  return svg({
    width,
    height: bars.length * step + 34,
    marginLeft: above ? 14 : room,
    marginRight: above ? 20 : 84,
    marginTop: 4,
    marginBottom: 30,
    x: { domain: [0, 1], tickFormat: (share: number) => `${share * 100} %`, ticks: 5, label: null },
    y: { domain: labels, axis: null, padding: 0 },
    marks: [
      Plot.axisX({
        color: FAINT,
        tickSize: 4,
        ticks: above ? 3 : 5,
        tickFormat: (share: number) => `${points(share)} %`,
        label: null,
      }),
      Plot.barX(pieces, {
        x1: 'from',
        x2: 'to',
        y: 'label',
        fill: ({ tone }: Piece) => colour(tone),
        insetTop: above ? 25 : 7,
        insetBottom: above ? 5 : 7,
        insetRight: 1,
      }),
      Plot.text(
        pieces.filter(({ from, to }) => (to - from) * (width - room - 84) > 22),
        {
          x: ({ from, to }: Piece) => (from + to) / 2,
          y: 'label',
          text: ({ from, to }: Piece) => points(to - from),
          fill: ({ tone }: Piece) => `var(--on-${tone})`,
          fontWeight: 600,
          dy: above ? 10 : 0,
        },
      ),
      Plot.ruleY(bars, {
        x1: ({ lit }: Bar) => lit.low,
        x2: ({ lit }: Bar) => lit.high,
        y: 'label',
        stroke: INK,
        strokeWidth: 2,
        dy: above ? 10 + BAR / 2 : BAR / 2,
      }),
      ...(above ? namesAbove(bars) : namesBeside(bars)),
    ],
    color: { type: 'identity' },
  } as Parameters<typeof svg>[0]);
}

interface Piece {
  readonly label: string;
  readonly tone: Tone;
  readonly from: number;
  readonly to: number;
}

function stackPieces(label: string, parts: readonly Part[]): Piece[] {
  let from = 0;
  return parts.map(({ tone, share }) => {
    const piece = { label, tone, from, to: from + share };
    from += share;
    return piece;
  });
}

const games = ({ lit }: Bar): string => count(lit.n);

const namesAbove = (bars: readonly Bar[]) => [
  Plot.text(bars, {
    x: 0,
    y: 'label',
    text: (bar: Bar) => `${bar.label} · ${games(bar)}`,
    textAnchor: 'start',
    dy: -17,
    fill: INK,
  }),
];

const namesBeside = (bars: readonly Bar[]) => [
  Plot.text(bars, { x: 0, y: 'label', text: 'label', textAnchor: 'end', dx: -10, fill: INK }),
  Plot.text(bars, { x: 1, y: 'label', text: games, textAnchor: 'start', dx: 10, fill: SOFT }),
];
