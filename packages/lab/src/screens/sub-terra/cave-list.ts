// The cave without a picture, for terminals that are too narrow: a line per tile.
import { SIDES } from '@undercroft/cave';
import type { Mark, Marks } from './chamber.ts';
import { caverLabel, HORROR_SIGN } from './inks.ts';
import { tileWords } from './names.ts';
import { placeName } from './places.ts';
import type { Chamber, Sight } from './sight.ts';

export function listCave({ chambers, gaps }: Sight, marks: Marks): string[] {
  const open = gaps.filter((cell) => marks.has(cell));
  return [
    ...chambers.map((chamber) => lineOf(chamber, marks.get(chamber.cell) ?? [])),
    ...open.map((cell) => [placeName(cell), 'unknown', ...numbers(marks.get(cell) ?? [])].join('  ')),
  ];
}

function lineOf(chamber: Chamber, marks: readonly Mark[]): string {
  const { cell, tile, marks: lying, figures, horrors } = chamber;
  const words = [tileWords(tile), ...lying].join(', ');
  const people = figures.map((figure) => caverLabel(figure).text.trim());
  const beasts = Array.from({ length: horrors }, () => HORROR_SIGN);
  return [placeName(cell), `${words}${waysText(chamber)}`, ...people, ...beasts, ...numbers(marks)].join('  ');
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
