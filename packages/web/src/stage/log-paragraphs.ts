// The log in paragraphs, one for each action.
import type { GroupedLine, LogEntry } from './log-entries.ts';

export interface LogParagraph {
  readonly key: string;
  readonly undone: boolean;
  /** The first says what it is about, the others what followed from it. */
  readonly lines: GroupedLine[];
}

export function paragraphsOf(log: readonly LogEntry[]): LogParagraph[] {
  const paragraphs: LogParagraph[] = [];
  for (const { entry, lines, undone } of log)
    for (const [i, line] of lines.entries()) {
      const last = paragraphs.at(-1);
      if (line.joins && last && last.undone === undone) last.lines.push(line);
      else paragraphs.push({ key: `${entry}.${i}`, undone, lines: [line] });
    }
  return paragraphs;
}

export const isHeading = ({ lines }: LogParagraph): boolean => lines[0]?.tone === 'heading';

/** All places of a paragraph, each once. */
export const placesOf = ({ lines }: LogParagraph): string[] => [...new Set(lines.flatMap(({ places = [] }) => places))];

/** Further steps are read in one sentence: 'The Medic runs west, then east.' */
export function inSentences(lines: readonly GroupedLine[]): readonly GroupedLine[] {
  const said: GroupedLine[] = [];
  for (const line of lines) {
    const last = line.goesOn ? said.at(-1) : undefined;
    if (!last || last.die || !/[^.]\.$/.test(last.text)) said.push(line);
    else said[said.length - 1] = { ...last, text: `${last.text.slice(0, -1)}, ${lowered(line.text)}` };
  }
  return said;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
