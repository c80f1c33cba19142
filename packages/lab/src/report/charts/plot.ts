// Observable Plot without a browser: a drawing comes out as SVG text. Colours are the page's own, so that the page decides
// between light and dark.
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Tone } from '../figure.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

export const colour = (tone: Tone): string => `var(--${tone})`;
export const INK = 'var(--text)';
export const SOFT = 'var(--soft)';
export const FAINT = 'var(--faint)';
export const LINE = 'var(--line)';

/** Below this there is no room for names beside what they name. */
const NARROW = 500;
export const isNarrow = (width: number): boolean => width < NARROW;

export const FONT_SIZE = 13;
/** About how wide a text is drawn. */
export const widthOf = (text: string): number => text.length * FONT_SIZE * 0.54;
export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf));

/** Names that would take more than this of the width go above what they name. */
const BESIDE = 0.34;
export const namesGoAbove = (names: readonly string[], width: number): boolean =>
  isNarrow(width) || widest(names) > width * BESIDE;

type Options = NonNullable<Parameters<typeof Plot.plot>[0]>;

export function svg(options: Options): string {
  const style = { fontSize: `${FONT_SIZE}px`, fontFamily: 'inherit', overflow: 'visible', background: 'none' };
  const chart = Plot.plot({ document, style, ...options } as Options) as unknown as Drawn;
  chart.querySelector('style')?.remove();
  // The drawing is read out as one picture; names of its layers mean nothing to anybody.
  for (const layer of chart.querySelectorAll('[aria-label]')) layer.removeAttribute('aria-label');
  return chart.outerHTML;
}

/** As much of an element as is used of it: this package knows no DOM. */
interface Drawn {
  readonly outerHTML: string;
  querySelector(selector: string): { remove(): void } | null;
  querySelectorAll(selector: string): Iterable<{ removeAttribute(name: string): void }>;
}
