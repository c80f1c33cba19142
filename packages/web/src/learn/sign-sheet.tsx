// "What is this?" over the table: each sign that was asked about, what it means, and the way to its rule.
import type { PageWords } from '@undercroft/words/en/page';
import { NotLoadedDialog } from '../app/not-loaded-dialog.tsx';
import { settings } from '../app/settings.ts';
import type { ControlFace } from '../stage/control-face.ts';
import { Dialog, Icon } from '../stage/parts.tsx';
import { SignItem } from './sign-item.tsx';
import { explainAll, loadSigns } from './signs.ts';
import { useLoading } from './use-loading.ts';

interface Props {
  readonly control: ControlFace;
  readonly words: PageWords;
  readonly signs: readonly Element[];
  readonly onClose: () => void;
}

export function SignSheet({ control, words, signs, onClose }: Props) {
  const game = control.session.game.id;
  const language = settings.language.value;
  const book = useLoading(() => loadSigns(game, language), [game, language]);
  if (book === 'missing') return <NotLoadedDialog words={words} onClose={onClose} />;
  if (!book) return null;
  const all = explainAll(signs, book, control);
  return (
    <Dialog title={words.board.whatIsThis} class="sheet-over" onClose={onClose}>
      <button type="button" class="button round" aria-label={words.common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <ul class="sign-list" lang={language}>
        {all.map((one) => (
          <SignItem key={one.key} sign={one} words={words} />
        ))}
      </ul>
    </Dialog>
  );
}
