// What is asked across the table: whether to take something back that others have followed.
import type { Seat } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import { useState } from 'preact/hooks';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { useAllWords } from '../app/words.ts';
import type { ControlFace } from './control-face.ts';
import { Dialog, Why } from './parts.tsx';

interface PartProps {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** Those around the screen can agree to take back what chance or another has followed. */
export function UndoQuestion({ control, words, onClose }: PartProps) {
  const [asked] = useState(() => control.undoRequest());
  const all = useAllWords(words);
  if (!asked) return null;
  if (all === 'missing') return <NotLoadedDialog words={words} onClose={onClose} />;
  if (!all) return <span hidden aria-busy="true" />;
  const { undoQuestion: said } = all;
  // Those who must agree sit at other screens.
  const isElsewhere = !control.session.playsBots;
  const names = asked.plan.needs.map((seat) => nameOf(control, seat, words));
  return (
    <Dialog title={said.why[asked.plan.why ?? 'chance']} onClose={onClose}>
      <p>
        {names.length > 0 && `${isElsewhere ? said.willBeAsked(names) : said.ask(names)} `}
        {said.again} <Why rules={['TB-UNDO-2']} words={words} />
      </p>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            control.undoAgreed(asked);
            onClose();
          }}
        >
          {isElsewhere && names.length > 0 ? said.send : said.agree}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {said.refuse}
        </button>
      </div>
    </Dialog>
  );
}

const nameOf = (control: ControlFace, seat: Seat, words: PageWords): string =>
  control.seating.value.names[seat] || words.common.player(seat);
