// What can lie over the table: a question that is asked once, the hand-over, the menu, the keys.
import type { Signal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import type { Session } from '../play/session.ts';
import type { Control } from './control.ts';

const KeysHelp = lazyPart(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp));
const questions = () => import('./table-questions.tsx');
const LossQuestion = lazyPart(() => questions().then(({ LossQuestion }) => LossQuestion));
const UndoQuestion = lazyPart(() => questions().then(({ UndoQuestion }) => UndoQuestion));
const HandOver = lazyPart(() => questions().then(({ HandOver }) => HandOver));
const Menu = lazyPart(() => import('./menu.tsx').then(({ Menu }) => Menu));

export type OpenOverlay =
  | { readonly type: 'undo' }
  | { readonly type: 'hand-over'; readonly seat: Seat }
  | { readonly type: 'menu' }
  | { readonly type: 'keys' };

interface Props {
  readonly overlay: Signal<OpenOverlay | undefined>;
  readonly control: Control;
  readonly session: Session;
  readonly words: PageWords;
}

export function Overlays({ overlay, control, session, words }: Props) {
  const close = () => {
    overlay.value = undefined;
  };
  if (control.warning.value) return <LossQuestion control={control} words={words} onClose={() => control.back()} />;
  switch (overlay.value?.type) {
    case 'undo':
      return <UndoQuestion control={control} words={words} onClose={close} />;
    case 'hand-over':
      return <HandOver seat={overlay.value.seat} control={control} words={words} onClose={close} />;
    case 'keys':
      return <KeysHelp control={control} words={words} onClose={close} />;
    case 'menu':
      return <Menu session={session} control={control} words={words} overlay={overlay} onClose={close} />;
    default:
      return null;
  }
}
