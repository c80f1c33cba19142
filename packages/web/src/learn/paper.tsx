// The coach speaks on paper: the only pale card on the table, so that it is never mistaken for the game.
import { type Signal, useSignal } from '@preact/signals';
import type { LearnWords } from '@undercroft/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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
  readonly children?: ComponentChildren;
}

/** Beside the board or under the team; V says it again, F6 reaches it. */
export function Paper(props: Props) {
  const { learn, title, text, task } = props;
  const paper = useRef<HTMLElement>(null);
  const isSmall = useSmall();
  const fold = useFold(props);
  // Put in anew, it is read out anew.
  const times = useSignal(0);
  usePaperKeys({
    onReach: () => paper.current?.focus(),
    onRepeat: () => {
      fold.value = false;
      times.value++;
    },
  });
  const isFolded = isSmall && fold.value;
  return (
    <section
      class={isFolded ? 'paper folded' : 'paper'}
      ref={paper}
      tabIndex={-1}
      aria-label={learn.coach.says}
      aria-live="polite"
    >
      {isFolded ? (
        <button
          type="button"
          class="paper-task"
          onClick={() => {
            fold.value = false;
          }}
          aria-label={`${task ?? title}. ${learn.coach.unfold}`}
        >
          <Icon name="touch" /> {task ?? title}
        </button>
      ) : (
        <div class="paper-text" key={times.value}>
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

interface PaperKeys {
  readonly onReach: () => void;
  readonly onRepeat: () => void;
}

/** F6 and V, but not while somebody writes. */
function usePaperKeys({ onReach, onRepeat }: PaperKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      if (event.key === 'F6') {
        event.preventDefault();
        onReach();
      } else if (event.key.toLowerCase() === 'v') onRepeat();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onReach, onRepeat]);
}
