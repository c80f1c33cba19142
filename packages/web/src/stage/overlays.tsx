// What can lie over the table: the question whether to take back, the menu, the settings, the keys, what signs mean.
import type { Signal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { lazyPart } from '../app/lazy-part.tsx';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import type { Session } from '../play/session.ts';
import type { ControlFace } from './control-face.ts';
import { signsInSight } from './sign-hooks.tsx';
import type { TableExtension } from './table-extension.ts';

const KeysHelp = lazyPart(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp), NotLoadedDialog);
const UndoQuestion = lazyPart(
  () => import('./table-questions.tsx').then(({ UndoQuestion }) => UndoQuestion),
  NotLoadedDialog,
);
const SettingsDialog = lazyPart(
  () => import('../app/settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
  NotLoadedDialog,
);
const SignSheet = lazyPart(() => import('../learn/sign-sheet.tsx').then(({ SignSheet }) => SignSheet), NotLoadedDialog);
const Menu = lazyPart(() => import('./menu.tsx').then(({ Menu }) => Menu), NotLoadedDialog);

export interface OpenOverlay {
  readonly type: 'undo' | 'menu' | 'settings' | 'keys' | 'signs';
  /** What is asked about; everything in sight where nothing is said. */
  readonly signs?: readonly Element[];
}

interface Props {
  readonly overlay: Signal<OpenOverlay | undefined>;
  readonly control: ControlFace;
  readonly session: Session;
  readonly words: PageWords;
  readonly onClose: () => void;
  readonly extension?: TableExtension | undefined;
}

export function Overlays({ overlay, control, session, words, extension, onClose: close }: Props) {
  switch (overlay.value?.type) {
    case 'undo':
      return <UndoQuestion control={control} words={words} onClose={close} />;
    case 'keys':
      return <KeysHelp control={control} words={words} more={extension?.keys ?? []} onClose={close} />;
    case 'signs':
      return (
        <SignSheet signs={overlay.value.signs ?? signsInSight()} control={control} words={words} onClose={close} />
      );
    case 'settings':
      return <SettingsDialog words={words} onClose={close} />;
    case 'menu':
      return (
        <Menu
          session={session}
          control={control}
          words={words}
          overlay={overlay}
          extension={extension}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
