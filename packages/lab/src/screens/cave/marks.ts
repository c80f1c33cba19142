// What may be chosen at a place: its numbers in the list, and whether a choice is one to regret.
import type { Kinds } from '@undercroft/engine';
import type { Label } from '../../text/canvas.ts';
import type { Choice } from '../screen.ts';
import { CHOICE_INK, DANGER_INK } from './inks.ts';

export interface Mark {
  readonly number: number;
  readonly deadly: boolean;
}
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** `cellOf` says where on the board a choice is marked, if it is. */
export function marksOf<K extends Kinds>(
  choices: readonly Choice<K>[],
  cellOf: (action: K['Action']) => string | undefined,
): Marks {
  const marks = new Map<string, Mark[]>();
  for (const [i, { action, loss }] of choices.entries()) {
    const cell = cellOf(action);
    const mark = { number: i + 1, deadly: loss !== undefined };
    if (cell) marks.set(cell, [...(marks.get(cell) ?? []), mark]);
  }
  return marks;
}

/** '(1,5!)': every number of the list that leads here, or as many as there is room for. */
export function markLabels(marks: readonly Mark[], room: number): Label[] {
  if (marks.length === 0) return [];
  const ink = marks.every(({ deadly }) => deadly) ? DANGER_INK : CHOICE_INK;
  const all = Array.from(marks, (_, i) => marksText(marks, marks.length - i));
  return [{ text: all.find((text) => text.length <= room) ?? '(…)'.slice(0, Math.max(1, room)), ink }];
}

function marksText(marks: readonly Mark[], shown: number): string {
  const numbers = marks.slice(0, shown).map(({ number, deadly }) => `${number}${deadly ? '!' : ''}`);
  return `(${numbers.join(',')}${shown < marks.length ? '…' : ''})`;
}
