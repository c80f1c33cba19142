// Choices as a numbered list: what, for how much, and what becomes of it.
import type { Choice, Loss } from '../screens/screen.ts';
import { inColumns, table, widest, wrap } from '../text/layout.ts';
import { type Paper, padded, styled } from '../text/paper.ts';

/** More than this, and without warnings: side by side. */
const LONG = 12;
/** In a narrower column a warning says only the reason. */
const NARROW = 50;
const INDENT = 4;

export function listed(choices: readonly Choice[], width: number, paper: Paper): string[] {
  const lines = rows(choices);
  if (choices.length > LONG && choices.every(({ loss }) => !loss)) return inColumns(lines, width);
  const longest = widest(lines);
  return lines.flatMap((line, i) => withLoss(line, choices[i]?.loss, { width, longest, paper }));
}

function rows(choices: readonly Choice[]): string[] {
  const digits = String(choices.length).length;
  return table(choices.map(({ name, notes }, i) => [`${i + 1}`.padStart(digits), name, notes.join(', ')]));
}

/** As many side by side as there is room for; of a warning only its sign. */
export function listedInColumns(choices: readonly Choice[], width: number, paper: Paper): string[] {
  const lines = rows(choices).map((line, i) => (choices[i]?.loss ? `${line} ${danger('!', paper)}` : line));
  return inColumns(lines, width).flatMap((line) => wrap(line, width, INDENT));
}

/** Where there is no room for more: what, and that it would be regretted. Everything else `why` tells. */
export function listedByName(choices: readonly Choice[], width: number, paper: Paper): string[] {
  const digits = String(choices.length).length;
  const names = choices.map(({ name, loss }, i) => `${`${i + 1}`.padStart(digits)} ${name}${loss ? ' !' : ''}`);
  const lines = inColumns(names, width, 2);
  return [...lines, ...wrap('why 1: what it costs and risks', width).map((line) => styled(paper, 'dim', line))];
}

interface Room {
  readonly width: number;
  readonly longest: number;
  readonly paper: Paper;
}

/** The warning stands behind, or under where there is no room. */
function withLoss(line: string, loss: Loss | undefined, { width, longest, paper }: Room): string[] {
  if (!loss) return wrap(line, width, INDENT);
  const warning = `! ${width < NARROW ? `${loss.why} (${loss.rule})` : lossText(loss)}`;
  if (longest + 2 + warning.length <= width) return [padded(line, longest + 2) + danger(warning, paper)];
  const parts = wrap(warning, width - INDENT, 2);
  return [...wrap(line, width, INDENT), ...parts.map((part) => ' '.repeat(INDENT) + danger(part, paper))];
}

export const lossText = ({ why, what, rule }: Loss): string => `${why}: ${what} (${rule})`;

const danger = (text: string, paper: Paper): string => styled(paper, ['bold', 'red'], text);
