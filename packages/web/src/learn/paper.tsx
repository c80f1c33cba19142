// The coach speaks on paper: the only pale card on the table, so that it is never mistaken for the game.
import { type Signal, useSignal } from '@preact/signals';
import type { LearnWords } from '@undercroft/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { Icon } from '../stage/parts.tsx';
import { useSmall } from '../stage/viewport.ts';

interface Props {
  readonly learn: LearnWords;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** What the learner has to do. */
  readonly task?: string | undefined;
  /** Somebody has touched the board: where the paper lies over it, only its task stays. */
  readonly isTouched?: boolean;
  /** '6 of 10' */
  readonly place?: string | undefined;
  /** Reads a text out to those who listen. */
  readonly onSay: (text: string) => void;
  readonly children?: ComponentChildren;
}

/** Beside the board or under the team; V says it again, F6 reaches it. */
export function Paper(props: Props) {
  const { learn, title, text, task } = props;
  const isSmall = useSmall();
  const fold = useFold(props);
  const saying = useSaying(props);
  useRepeatKey(() => {
    fold.value = false;
    saying.repeat();
  });
  const isFolded = isSmall && fold.value;
  return (
    <section class={isFolded ? 'paper folded' : 'paper'} tabIndex={-1} aria-label={learn.coach.says}>
      {isFolded ? (
        <button
          type="button"
          class="paper-task"
          onClick={() => {
            fold.value = false;
          }}
          aria-label={`${task ?? title} ${learn.coach.unfold}`}
        >
          <Icon name="touch" /> {task ?? title}
        </button>
      ) : (
        <div class="paper-text">
          <h2>{title}</h2>
          {isSmall && task !== undefined && <FoldButton learn={learn} onFold={() => (fold.value = true)} />}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Task {...props} />
        </div>
      )}
    </section>
  );
}

/** Read out in turn with everything else that is said at the table, each sentence once, and all of it again when it is asked for. */
function useSaying({ title, text, task, onSay }: Props): { readonly repeat: () => void } {
  const said = useRef(new Set<string>());
  const all = [title, ...text, ...(task === undefined ? [] : [task])];
  useEffect(() => {
    const news = all.filter((one) => !said.current.has(one));
    for (const one of news) said.current.add(one);
    onSay(spoken(news));
  }, [all.join('\n')]);
  return { repeat: () => onSay(spoken(all)) };
}

/** A title is a sentence of its own. */
const spoken = (parts: readonly string[]): string =>
  parts.map((part) => (/[.?!:…]$/.test(part) ? part : `${part}.`)).join(' ');

/** Open with every new text, and folded by the first touch on the board. */
function useFold({ title, text, isTouched = false }: Props): Signal<boolean> {
  const fold = useSignal(false);
  useEffect(() => {
    fold.value = false;
  }, [title, text.join()]);
  useEffect(() => {
    if (isTouched) fold.value = true;
  }, [isTouched]);
  return fold;
}

const Task = ({ task, place, children }: Props) => (
  <>
    {task !== undefined && (
      <p class="paper-task">
        <Icon name="touch" /> {task}
      </p>
    )}
    <div class="row">
      {children}
      {place !== undefined && <small>{place}</small>}
    </div>
  </>
);

const FoldButton = ({ learn, onFold }: Pick<Props, 'learn'> & { readonly onFold: () => void }) => (
  <button type="button" class="button round paper-fold" aria-label={learn.coach.fold} onClick={onFold}>
    <Icon name="up" />
  </button>
);

/** V, unless letters are switched off, somebody writes, or something lies over the table. */
function useRepeatKey(onRepeat: () => void): void {
  const latest = useRef(onRepeat);
  latest.current = onRepeat;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !settings.letters.value) return;
      if (event.key.toLowerCase() !== 'v' || event.target instanceof HTMLInputElement) return;
      if (document.querySelector('dialog[open]') === null) latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
