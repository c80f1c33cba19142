// What happened last, at the right of the board: the newest line first.
import type { ReadonlySignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { GroupedLine, LogEntry } from './log-entries.ts';
import { GameIcon, Sentence } from './parts.tsx';

const SHOWN = 3;

interface Props {
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly words: PageWords;
}

export function Latest({ log, words }: Props) {
  const lines = latestLines(log.value);
  if (lines.length === 0) return null;
  return (
    <ol class="latest" aria-label={words.play.latest}>
      {lines.map(({ key, icon, text, tone }) => (
        <li key={key} class={tone === 'bad' ? 'bad' : ''}>
          <GameIcon name={icon} />
          <span>
            <Sentence text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Whose turn it is and which round is said elsewhere; what was taken back did not happen. */
export const latestLines = (log: readonly LogEntry[]): readonly (GroupedLine & { readonly key: string })[] =>
  log
    .slice(-SHOWN * 4)
    .flatMap(({ lines, undone, entry }) => (undone ? [] : lines.map((line, i) => ({ ...line, key: `${entry}.${i}` }))))
    .filter(({ tone }) => tone !== 'heading')
    .slice(-SHOWN)
    .reverse();
