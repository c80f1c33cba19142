// A game in progress: opens its save, and shows it on the stage.
import { useSignal } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { useEffect } from 'preact/hooks';
import { isCoachOn } from '../app/coach-on.ts';
import { lazyPageWithMoreWords } from '../app/lazy-page.tsx';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { type OpenedGame, resumeGame } from '../app/open-game.ts';
import { useOtherTabs } from '../app/other-tabs.ts';
import { openSession } from '../app/saved-games.ts';
import type { Session } from '../play/session.ts';
import { TableScreen } from '../stage/table.tsx';
import type { TableExtension } from '../stage/table-extension.ts';
import { useView } from './use-view.ts';

/** Loaded when a game cannot be played on. */
export const Unplayable = lazyPageWithMoreWords(() => import('./unplayable.tsx').then(({ Unplayable }) => Unplayable));

interface Props {
  readonly words: PageWords;
  readonly id: string;
}

/** The game of an id, opened again whenever `turn` changes. */
export function useGame(id: string, open = resumeGame, turn = 0): OpenedGame | undefined {
  const game = useSignal<OpenedGame | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    game.value = undefined;
    void open(id).then((found) => {
      if (isWanted) game.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  return game.value;
}

export function TablePage({ words, id }: Props) {
  const turn = useSignal(0);
  const found = useGame(id, resumeGame, turn.value);
  const view = useView(found?.ok ? found.value.game.id : undefined, words);
  if (!found) return <Loading words={words} />;
  if (!found.ok) return <Unplayable words={words} found={found} />;
  if (view.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading') return <Loading words={words} />;
  const loadAnew = () => {
    openSession.value = undefined;
    turn.value++;
  };
  return <OnStage session={found.value} view={view.value} words={words} onLoadAnew={loadAnew} />;
}

/** The coach, where somebody has asked for one: it comes after the table. */
function useCoach(session: Session): TableExtension | undefined {
  const coach = useSignal<TableExtension | undefined>(undefined);
  useEffect(() => {
    if (isCoachOn()) void import('../learn/watching.tsx').then(({ watching }) => (coach.value = watching(session)));
  }, [session]);
  return coach.value;
}

interface OnStageProps {
  readonly session: Session;
  readonly view: GameView;
  readonly words: PageWords;
  readonly onLoadAnew: () => void;
}

function OnStage({ session, view, words, onLoadAnew }: OnStageProps) {
  const shown = useSignal(view);
  shown.value = view;
  useOtherTabs(session, onLoadAnew);
  const extension = useCoach(session);
  return (
    <TableScreen key={session.id} {...{ session, words, onLoadAnew }} view={shown} {...(extension && { extension })} />
  );
}
