// All keys of the table.

import type { PageWords } from '@undercroft/words/en/page';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { useAllWords } from '../app/words.ts';
import type { ControlFace } from './control-face.ts';
import { Dialog } from './parts.tsx';
import type { TableExtension } from './table-extension.ts';
import { undoName } from './undo.tsx';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  /** What only this table knows: a key, and what it does. */
  readonly more: NonNullable<TableExtension['keys']>;
  readonly onClose: () => void;
}

export function KeysHelp({ control, words: pageWords, more, onClose }: Props) {
  const words = useAllWords(pageWords);
  if (words === 'missing') return <NotLoadedDialog words={pageWords} onClose={onClose} />;
  if (typeof words !== 'object') return null;
  const { keys } = words;
  const hasPlan = control.view.value.planner !== undefined;
  const rows: readonly (readonly [readonly string[], string])[] = [
    [[keys.enter], keys.commit],
    [[keys.space], keys.commit],
    [hasPlan ? ['1', '2', '3'] : ['1', '…', '9', '0', 'X'], hasPlan ? keys.choosePiece : keys.choose],
    ...(hasPlan ? ([[['7', '8', '9', '0'], keys.chooseMine]] as const) : []),
    [[keys.arrows], keys.look],
    ...(hasPlan ? ([[[keys.backspace], keys.stepBack]] as const) : ([[['Q', 'E'], keys.turn]] as const)),
    [[keys.escape], keys.back],
    [['U'], undoName(control.undoPreview.value, words.undo)],
    [['H'], keys.hint],
    [['D'], keys.dangers],
    [['I'], keys.inspect],
    [[keys.shift, 'I'], keys.signs],
    [['C'], keys.centre],
    [['Z'], keys.fit],
    [['+', '−'], keys.zoom],
    [[keys.shift, keys.arrows], keys.pan],
    [['L'], keys.log],
    [['R'], keys.rule],
    [['F6'], keys.panels],
    ...more.map(([key, what]) => [[key], what] as const),
    [['?'], keys.help],
  ];
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl class="keys">
        {rows.map(([names, what]) => (
          <div key={names.join(' ')}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <button type="button" class="button primary" onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </Dialog>
  );
}
