// Formats counts, shares, intervals and times.
import type { Interval } from '../simulation/statistics.ts';

const COUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const ONE = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Halves are shown: points of a drawn game. */
export const count = (n: number): string => (n % 1 === 0.5 ? ONE : COUNT).format(n);
export const oneDecimal = (n: number): string => ONE.format(n);
export const percent = (share: number): string => `${ONE.format(share * 100)} %`;

/** '12.1 – 15.0 %'. */
export const percentInterval = ({ low, high }: Interval): string => `${ONE.format(low * 100)} – ${percent(high)}`;

/** With its sign: '+3.2', '−0.4', '0.0'. */
export function signed(n: number, digits = 1): string {
  const text = Math.abs(n).toFixed(digits);
  return Number(text) === 0 ? text : `${n > 0 ? '+' : '−'}${text}`;
}

/** '40 s', '3 min 20 s', '2 h 5 min'. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
