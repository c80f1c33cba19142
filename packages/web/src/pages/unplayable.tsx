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

/** Nothing is wrong with these games: another version of the page can play them. */
const FOREIGN: readonly string[] = ['newer-format', 'newer-rules', 'older-rules', 'unknown-game'];

export function Unplayable({ words, found }: Props) {
  if (found.error === 'unknown') return <Message words={words} {...words.errors.noTable} />;
  const { error, record } = found as Extract<OpenedGame, { readonly record: unknown }>;
  const isDamaged = !FOREIGN.includes(error.kind);
  return (
    <Message
      words={words}
      title={isDamaged ? words.errors.damaged.title : words.files.unopened}
      line={words.files.fault(error)}
    >
      <p class="label">{words.files.kept}</p>
      <div class="row">
        {isDamaged && record.entries.length > 0 && (
          <button type="button" class="button primary" onClick={async () => go(to.watch(await addRecord(record)))}>
            {words.files.watchUpTo}
          </button>
        )}
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
