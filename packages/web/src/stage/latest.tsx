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

/** Which of the two is seen depends on the room. */
export function Latest(props: Props) {
  const latest = latestOf(props.log.value);
  return (
    <>
      <LatestLines {...props} latest={latest} />
      <LatestLine {...props} latest={latest} />
    </>
  );
}

interface LatestProps extends Props {
  readonly latest: readonly LogParagraph[];
}

/** On a phone held upright: only what was told last, in one line. A touch opens the log. */
function LatestLine({ latest: [newest], words, onLog }: LatestProps) {
  const line = newest && inSentences(newest.lines).at(-1);
  if (!line) return null;
  return (
    <button type="button" class={`latest-line${line.tone === 'bad' ? ' bad' : ''}`} onClick={onLog}>
      <GameIcon name={line.icon} />
      <span>
        <span class="sr">{words.play.latest}: </span>
        <LogSentence line={line} />
      </span>
    </button>
  );
}

function LatestLines({ control, latest, words }: LatestProps) {
  const { place } = control.pointed.value;
  const light = (places: readonly string[]) => {
    control.told.value = places;
  };
  return (
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
  );
}

/** Whose turn it is and which round is said elsewhere; what was taken back did not happen. */
export const latestOf = (log: readonly LogEntry[]): readonly LogParagraph[] =>
  paragraphsOf(log.slice(-SHOWN * 12))
    .filter((paragraph) => !paragraph.undone && !isHeading(paragraph))
    .slice(-SHOWN)
    .reverse();
