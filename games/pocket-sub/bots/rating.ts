// Rates turns by the heuristics.

import type { Reason } from '@undercroft/bots';
import type { Code } from '@undercroft/engine';
import type { Sea } from '@undercroft/pocket-sub';
import { HEURISTICS } from './heuristics.ts';
import { Mobility } from './mobility.ts';
import type { PathTables } from './path-table.ts';
import { Turns } from './turns.ts';

/** A whole turn and its rating by each heuristic. */
export interface RatedTurn {
  readonly line: readonly Code[];
  readonly ratings: readonly number[];
}

export class TurnRater {
  readonly #turns = new Turns();
  readonly #mobility: Mobility;

  constructor(tables: PathTables) {
    this.#mobility = new Mobility(tables);
  }

  /** Every turn of the seat to decide. */
  rate(before: Sea): RatedTurn[] {
    const { seat } = before;
    const mobility = this.#mobility;
    const rated: RatedTurn[] = [];
    this.#turns.eachByFirstCode(before, (path, length, after) => {
      mobility.analyse(after);
      const view = { seat, before, after, mobility };
      rated.push({
        line: Array.from(path.subarray(0, length)),
        ratings: HEURISTICS.map((heuristic) => heuristic.rate(view)),
      });
    });
    return rated;
  }
}

/** Positive if the first is better, by the first heuristic that rates them differently. */
export function compareTurns(a: RatedTurn, b: RatedTurn): number {
  const i = a.ratings.findIndex((rating, at) => rating !== b.ratings[at]);
  return i < 0 ? 0 : a.ratings[i]! - b.ratings[i]!;
}

/** The first heuristic that rules out most of the remaining turns in favour of this one, unless one prefers another turn first. */
export function reasonFor(chosen: RatedTurn, rated: readonly RatedTurn[]): Reason | undefined {
  let left = rated;
  for (const [i, { motive, rule }] of HEURISTICS.entries()) {
    const rating = chosen.ratings[i]!;
    if (left.some(({ ratings }) => ratings[i]! > rating)) return undefined;
    const kept = left.filter(({ ratings }) => ratings[i] === rating);
    if (kept.length * 2 < left.length) return rule ? { motive, rule } : { motive };
    left = kept;
  }
  return undefined;
}
