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
