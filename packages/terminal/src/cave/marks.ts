// What may be chosen at a place: the numbers in the list, and whether a choice would be regretted.
import type { GameTypes } from '@undercroft/engine';
import type { Choice } from '../screen.ts';
import type { Label } from '../text/canvas.ts';
import { CHOICE_STYLE, DANGER_STYLE } from './styles.ts';

export interface Mark {
  readonly number: number;
  readonly deadly: boolean;
}
export type Marks = ReadonlyMap<string, readonly Mark[]>;

/** `cellOf` says where on the board a choice is marked, if anywhere. */
export function marksOf<K extends GameTypes>(
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

/** '(1,5!)': every choice that leads here, or as many as there is room for. */
export function markLabels(marks: readonly Mark[], room: number): Label[] {
  if (marks.length === 0) return [];
  const style = marks.every(({ deadly }) => deadly) ? DANGER_STYLE : CHOICE_STYLE;
  const all = Array.from(marks, (_, i) => marksText(marks, marks.length - i));
  return [{ text: all.find((text) => text.length <= room) ?? '(…)'.slice(0, Math.max(1, room)), style }];
}

function marksText(marks: readonly Mark[], shown: number): string {
  const numbers = marks.slice(0, shown).map(({ number, deadly }) => `${number}${deadly ? '!' : ''}`);
  return `(${numbers.join(',')}${shown < marks.length ? '…' : ''})`;
}
