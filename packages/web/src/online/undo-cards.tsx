// Undo across people: who asks, who has answered, and that it stands.
import type { Seat } from '@undercroft/engine';
import { Drawing, Icon } from '../stage/parts.tsx';
import { faceOf } from './board-places.ts';
import { client } from './client.ts';
import { MatterCard } from './matter-card.tsx';
import type { MatterProps } from './matters.tsx';
import type { OnlineTable } from './online-table.ts';

/** One's own seat that has not answered. */
function openSeat({ session }: OnlineTable): Seat | undefined {
  const { ask } = session.about.value;
  return ask?.needs.find((seat) => !ask.agreed.includes(seat) && session.humanSeats.includes(seat));
}

export const isAskedOfYou = (table: OnlineTable): boolean => openSeat(table) !== undefined;

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
  const own = openSeat(table);
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
      line={isMine ? undo.youAskedLine : undo.askedLine}
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

/** Who said no is not shown. */
export function StandsCard({ takes, ...props }: MatterProps & { readonly takes: number }) {
  const { standsTitle, standsLine } = props.together;
  return <MatterCard icon="undo" title={standsTitle} line={standsLine(nounOf(props, takes))} />;
}
