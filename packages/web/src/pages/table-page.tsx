// A running game: from the shelf to the stage.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { seldom } from '../app/later.tsx';
import { type Resumed, resumeGame } from '../app/playing.ts';
import { Loading, NotLoaded } from '../app/waiting.tsx';
import type { Session } from '../play/session.ts';
import type { GameView } from '../stage/contract.ts';
import { TableScreen } from '../stage/table.tsx';
import type { PageWords } from '../words/en/page.ts';
import { useView } from './loading.tsx';

/** Comes when there is such a game. */
export const Unplayable = seldom(() => import('./unplayable.tsx').then(({ Unplayable }) => Unplayable));

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
