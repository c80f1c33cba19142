// A finished table as a page of its own: how it ended, whether the dice were fair, and a rematch.
import { useSignal } from '@preact/signals';
import { type GameRecord, readRecord } from '@undercroft/engine';
import type { Verdict } from '@undercroft/protocol';
import type { AllWords, TogetherWords } from '@undercroft/words';
import { useEffect } from 'preact/hooks';
import { loadFullRules } from '../app/catalog.ts';
import { Loading, NotLoaded } from '../app/loading.tsx';
import { Message } from '../app/message.tsx';
import { go, to } from '../app/route.ts';
import { addRecord } from '../app/saved-games.ts';
import { End } from '../pages/end.tsx';
import { useCompleteView, useEndView } from '../pages/use-view.ts';
import { Icon } from '../stage/parts.tsx';
import { Again } from './again.tsx';
import { client } from './client.ts';
import { checkDice } from './dice-check.ts';
import { ErrorMessage } from './error-message.tsx';
import { type MovedFrom, movedFrom } from './moved-from.ts';
import { OnlinePage, type ShownOnline } from './online-page.tsx';

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
  const { session, words, together } = props;
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
    const line = closed?.how === 'resign' ? together.end.resigned(name) : together.end.abandoned;
    return (
      <Message words={words} title={together.end.endedEarly} line={line}>
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
          <Icon name="redo" /> {together.end.rematch}
        </button>
      )}
      <button type="button" class="button" onClick={async () => go(to.watch(await addRecord(session.record)))}>
        <Icon name="play" /> {words.end.watch}
      </button>
      <ErrorMessage text={problem.value} />
    </>
  );
}

const More = (props: FinishedProps) => (
  <>
    <Dice {...props} />
    <Again {...props} />
  </>
);

/** Claimed only after this page has drawn everything again. */
function Dice({ session, together: { end } }: FinishedProps) {
  const verdict = useSignal<Verdict | undefined>(undefined);
  const rolls = session.record.entries.filter(({ type }) => type === 'chance').length;
  const moved = movedFrom(session);
  useEffect(() => {
    void verdictOf(session.id, session.game.id).then((found) => {
      verdict.value = found;
    });
  }, [session]);
  return <p class={isBad(verdict.value) ? 'harm' : 'facts-line'}>{diceText(verdict.value, rolls, moved, end)}</p>;
}

async function verdictOf(table: string, game: string): Promise<Verdict | undefined> {
  const text = await client.record(table);
  if (!text.ok) return undefined;
  const record = readRecord(text.value);
  if (!record.ok) return { kind: 'not-a-game' };
  const rules = await loadFullRules(game);
  return checkDice((id) => (id === game ? rules : undefined), record.value as GameRecord);
}

const isBad = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && verdict.kind !== 'honest' && verdict.kind !== 'not-over' && verdict.kind !== 'no-dice';

function diceText(
  verdict: Verdict | undefined,
  rolls: number,
  moved: MovedFrom | undefined,
  end: TogetherWords['end'],
): string {
  if (!verdict) return end.checking(rolls);
  if (verdict.kind === 'honest')
    return [`${end.fair}.`, end.fairLine(verdict.drawn), moved ? end.fromDevice(moved.rolls, moved.name) : '']
      .filter(Boolean)
      .join(' ');
  return isBad(verdict) ? end.unfair('entry' in verdict ? verdict.entry : 1) : '';
}
