// Turns as the rules of thumb see them.
import type { Code } from '@undercroft/engine';
import type { Sea } from '@undercroft/pocket-sub';
import type { Reason } from '../bot.ts';
import { Outlook } from './outlook.ts';
import { THUMBS } from './thumb.ts';
import { Turns } from './turns.ts';

/** A whole turn and the mark each rule of thumb gives it. */
export interface Rated {
  readonly line: readonly Code[];
  readonly marks: readonly number[];
}

const turns = new Turns();
const outlook = new Outlook();

/** Every turn of the seat to decide. */
export function rate(before: Sea): Rated[] {
  const { seat } = before;
  const rated: Rated[] = [];
  turns.eachByBeginning(before, (path, length, after) => {
    outlook.look(after);
    const glance = { seat, before, after, outlook };
    rated.push({ line: Array.from(path.subarray(0, length)), marks: THUMBS.map((thumb) => thumb.mark(glance)) });
  });
  return rated;
}

/** Positive if the first is better: by the first rule of thumb that tells them apart. */
export function compare(a: Rated, b: Rated): number {
  const i = a.marks.findIndex((mark, at) => mark !== b.marks[at]);
  return i < 0 ? 0 : a.marks[i]! - b.marks[i]!;
}

/**
 * The first rule of thumb that speaks for this turn against most of those still in question; undefined if none does, or
 * one speaks for another turn before that.
 */
export function reasonFor(chosen: Rated, rated: readonly Rated[]): Reason | undefined {
  let left = rated;
  for (const [i, { motive, rule }] of THUMBS.entries()) {
    const mark = chosen.marks[i]!;
    if (left.some(({ marks }) => marks[i]! > mark)) return undefined;
    const kept = left.filter(({ marks }) => marks[i] === mark);
    if (kept.length * 2 < left.length) return rule ? { motive, rule } : { motive };
    left = kept;
  }
  return undefined;
}
