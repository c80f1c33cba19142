// A running game: from the shelf to the stage.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { type Resumed, resumeGame, shelve } from '../app/shelf.ts';
import { Loading, NotLoaded } from '../app/waiting.tsx';
import type { Session } from '../play/session.ts';
import type { GameView } from '../stage/contract.ts';
import { TableScreen } from '../stage/table.tsx';
import type { PageWords } from '../words/en/page.ts';
import { useView } from './loading.tsx';

interface Props {
  readonly words: PageWords;
  readonly id: string;
}

export function useGame(id: string, open = resumeGame): Resumed | undefined {
  const game = useSignal<Resumed | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void open(id).then((found) => {
      if (isWanted) game.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return game.value;
}

export function TablePage({ words, id }: Props) {
  const found = useGame(id);
  const view = useView(found?.ok ? found.value.game.id : undefined, words);
  if (!found) return <Loading words={words} />;
  if (!found.ok) return <Unplayable words={words} found={found} />;
  if (view.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading') return <Loading words={words} />;
  return <OnStage session={found.value} view={view.value} words={words} />;
}

function OnStage({
  session,
  view,
  words,
}: {
  readonly session: Session;
  readonly view: GameView;
  readonly words: PageWords;
}) {
  const shown = useSignal(view);
  shown.value = view;
  return <TableScreen key={session.id} session={session} view={shown} words={words} />;
}

/** A game that cannot be played on: it is kept, and can be watched as far as it is sound. */
export function Unplayable({ words, found }: { readonly words: PageWords; readonly found: Resumed & { ok: false } }) {
  if (found.error === 'unknown') return <Message words={words} {...words.errors.noTable} />;
  const { error, record } = found as Extract<Resumed, { readonly record: unknown }>;
  return (
    <Message words={words} title={words.errors.damaged.title} line={words.files.fault(error)}>
      <p class="label">{words.files.kept}</p>
      <div class="row">
        <button type="button" class="button" onClick={async () => go(to.watch(await shelve(record)))}>
          {words.files.watchUpTo}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => (await import('../play/files.ts')).saveRecord(record, words)}
        >
          {words.files.send}
        </button>
      </div>
    </Message>
  );
}
