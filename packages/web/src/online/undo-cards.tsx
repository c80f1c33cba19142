// Undo across people: who asks, who has answered, and that it stands.
import type { Seat } from '@undercroft/engine';
import { Drawing, Icon } from '../stage/parts.tsx';
import { faceOf } from './board-places.ts';
import { client } from './client.ts';
import { MatterCard } from './matter-card.tsx';
import type { MatterProps } from './matters.tsx';

/** What would be undone, as its button calls it. */
function nounOf({ table, control }: MatterProps, takes: number): string {
  const entry = table.session.record.entries[takes - 1];
  return entry?.type === 'act' ? control.view.value.noun(entry.action as never) : '';
}

export function UndoCard(props: MatterProps) {
  const { table, together, control } = props;
  const { undo } = together;
  const { session } = table;
  const { ask } = session.about.value;
  if (!ask) return null;
  const isMine = session.humanSeats.includes(ask.seat);
  const own = table.askedSeat;
  const what = nounOf(props, ask.takes);
  const answer = async (seat: Seat, { agree }: { readonly agree: boolean }) => {
    const answered = await client.answerUndo(session.id, ask.id, { seat, agree });
    // It may have ended meanwhile.
    if (!answered.ok) void table.refresh();
  };
  return (
    <MatterCard
      icon="undo"
      {...(isMine ? {} : { face: faceOf(control.scene.value.cards, ask.seat) })}
      title={isMine ? undo.youAsked(what) : undo.asked(table.nameOf(ask.seat), what)}
      line={[isMine ? undo.youAskedLine : undo.askedLine, turnLine(props, ask.seat)].filter(Boolean).join(' ')}
      isYours={own !== undefined}
    >
      {own !== undefined && (
        <>
          <button type="button" class="button primary" onClick={() => void answer(own, { agree: true })}>
            {undo.agree}
          </button>
          <button type="button" class="button" onClick={() => void answer(own, { agree: false })}>
            {undo.decline}
          </button>
        </>
      )}
      {isMine && (
        <button type="button" class="button" onClick={() => table.withdrawUndo(ask.id)}>
          {undo.withdraw}
        </button>
      )}
      <Answers {...props} />
    </MatterCard>
  );
}

/** From whom it would take the turn: whoever did what is undone would decide again. */
function turnLine({ table, together: { undo } }: MatterProps, again: Seat): string {
  const { decider, humanSeats } = table.session;
  if (decider === undefined || again === decider) return '';
  if (humanSeats.includes(decider)) return undo.takesYourTurn(table.nameOf(again));
  const name = table.nameOf(decider);
  return name === '' ? '' : undo.takesTurn(name);
}

/** As they come, without pressing anybody. */
function Answers({ table, together: { undo }, control }: MatterProps) {
  const { session } = table;
  const { ask } = session.about.value;
  const { cards } = control.scene.value;
  return (
    <ul class="answers-so-far">
      {ask?.needs.map((seat) => {
        const hasAgreed = ask.agreed.includes(seat);
        const name = session.humanSeats.includes(seat) ? undo.you : table.nameOf(seat);
        return (
          <li key={seat}>
            <Drawing svg={faceOf(cards, seat)} class="face" />
            {hasAgreed ? undo.agrees(name) : name}
            {hasAgreed ? <Icon name="check" /> : <span class="open-answer" aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}

/** To whoever has lost the turn by it. */
export function TurnTakenCard(props: MatterProps) {
  const { table, together, control } = props;
  const { undo, recap } = together;
  const { session } = table;
  const taken = session.turnTaken.value;
  if (!taken) return null;
  const { decider } = session;
  return (
    <MatterCard
      icon="undo"
      face={faceOf(control.scene.value.cards, taken.by)}
      title={undo.tookBack(table.nameOf(taken.by), nounOf(props, taken.takes))}
      line={undo.turnAgain(decider === undefined ? '' : table.nameOf(decider))}
    >
      <button
        type="button"
        class="button"
        onClick={() => {
          session.turnTaken.value = undefined;
        }}
      >
        {recap.close}
      </button>
    </MatterCard>
  );
}

/** Who said no is not shown. */
export function StandsCard({ takes, ...props }: MatterProps & { readonly takes: number }) {
  const { standsTitle, standsLine } = props.together;
  return <MatterCard icon="undo" title={standsTitle} line={standsLine(nounOf(props, takes))} />;
}
