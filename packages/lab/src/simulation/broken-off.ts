// What is said when a run was broken off: how far it came, and how to go on.
import { count } from '../words/numbers.ts';
import type { Conducted } from './conduct.ts';
import type { Order } from './order.ts';

export function brokenOff({ out, head }: Order, { games, planned }: Conducted): string {
  const far = `Broken off after ${count(games)} of ${count(planned)} games.`;
  return out === undefined ? far : `${far} To go on: undercroft ${head.kind} --resume --out ${out}`;
}
