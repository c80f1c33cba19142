// In the place of a dialog that could not be loaded: it says so, and can be closed like any other.
import type { PageWords } from '@undercroft/words/en/page';
import { Dialog } from '../stage/parts.tsx';

interface Props {
  readonly words: PageWords;
  readonly onClose: () => void;
}

export const NotLoadedDialog = ({ words, onClose }: Props) => (
  <Dialog title={words.errors.notLoaded.title} onClose={onClose}>
    <p>{words.errors.notLoaded.line}</p>
    <div class="row">
      <button type="button" class="button primary" onClick={onClose}>
        {words.common.close}
      </button>
    </div>
  </Dialog>
);
