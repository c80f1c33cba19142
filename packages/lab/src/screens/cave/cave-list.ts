// The cave without a picture, for terminals that are too narrow: a line per tile.
import { SIDES } from '@undercroft/cave';
import type { View } from './board.ts';
import type { Look } from './look.ts';
import type { Mark, Marks } from './marks.ts';
import type { Chamber } from './sight.ts';

export function listCave<C extends Chamber>({ sight, look }: View<C>, marks: Marks): string[] {
  const open = sight.gaps.filter((cell) => marks.has(cell));
  return [
    ...sight.chambers.map((chamber) => lineOf(chamber, look, marks.get(chamber.cell) ?? [])),
    ...open.map((cell) => [look.place(cell), 'unknown', ...numbers(marks.get(cell) ?? [])].join('  ')),
  ];
}

function lineOf<C extends Chamber>(chamber: C, look: Look<C>, marks: readonly Mark[]): string {
  const people = look.people(chamber).map(({ wide }) => wide.text.trim());
  const things = look.things(chamber).map(({ text }) => text);
  const words = `${look.words(chamber)}${waysText(chamber)}`;
  return [look.place(chamber.cell), words, ...people, ...things, ...numbers(marks)].join('  ');
}

/** 'to n e, gap s'. */
function waysText({ ways }: Chamber): string {
  const letters = (type: string) => SIDES.filter((_, side) => ways[side]?.type === type).map((side) => side.charAt(0));
  const [open, gap] = [letters('open'), letters('gap')];
  return [...(open.length > 0 ? [`to ${open.join(' ')}`] : []), ...(gap.length > 0 ? [`gap ${gap.join(' ')}`] : [])]
    .map((part) => `, ${part}`)
    .join('');
}

const numbers = (marks: readonly Mark[]): string[] =>
  marks.map(({ number, deadly }) => (deadly ? `(${number}!)` : `(${number})`));
