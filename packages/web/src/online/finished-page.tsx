// A finished table as a page of its own: how it ended, whether the dice were fair, and a rematch.
import { useSignal } from '@preact/signals';
import type { AllWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { addRecord } from '../app/saved-games.ts';
import { End } from '../pages/end.tsx';
import { useCompleteView, useEndView } from '../pages/use-view.ts';
import { Icon, Symbols } from '../stage/parts.tsx';
import { Again } from './again.tsx';
import { client } from './client.ts';
import { ErrorMessage } from './error-message.tsx';
import { FairDice } from './fair-dice.tsx';
import { OnlinePage, type ShownOnline } from './online-page.tsx';
import { ShareButton } from './share-button.tsx';

interface Props {
  readonly words: AllWords;
  readonly table: string;
}

export const FinishedPage = ({ words, table }: Props) => (
  <OnlinePage words={words} table={table}>
    {(shown) => <Finished {...shown} words={words} />}
  </OnlinePage>
);

type FinishedProps = ShownOnline & { readonly words: AllWords };

function Finished(props: FinishedProps) {
  const { session, words } = props;
  const view = useCompleteView(session.game.id, words);
  const ending = useEndView(session.game.id, words);
  const { closed } = session.about.value;
  const isOver = session.table.status().type === 'over';
  useEffect(() => {
    if (!isOver && !closed) go(to.online(session.id));
  }, [isOver, closed]);
  if (view.state === 'failed' || ending.state === 'failed') return <NotLoaded words={words} />;
  if (view.state === 'loading' || ending.state === 'loading') return <Loading words={words} />;
  const ways = <OnlineWays {...props} />;
  if (!isOver) {
    const name = closed?.seat === undefined ? '' : props.table.nameOf(closed.seat);
    const line = closed?.how === 'resign' ? words.finished.resigned(name) : words.finished.abandoned;
    return (
      <Message words={words} title={words.finished.endedEarly} line={line}>
        <Symbols defs={view.value.defs} />
        <Again {...props} />
        <div class="row">{ways}</div>
      </Message>
    );
  }
  return (
    <End session={session} view={view.value} ending={ending.value} words={words} more={<More {...props} />}>
      {ways}
    </End>
  );
}

function OnlineWays({ table, session, words, together }: FinishedProps) {
  // Also somebody whose seat a bot played in the end.
  const isSeated = table.keptSeats.length > 0;
  const isOpened = session.about.value.rematch !== undefined;
  const problem = useSignal<string | undefined>(undefined);
  const rematch = async () => {
    const opened = await client.rematch(session.id);
    if (opened.ok) go(to.online(opened.value.id));
    else problem.value = together.problem(opened.error.kind);
  };
  return (
    <>
      {isSeated && (
        <button type="button" class={isOpened ? 'button' : 'button primary'} onClick={() => void rematch()}>
          <Icon name="redo" /> {words.finished.rematch}
        </button>
      )}
      <button type="button" class="button" onClick={async () => go(to.watch(await addRecord(session.record)))}>
        <Icon name="play" /> {words.end.watch}
      </button>
      <ShareButton words={words.finished} />
      <ErrorMessage text={problem.value} />
    </>
  );
}

const More = (props: FinishedProps) => (
  <div class="after-game">
    <FairDice session={props.session} words={props.words} />
    <Again {...props} />
  </div>
);
