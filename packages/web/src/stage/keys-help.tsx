// All keys of the table.

import type { PageWords } from '@undercroft/words/en/page';
import { useAllWords } from '../app/words.ts';
import type { Control } from './control.ts';
import { Dialog } from './parts.tsx';
import { undoName } from './undo.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly onClose: () => void;
}

export function KeysHelp({ control, words: pageWords, onClose }: Props) {
  const words = useAllWords(pageWords);
  if (typeof words !== 'object') return null;
  const { keys } = words;
  const { draft, scene, undoPreview } = control;
  // Of a turn that is put together it is the last step.
  const plan = draft.value.length > 0 ? scene.value.draft : undefined;
  const undo = plan?.undoStep ?? undoName(undoPreview.value, words.undo);
  const rows: readonly (readonly [readonly string[], string])[] = [
    [[keys.arrows], keys.look],
    [['1', '…', '9'], keys.choose],
    [[keys.space], keys.aim],
    [[keys.enter], keys.commit],
    [[keys.escape], keys.back],
    ...(control.view.value.draftsTurns
      ? ([[[keys.backspace], keys.stepBack]] as const)
      : ([[['Q', 'E'], keys.turn]] as const)),
    [['U'], undo],
    [['H'], keys.hint],
    [[keys.shift, keys.enter], keys.endTurn],
    [[keys.shift, keys.arrows], keys.pan],
    [['+', '−'], keys.zoom],
    [['0'], keys.fit],
    [['C'], keys.centre],
    [['L'], keys.log],
    [['R'], keys.rule],
    [[keys.space], keys.skip],
    [['F6'], keys.panels],
    [['?'], keys.help],
  ];
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl class="keys">
        {rows.map(([names, what]) => (
          <div key={what}>
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
