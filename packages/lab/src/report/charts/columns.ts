// A histogram of lengths: a column for each, games won below, games lost above.
import * as Plot from '@observablehq/plot';
import type { Tone } from '@undercroft/terminal/report/figure';
import { count } from '../numbers.ts';
import { colour, FAINT, isNarrow, LINE, SOFT, svg } from './plot.ts';

export interface Column {
  readonly from: number;
  readonly to: number;
  readonly counts: readonly { readonly tone: Tone; readonly games: number }[];
}

export function columns(
  all: readonly Column[],
  { label, mean }: { label: string; mean: number },
  width: number,
): string {
  const narrow = isNarrow(width);
  const pieces = all.flatMap(({ from, to, counts }) => stackPieces(from, to, counts));
  const low = Math.min(...all.map(({ from }) => from));
  const high = Math.max(...all.map(({ to }) => to));
  const top = Math.max(...pieces.map(({ y2 }) => y2));
  return svg({
    width,
    height: narrow ? 220 : 260,
    marginLeft: 52,
    marginRight: 16,
    marginTop: 44,
    marginBottom: 42,
    x: { domain: [low - 0.5, high + 0.5], label: null },
    y: { domain: [0, top], label: null },
    marks: [
      Plot.gridY({ stroke: LINE, strokeOpacity: 1, ticks: 4 }),
      Plot.axisY({ color: FAINT, tickSize: 0, ticks: top < 4 ? top : 4, tickFormat: count, label: null }),
      Plot.axisX({
        color: FAINT,
        tickSize: 4,
        ticks: narrow ? 6 : 12,
        tickFormat: (n: number) => (Number.isInteger(n) ? String(n) : ''),
        label,
        labelAnchor: 'center',
        labelArrow: 'none',
      }),
      Plot.text(['games'], {
        frameAnchor: 'top-left',
        dx: -48,
        dy: -42,
        text: (line: string) => line,
        textAnchor: 'start',
        fill: SOFT,
      }),
      Plot.rectY(pieces, {
        x1: ({ x1 }: Piece) => x1 - 0.5,
        x2: ({ x2 }: Piece) => x2 + 0.5,
        y1: 'y1',
        y2: 'y2',
        fill: ({ tone }: Piece) => colour(tone),
        inset: 0.5,
      }),
      Plot.ruleX([mean], { stroke: SOFT, strokeDasharray: '2 4' }),
      Plot.text([mean], { x: (x: number) => x, frameAnchor: 'top', dy: -14, text: () => 'mean', fill: SOFT }),
    ],
    color: { type: 'identity' },
  } as Parameters<typeof svg>[0]);
}

interface Piece {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly tone: Tone;
}

function stackPieces(x1: number, x2: number, counts: Column['counts']): Piece[] {
  let y1 = 0;
  return counts.map(({ tone, games }) => {
    const piece = { x1, x2, y1, y2: y1 + games, tone };
    y1 += games;
    return piece;
  });
}
