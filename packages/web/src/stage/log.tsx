// What happened, in words, the latest at the end and in sight.

import type { PageWords } from '@undercroft/words/en/page';
import { useEffect, useRef } from 'preact/hooks';
import type { GroupedLine, LogEntry } from './log-entries.ts';
import { GameIcon, RuleLink, Sentence } from './parts.tsx';

/** Older ones are there when asked for. */
const SHOWN = 60;

interface Props {
  readonly log: readonly LogEntry[];
  readonly words: PageWords;
  /** Said while there is nothing to tell. */
  readonly emptyText: string;
}

interface LogParagraph {
  readonly key: string;
  readonly undone: boolean;
  /** The first says what it is about, the others what followed from it. */
  readonly lines: GroupedLine[];
}

export function paragraphsOf(log: readonly LogEntry[]): LogParagraph[] {
  const entries: LogParagraph[] = [];
  for (const { entry, lines, undone } of log)
    for (const [i, line] of lines.entries()) {
      const last = entries.at(-1);
      if (line.joins && last && last.undone === undone) last.lines.push(line);
      else entries.push({ key: `${entry}.${i}`, undone, lines: [line] });
    }
  return entries;
}

export function Log({ log, words, emptyText }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  const entries = paragraphsOf(log).slice(-SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <ol class="log" ref={list} tabIndex={0} aria-label={words.live.newLines}>
      {entries.length === 0 && <li class="soft">{emptyText}</li>}
      {entries.map(({ key, lines: [head, ...rest], undone }) =>
        head?.tone === 'heading' ? (
          <li key={key} class="when">
            <span>
              <Sentence text={head.text} />
            </span>
          </li>
        ) : (
          head && <Paragraph key={key} head={head} rest={rest} undone={undone} />
        ),
      )}
    </ol>
  );
}

interface ParagraphProps {
  readonly head: GroupedLine;
  readonly rest: readonly GroupedLine[];
  readonly undone: boolean;
}

function Paragraph({ head, rest, undone }: ParagraphProps) {
  const all = [head, ...rest];
  const Text = undone ? 's' : 'span';
  return (
    <li class={all.some(({ tone }) => tone === 'bad') ? 'entry bad' : 'entry'}>
      <GameIcon name={head.icon} />
      <Text>
        <Sentence text={head.text} />
        {rest.length > 0 && (
          <small>
            {rest.map(({ text }, i) => (
              <span key={`${i} ${text}`}>
                {' '}
                <Sentence text={text} />
              </span>
            ))}
          </small>
        )}
      </Text>
      <span class="rules">
        {[...new Set(all.map(({ rule }) => rule))].map((rule) => (
          <RuleLink key={rule} id={rule} />
        ))}
      </span>
    </li>
  );
}
