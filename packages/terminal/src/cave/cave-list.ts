// The cave without a picture, for terminals that are too narrow: a line per tile.
import { SIDES } from '@undercroft/cave';
import type { Appearance } from './appearance.ts';
import type { Mark, Marks } from './marks.ts';
import type { Chamber, Way } from './view.ts';
import type { Drawable } from './window.ts';

export function listCave<C extends Chamber>({ view, appearance }: Drawable<C>, marks: Marks): string[] {
  const open = view.gaps.filter((cell) => marks.has(cell));
  return [
    ...view.chambers.map((chamber) => lineOf(chamber, appearance, marks.get(chamber.cell) ?? [])),
    ...open.map((cell) =>
      [appearance.place(cell), appearance.cave.unknown, ...numbers(marks.get(cell) ?? [])].join('  '),
    ),
  ];
}

function lineOf<C extends Chamber>(chamber: C, appearance: Appearance<C>, marks: readonly Mark[]): string {
  const people = appearance.people(chamber).map(({ wide }) => wide.text.trim());
  const things = appearance.things(chamber).map(({ text }) => text);
  const words = `${appearance.words(chamber)}${waysText(chamber, appearance)}`;
  return [appearance.place(chamber.cell), words, ...people, ...things, ...numbers(marks)].join('  ');
}

function waysText<C extends Chamber>({ ways }: C, { cave }: Appearance<C>): string {
  const sides = (type: Way['type']) => SIDES.filter((_, side) => ways[side]?.type === type);
  return cave.ways(sides('open'), sides('gap'));
}

const numbers = (marks: readonly Mark[]): string[] =>
  marks.map(({ number, deadly }) => (deadly ? `(${number}!)` : `(${number})`));
