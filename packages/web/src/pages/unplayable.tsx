// A game that cannot be played on: it is kept, and can be watched as far as it is sound.

import type { AllWords } from '@undercroft/words';
import { Message } from '../app/message.tsx';
import type { OpenedGame } from '../app/open-game.ts';
import { go, to } from '../app/route.ts';
import { addRecord } from '../app/saved-games.ts';

export interface Props {
  readonly words: AllWords;
  readonly found: OpenedGame & { readonly ok: false };
}

export function Unplayable({ words, found }: Props) {
  if (found.error === 'unknown') return <Message words={words} {...words.errors.noTable} />;
  const { error, record } = found as Extract<OpenedGame, { readonly record: unknown }>;
  return (
    <Message words={words} title={words.errors.damaged.title} line={words.files.fault(error)}>
      <p class="label">{words.files.kept}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={async () => go(to.watch(await addRecord(record)))}>
          {words.files.watchUpTo}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => (await import('../play/files.ts')).saveRecord(record)}
        >
          {words.files.send}
        </button>
      </div>
    </Message>
  );
}
