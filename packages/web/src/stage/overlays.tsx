// What can lie over the table: a question that is asked once, the hand-over, the menu, the keys.
import type { Signal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import { soon } from '../app/later.tsx';
import type { Session } from '../play/session.ts';
import type { PageWords } from '../words/en/page.ts';
import type { Control } from './control.ts';
import { Dialog, Icon, RuleLink } from './parts.tsx';

const KeysHelp = soon(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp));
const Menu = soon(() => import('./menu.tsx').then(({ Menu }) => Menu));

export type Over =
  | { readonly type: 'undo' }
  | { readonly type: 'hand-over'; readonly seat: Seat }
  | { readonly type: 'menu' }
  | { readonly type: 'keys' };

interface Props {
  readonly over: Signal<Over | undefined>;
  readonly control: Control;
  readonly session: Session;
  readonly words: PageWords;
}

export function Overlays({ over, control, session, words }: Props) {
  const close = () => {
    over.value = undefined;
  };
  const warning = control.warning.value;
  if (warning)
    return (
      <Dialog title={warning.title} onClose={() => control.back()}>
        <p>
          {warning.text} <RuleLink id={warning.rule} />
        </p>
        <div class="row">
          <button type="button" class="button deadly" onClick={() => control.commit(true)}>
            {words.table.doItAnyway}
          </button>
          <button type="button" class="button primary" onClick={() => control.back()}>
            {words.table.think}
          </button>
        </div>
      </Dialog>
    );
  switch (over.value?.type) {
    case 'undo':
      return <UndoQuestion control={control} words={words} onClose={close} />;
    case 'hand-over':
      return <HandOver seat={over.value.seat} control={control} words={words} onClose={close} />;
    case 'keys':
      return <KeysHelp control={control} words={words} onClose={close} />;
    case 'menu':
      return <Menu session={session} control={control} words={words} over={over} onClose={close} />;
    default:
      return null;
  }
}

interface PartProps {
  readonly control: Control;
  readonly words: PageWords;
  readonly onClose: () => void;
}

/** Those around the screen can agree to take back what chance or another has followed. */
function UndoQuestion({ control, words, onClose }: PartProps) {
  const plan = control.session.undoable(control.lastSeat());
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
            control.undo(true);
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

function HandOver({ seat, control, words, onClose }: PartProps & { readonly seat: Seat }) {
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
