// The settings, over any page.
import type { PageWords } from '@undercroft/words/en/page';
import { Dialog, Icon } from '../stage/parts.tsx';
import { NotLoadedDialog } from './not-loaded-dialog.tsx';
import { Settings } from './settings-panel.tsx';
import { useAllWords } from './words.ts';

interface Props {
  readonly words: PageWords;
  readonly onClose: () => void;
}

export function SettingsDialog({ words, onClose }: Props) {
  const all = useAllWords(words);
  if (all === 'missing') return <NotLoadedDialog words={words} onClose={onClose} />;
  if (typeof all !== 'object') return null;
  return (
    <Dialog title={words.settings.title} onClose={onClose} class="panel">
      <div class="panel-body">
        <Settings words={all} />
      </div>
      <footer>
        <span class="quiet">{all.setting.saved}</span>
        <button type="button" class="button primary" onClick={onClose}>
          {all.setting.done}
        </button>
      </footer>
      <button type="button" class="button round dismiss" aria-label={words.common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}
