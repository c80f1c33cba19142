// Choices as a numbered list: their names, costs and effects.
import type { Choice, Loss } from '@undercroft/terminal/screen';
import { type Display, padded, styled } from '@undercroft/terminal/text/display';
import { inColumns, table, widest, wrap } from '@undercroft/terminal/text/layout';

/** Longer lists without warnings are shown in columns. */
const LONG = 12;
/** In narrower columns a warning shows only the reason. */
const NARROW = 50;
const INDENT = 4;

export function choiceLines(choices: readonly Choice[], width: number, display: Display): string[] {
  const lines = rows(choices);
  if (choices.length > LONG && choices.every(({ loss }) => !loss)) return inColumns(lines, width);
  const longest = widest(lines);
  return lines.flatMap((line, i) => withLoss(line, choices[i]?.loss, { width, longest, display }));
}

function rows(choices: readonly Choice[]): string[] {
  const digits = String(choices.length).length;
  return table(choices.map(({ name, notes }, i) => [`${i + 1}`.padStart(digits), name, notes.join(', ')]));
}

/** In as many columns as fit; a warning is only a sign. */
export function choiceColumns(choices: readonly Choice[], width: number, display: Display): string[] {
  const lines = rows(choices).map((line, i) => (choices[i]?.loss ? `${line} ${danger('!', display)}` : line));
  return inColumns(lines, width).flatMap((line) => wrap(line, width, INDENT));
}

/** Names and warning signs only. */
export function choiceNames(choices: readonly Choice[], width: number): string[] {
  const digits = String(choices.length).length;
  const names = choices.map(({ name, loss }, i) => `${`${i + 1}`.padStart(digits)} ${name}${loss ? ' !' : ''}`);
  return inColumns(names, width, 2);
}

interface Room {
  readonly width: number;
  readonly longest: number;
  readonly display: Display;
}

/** The warning goes after the choice, or below it where there is no room. */
function withLoss(line: string, loss: Loss | undefined, { width, longest, display }: Room): string[] {
  if (!loss) return wrap(line, width, INDENT);
  const warning = `! ${width < NARROW ? `${loss.why ?? loss.what} (${loss.rule})` : lossText(loss)}`;
  if (longest + 2 + warning.length <= width) return [padded(line, longest + 2) + danger(warning, display)];
  const parts = wrap(warning, width - INDENT, 2);
  return [...wrap(line, width, INDENT), ...parts.map((part) => ' '.repeat(INDENT) + danger(part, display))];
}

export const lossText = ({ why, what, rule }: Loss): string => `${why ? `${why}: ` : ''}${what} (${rule})`;

const danger = (text: string, display: Display): string => styled(display, ['bold', 'red'], text);
