// What is asked across the table: whether to take something back that others have followed.
import type { Seat } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import type { ControlFace } from './control-face.ts';
import { Dialog, RuleLink } from './parts.tsx';

interface PartProps {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** Those around the screen can agree to take back what chance or another has followed. */
export function UndoQuestion({ control, words, onClose }: PartProps) {
  const plan = control.session.planUndo(control.lastSeat());
  if (!plan.ok) return null;
  const names = plan.value.needs.map((seat) => nameOf(control, seat, words));
  return (
    <Dialog title={words.undo.why[plan.value.why ?? 'chance']} onClose={onClose}>
      <p>
        {names.length > 0 && `${words.undo.ask(names)} `}
        {words.undo.again} <RuleLink id="TB-UNDO-2" />
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            control.undo({ isAgreed: true });
            onClose();
          }}
        >
          {words.undo.agree}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {words.undo.refuse}
        </button>
      </div>
    </Dialog>
  );
}

const nameOf = (control: ControlFace, seat: Seat, words: PageWords): string =>
  control.seating.value.names[seat] || words.common.player(seat);
