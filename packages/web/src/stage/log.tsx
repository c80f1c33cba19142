// What happened, in words, the latest at the end and in sight.
import { useEffect, useRef } from 'preact/hooks';
import type { PageWords } from '../words/en/page.ts';
import { Icon, RuleLink, Sentence } from './parts.tsx';
import type { Chapter, Told } from './story.ts';

/** Older ones are there when asked for. */
const SHOWN = 60;

interface Props {
  readonly story: readonly Chapter[];
  readonly words: PageWords;
  /** Said while there is nothing to tell. */
  readonly quiet: string;
}

interface Entry {
  readonly key: string;
  readonly undone: boolean;
  /** The first says what it is about, the others what followed from it. */
  readonly lines: Told[];
}

export function entriesOf(story: readonly Chapter[]): Entry[] {
  const entries: Entry[] = [];
  for (const { entry, lines, undone } of story)
    for (const [i, line] of lines.entries()) {
      const last = entries.at(-1);
      if (line.joins && last && last.undone === undone) last.lines.push(line);
      else entries.push({ key: `${entry}.${i}`, undone, lines: [line] });
    }
  return entries;
}

export function Log({ story, words, quiet }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [story]);
  const entries = entriesOf(story).slice(-SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <ol class="log" ref={list} tabIndex={0} aria-label={words.live.newLines}>
      {entries.length === 0 && <li class="soft">{quiet}</li>}
      {entries.map(({ key, lines: [head, ...rest], undone }) =>
        head?.tone === 'heading' ? (
          <li key={key} class="when">
            <span>
              <Sentence text={head.text} />
            </span>
          </li>
        ) : (
          head && <Happened key={key} head={head} rest={rest} undone={undone} />
        ),
      )}
    </ol>
  );
}

interface HappenedProps {
  readonly head: Told;
  readonly rest: readonly Told[];
  readonly undone: boolean;
}

function Happened({ head, rest, undone }: HappenedProps) {
  const all = [head, ...rest];
  const Text = undone ? 's' : 'span';
  return (
    <li class={all.some(({ tone }) => tone === 'bad') ? 'entry bad' : 'entry'}>
      <Icon name={head.icon} />
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
