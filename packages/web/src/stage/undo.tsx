// The button that takes back: it names what, and says what has come between.
import type { PageWords } from '@undercroft/words/en/page';
import type { ControlFace, UndoPreview } from './control-face.ts';
import { focusDecision, Icon, Key } from './parts.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly onUndo: () => void;
}

export function UndoButton({ control, words: { undo }, onUndo }: Props) {
  const taken = control.undoPreview.value;
  return (
    <button
      type="button"
      class="tool undo"
      aria-disabled={taken === undefined || undefined}
      aria-keyshortcuts="u"
      title={undoLabel(taken, undo)}
      onClick={onUndo}
    >
      <span class="sr">{undoLabel(taken, undo)}</span>
      <Icon name="undo" />
      <span aria-hidden="true">{undo.name}</span>
      <Key name="U" />
    </button>
  );
}

/** 'Undo move: a tile was drawn'. */
export function undoLabel(taken: UndoPreview | undefined, undo: PageWords['undo']): string {
  const note = taken ? taken.since && undo.since[taken.since as keyof typeof undo.since] : undo.nothing;
  return note ? `${undoName(taken, undo)}: ${note}` : undoName(taken, undo);
}

/** Moves the focus to the decision when the undo removed the element that had it. */
export function restoreFocus(): void {
  if (document.activeElement === document.body) return;
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusDecision();
  });
}

/** 'Undo move'. */
export const undoName = (taken: UndoPreview | undefined, { name, of }: PageWords['undo']): string =>
  taken ? of(taken.noun) : name;
