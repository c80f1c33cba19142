// What happened last: at the right of the board, the newest first; on a phone one line.
import type { ReadonlySignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { ControlFace } from './control-face.ts';
import type { LogEntry } from './log-entries.ts';
import { inSentences, isHeading, type LogParagraph, paragraphsOf, placesOf } from './log-paragraphs.ts';
import { LogSentence } from './log-sentence.tsx';
import { GameIcon } from './parts.tsx';

const SHOWN = 3;

interface Props {
  readonly control: ControlFace;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  readonly words: PageWords;
  readonly onLog: () => void;
}

/** The lines, or on a phone held upright one line with what was told last, which opens the log: the room says which is seen. */
export function Latest({ control, log, words, onLog }: Props) {
  const latest = latestOf(log.value);
  const last = latest[0] && inSentences(latest[0].lines).at(-1);
  const { place } = control.pointed.value;
  const light = (places: readonly string[]) => {
    control.told.value = places;
  };
  return (
    <>
      <ol class="latest" aria-label={words.play.latest}>
        {latest.map((paragraph) => {
          const { key, lines } = paragraph;
          const places = placesOf(paragraph);
          const isBad = lines.some(({ tone }) => tone === 'bad');
          const isLit = place !== undefined && places.includes(place);
          return (
            <li
              key={key}
              class={`${isBad ? 'bad' : ''}${isLit ? ' is-lit' : ''}`}
              onPointerEnter={() => light(places)}
              onPointerLeave={() => light([])}
            >
              <GameIcon name={lines[0]?.icon ?? ''} />
              <span>
                {inSentences(lines).map((line, i) => (
                  <span key={`${i} ${line.text}`}>
                    <LogSentence line={line} />{' '}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {last && (
        <button type="button" class={`latest-line ${last.tone}`} onClick={onLog}>
          <GameIcon name={last.icon} />
          <span>
            <LogSentence line={last} />
          </span>
        </button>
      )}
    </>
  );
}

/** Whose turn it is and which round is said elsewhere; what was taken back did not happen. */
export const latestOf = (log: readonly LogEntry[]): readonly LogParagraph[] =>
  paragraphsOf(log.slice(-SHOWN * 12))
    .filter((paragraph) => !paragraph.undone && !isHeading(paragraph))
    .slice(-SHOWN)
    .reverse();
