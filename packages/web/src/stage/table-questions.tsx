// What is asked across the table: whether to do what would surely lose something, whether to take something back, and whether the next player is there.
import type { Seat } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import type { Control } from './control.ts';
import { Dialog, Icon, RuleLink } from './parts.tsx';

interface PartProps {
  readonly control: Control;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** What would surely be lost is asked about once. */
export function LossQuestion({ control, words, onClose }: PartProps) {
  const warning = control.warning.value;
  if (!warning) return null;
  return (
    <Dialog title={warning.title} onClose={onClose}>
      <p>
        {warning.text} <RuleLink id={warning.rule} />
      </p>
      <div class="row">
        <button type="button" class="button deadly" onClick={() => control.commit({ isConfirmed: true })}>
          {warning.confirm ?? control.target.value?.name}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {words.table.think}
        </button>
      </div>
    </Dialog>
  );
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

const nameOf = (control: Control, seat: Seat, words: PageWords): string =>
  control.seating.value.names[seat] || words.common.player(seat);

export function HandOver({ seat, control, words, onClose }: PartProps & { readonly seat: Seat }) {
  const name = nameOf(control, seat, words);
  return (
    <Dialog title={words.handOver.title(name)} onClose={onClose} class="handover">
      <Icon name="hand-over" />
      <p>{words.handOver.line}</p>
      <button type="button" class="button primary" onClick={onClose}>
        {words.handOver.ready(name)}
      </button>
    </Dialog>
  );
}
