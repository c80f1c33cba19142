// What happened, in words, the latest at the end and in sight.
import { useEffect, useRef } from 'preact/hooks';
import type { PageWords } from '../words/en/page.ts';
import { Icon, RuleLink, Sentence } from './parts.tsx';
import type { Chapter } from './story.ts';

/** Older ones are there when asked for. */
const SHOWN = 60;

interface Props {
  readonly story: readonly Chapter[];
  readonly words: PageWords;
  /** Said while there is nothing to tell. */
  readonly quiet: string;
}

export function Log({ story, words, quiet }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [story]);
  const lines = story
    .flatMap(({ entry, lines: told, undone }) => told.map((line, i) => ({ ...line, undone, key: `${entry}.${i}` })))
    .slice(-SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <ol class="log" ref={list} tabIndex={0} aria-label={words.live.newLines}>
      {lines.length === 0 && <li class="soft">{quiet}</li>}
      {lines.map(({ key, icon, text, rule, tone, undone }) =>
        tone === 'heading' ? (
          <li key={key} class="when">
            <span>
              <Sentence text={text} />
            </span>
          </li>
        ) : (
          <li key={key} class={tone === 'bad' ? 'entry bad' : 'entry'}>
            <Icon name={icon} />
            {undone ? (
              <s>
                <Sentence text={text} />
              </s>
            ) : (
              <span>
                <Sentence text={text} />
              </span>
            )}
            <RuleLink id={rule} />
          </li>
        ),
      )}
    </ol>
  );
}
