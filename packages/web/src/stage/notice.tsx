// What the table has to say about its save, under the bar: that it is not kept, or that another tab has gone on with it.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly words: PageWords;
  readonly onLoadAnew: () => void;
}

/** Said once for each page, and not again once it has been closed. */
let isPassingKnown = false;

/** Shown while there is something to say: what is saved again and then fails again is said again. */
export function SaveNotice({ session, words, onLoadAnew }: Props) {
  const { elsewhere, storage } = words.errors;
  const isClosed = useSignal(!session.isPersistent && isPassingKnown);
  if (session.isBehind.value) {
    return (
      <div class="notice" role="alert">
        <span>{elsewhere.line}</span>
        <button type="button" class="button" onClick={onLoadAnew}>
          {elsewhere.load}
        </button>
      </div>
    );
  }
  if (isClosed.value) return null;
  return (
    <div class="notice" role="alert">
      <span>
        {storage.title}. {storage.line}
      </span>
      <button
        type="button"
        class="button"
        onClick={() => {
          isClosed.value = true;
          isPassingKnown = !session.isPersistent;
        }}
      >
        {words.common.close}
      </button>
    </div>
  );
}
