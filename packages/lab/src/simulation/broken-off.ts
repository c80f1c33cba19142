// What is said when a run was broken off: how far it came, and how to go on.
import { count } from '../words/numbers.ts';
import type { Conducted } from './conduct.ts';
import type { Order } from './order.ts';

export function brokenOff({ out, head, queue }: Order, { games, planned }: Conducted): string {
  const far = `Broken off after ${count(games)} of ${count(planned)} games.`;
  if (queue) return `${far} The workers go on with them; ${again(out, head)}.`;
  return out === undefined ? far : `${far} To go on: undercroft ${head.kind} --resume --out ${out}`;
}

/** A run on a queue is known by its plan. */
const again = (out: Order['out'], { kind, plan }: Order['head']): string =>
  out === undefined
    ? `the same command with --seed ${plan.seed} takes them up`
    : `to take them up: undercroft ${kind} --resume --out ${out} --queue ADDRESS`;
