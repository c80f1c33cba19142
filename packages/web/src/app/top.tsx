// The head of every page but the table.
import { useSignal } from '@preact/signals';
import type { PageWords } from '@undercroft/words/en/page';
import { Icon } from '../stage/parts.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { lazyPart } from './lazy-part.tsx';
import { NotLoadedDialog } from './not-loaded-dialog.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { to } from './route.ts';
import { Wordmark } from './wordmark.tsx';

const SettingsDialog = lazyPart(
  () => import('./settings-dialog.tsx').then(({ SettingsDialog }) => SettingsDialog),
  NotLoadedDialog,
);

interface Props {
  readonly words: PageWords;
  /** The mark is the page's heading. */
  readonly isHome?: boolean;
}

export function Top({ words, isHome = false }: Props) {
  const isOpen = useSignal(false);
  const mark = (
    <a href={to.home()} aria-label={isHome ? words.name : `${words.name}, ${words.common.home}`}>
      <Wordmark />
    </a>
  );
  return (
    <header class="top">
      {isHome ? <h1>{mark}</h1> : mark}
      <div class="tools">
        <OfflineMark words={words} />
        <LanguageChoice words={words} />
        <button
          type="button"
          class="button round"
          aria-label={words.settings.title}
          onClick={() => {
            isOpen.value = true;
          }}
        >
          <Icon name="settings" />
        </button>
      </div>
      {isOpen.value && (
        <SettingsDialog
          words={words}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </header>
  );
}
