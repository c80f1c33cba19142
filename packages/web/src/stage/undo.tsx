// The button that takes back: it names what, and says what has come between.
import type { PageWords } from '@undercroft/words/en/page';
import type { Control, UndoPreview } from './control.ts';
import { focusDecision, Icon } from './parts.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly isPhone: boolean;
  readonly onUndo: () => void;
}

export function UndoButton({ control, words: { undo }, isPhone, onUndo }: Props) {
  const taken = control.undoPreview.value;
  const note = taken ? taken.since && undo.since[taken.since as keyof typeof undo.since] : undo.nothing;
  return (
    <button
      type="button"
      class={isPhone ? 'tool undo' : 'button bare undo'}
      aria-disabled={taken === undefined}
      aria-keyshortcuts="u"
      onClick={onUndo}
    >
      <Icon name="undo" />
      <span>
        {undoName(taken, undo)}
        {note && (
          <>
            <span class="sr">: </span>
            <small>{note}</small>
          </>
        )}
      </span>
    </button>
  );
}

/** Moves the focus to the decision when the undo removed the element that had it. */
export function restoreFocus(): void {
  if (document.activeElement === document.body) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusDecision();
  });
}

/** 'Undo Move'. */
export const undoName = (taken: UndoPreview | undefined, { name, of }: PageWords['undo']): string =>
  taken ? of(taken.noun) : name;
