// Numbers as reports show them, and their intervals.

import { plural } from '@undercroft/terminal/grammar';
import { type Share, wilson } from '../simulation/statistics.ts';
import { signed } from '../words/numbers.ts';

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const ONE = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const TWO = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const count = (n: number): string => WHOLE.format(n);
export const gamesText = (n: number): string => plural(n, 'game').replace(String(n), count(n));
/** A non-breaking space. */
const GLUE = '\u00a0';
export const percent = (share: number): string => `${ONE.format(share * 100)}${GLUE}%`;
/** Without the sign, where there is little room. */
export const points = (share: number): string => WHOLE.format(share * 100);
/** The same with a decimal place, where all shares are small. */
export const finePoints = (share: number): string => ONE.format(share * 100);
export const number = (value: number): string => (Math.abs(value) < 10 ? TWO : ONE).format(value);

/** A value with its 95 % interval, out of `n` games. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** A difference of shares is shown with its sign. */
export type Unit = 'share' | 'amount' | 'difference';
const difference = (share: number): string => `${signed(share * 100)}${GLUE}%`;
const FORMATS: Readonly<Record<Unit, (value: number) => string>> = { share: percent, amount: number, difference };
export const format = (value: number, unit: Unit): string => FORMATS[unit](value);

type Reach = Pick<Estimate, 'low' | 'high'>;
const INTERVALS: Readonly<Record<Unit, (reach: Reach) => string>> = {
  share: ({ low, high }) => `${ONE.format(low * 100)}${GLUE}–${GLUE}${percent(high)}`,
  amount: ({ low, high }) => `${number(low)}${GLUE}–${GLUE}${number(high)}`,
  difference: ({ low, high }) => `${signed(low * 100)}${GLUE}to${GLUE}${difference(high)}`,
};
export const interval = (reach: Reach, unit: Unit): string => INTERVALS[unit](reach);

export const fromShare = ({ share, low, high }: Share, n: number): Estimate => ({ value: share, low, high, n });

/** How often something holds; without any games the interval is everything. */
export const shareOf = (hits: number, n: number): Estimate =>
  n === 0 ? { value: 0, low: 0, high: 1, n } : fromShare(wilson(hits, n), n);

/** The mean with its 95 % interval (Student's t); a single game has no interval. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { value: mean, low: mean, high: mean, n };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const reach = student(n - 1) * Math.sqrt(variance / n);
  return { value: mean, low: mean - reach, high: mean + reach, n };
}

const Z = 1.959963984540054;

/** The two-sided 95 % point of Student's t; exact for one and two degrees, else Cornish and Fisher's expansion. */
export function student(degrees: number): number {
  if (degrees === 1) return 12.706204736432095;
  if (degrees === 2) return 4.302652729911275;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  const z7 = Z ** 7;
  return (
    Z +
    (z3 + Z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees ** 3)
  );
}
