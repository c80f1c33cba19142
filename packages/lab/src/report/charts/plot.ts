// Observable Plot without a browser: charts are SVG text. Colours are CSS variables, so that the page decides between
// light and dark.
import * as Plot from '@observablehq/plot';
import type { Tone } from '@undercroft/terminal/report/figure';
import { parseHTML } from 'linkedom';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

export const colour = (tone: Tone): string => `var(--${tone})`;
export const INK = 'var(--text)';
export const SOFT = 'var(--soft)';
export const FAINT = 'var(--faint)';
export const LINE = 'var(--line)';

/** Below this width there is no room for labels beside their rows. */
const NARROW = 500;
export const isNarrow = (width: number): boolean => width < NARROW;

export const FONT_SIZE = 13;
/** The approximate width of a drawn text. */
export const widthOf = (text: string): number => text.length * FONT_SIZE * 0.54;
export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

/** Labels that would take more than this share of the width go above their rows. */
const BESIDE = 0.34;
export const shouldPutNamesAbove = (names: readonly string[], width: number): boolean =>
  isNarrow(width) || widest(names) > width * BESIDE;

type Options = NonNullable<Parameters<typeof Plot.plot>[0]>;

export function svg(options: Options): string {
  const style = { fontSize: `${FONT_SIZE}px`, fontFamily: 'inherit', overflow: 'visible', background: 'none' };
  const chart = Plot.plot({ document, style, ...options } as Options) as unknown as Drawn;
  chart.querySelector('style')?.remove();
  // Screen readers read the chart as one picture; the names of its layers mean nothing.
  for (const layer of chart.querySelectorAll('[aria-label]')) layer.removeAttribute('aria-label');
  return chart.outerHTML;
}

/** The part of an element that is used here: this package has no DOM types. */
interface Drawn {
  readonly outerHTML: string;
  querySelector(selector: string): { remove(): void } | null;
  querySelectorAll(selector: string): Iterable<{ removeAttribute(name: string): void }>;
}
