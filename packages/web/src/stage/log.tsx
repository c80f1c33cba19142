// What happened, round by round and turn by turn, the latest at the end and in sight.
import type { Card } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { LogEntry } from './log-entries.ts';
import { type LogParagraph, paragraphsOf, placesOf } from './log-paragraphs.ts';
import { LogSentence } from './log-sentence.tsx';
import { type LogTurn, rulesOf, sentencesUnder, storyOf } from './log-story.ts';
import { Drawing, GameIcon, RuleLink } from './parts.tsx';
import type { OpenRule } from './rule-link.ts';

/** In rounds; older ones are there when asked for. */
const SHOWN = 6;

export interface LogProps {
  readonly log: readonly LogEntry[];
  readonly words: PageWords;
  /** Said while there is nothing to tell. */
  readonly emptyText: string;
  /** What the first round is called. */
  readonly start: string;
  /** Those who act, with their faces and players. */
  readonly cards: readonly Card[];
  /** The place under pointer or focus: the lines about it are lit. */
  readonly place?: string | undefined;
  /** The places of the line under pointer or focus. */
  readonly onPlaces?: (places: readonly string[]) => void;
  readonly onWhy?: (rule: OpenRule) => void;
}

export function Log(props: LogProps) {
  const { log, words, emptyText } = props;
  const list = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log]);
  useEffect(() => () => props.onPlaces?.([]), []);
  const rounds = storyOf(paragraphsOf(log), props.start);
  const shown = showsAll ? rounds : rounds.slice(-SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section class="log story" ref={list} tabIndex={0} aria-label={words.live.newLines}>
      {rounds.length === 0 && <p class="soft">{emptyText}</p>}
      {shown.length < rounds.length && (
        <button type="button" class="button bare" onClick={() => setShowsAll(true)}>
          {words.play.wholeLog}
        </button>
      )}
      {shown.map(({ key, title, note, undone, turns }) => (
        <section key={key} aria-label={title || undefined}>
          {title !== '' && (
            <h3 class={undone ? 'rd undone' : 'rd'}>
              <b>{title}</b> {note !== '' && <small>{plain(note)}</small>}
            </h3>
          )}
          {turns.map((turn) => (
            <Turn key={turn.key} turn={turn} {...props} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Turn({ turn, ...props }: LogProps & { readonly turn: LogTurn }) {
  const card = props.cards.find(({ id }) => id === turn.who);
  const title = card?.name ?? turn.title;
  return (
    <>
      {title !== undefined && (
        <h4 class="by">
          {card ? <Drawing svg={card.face} class="face" /> : <GameIcon name={turn.icon} />}
          <span>
            {title} {card && card.who !== '' && <small>{card.who}</small>}
          </span>
        </h4>
      )}
      <ul>
        {turn.paragraphs.map((paragraph) => (
          <LogLine key={paragraph.key} paragraph={paragraph} who={turn.who} heading={title} {...props} />
        ))}
      </ul>
    </>
  );
}

interface LineProps extends LogProps {
  readonly paragraph: LogParagraph;
  readonly who: string | undefined;
  readonly heading: string | undefined;
}

function LogLine({ paragraph, who, heading, words, place, onPlaces, onWhy }: LineProps) {
  const { lines, undone } = paragraph;
  const places = placesOf(paragraph);
  const rules = rulesOf(paragraph);
  const isLit = place !== undefined && places.includes(place);
  const isBad = lines.some(({ tone }) => tone === 'bad');
  const show = () => onPlaces?.(undone ? [] : places);
  const hide = () => onPlaces?.([]);
  const Text = undone ? 's' : 'span';
  return (
    <li
      class={`line entry${isBad ? ' bad' : ''}${isLit ? ' is-lit' : ''}${undone ? ' undone' : ''}`}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocusIn={show}
      onFocusOut={hide}
    >
      <GameIcon name={lines[0]?.icon ?? ''} />
      <Text>
        {sentencesUnder(paragraph, { who, heading }).map((line, i) => (
          <span key={`${i} ${line.text}`}>
            {i > 0 && ' '}
            <LogSentence line={line} />
          </span>
        ))}
        {settings.ruleNumbers.value && (
          <span class="rules">
            {rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </span>
        )}
      </Text>
      {onWhy && (
        <button
          type="button"
          class="why"
          aria-label={`${words.play.why} ${plain(lines[0]?.text ?? '')}`}
          onClick={() => onWhy({ rules, here: lines.map(({ text }) => text).join(' ') })}
        >
          {words.play.why}
        </button>
      )}
    </li>
  );
}
