// A bot has played one's seat: what it decided, and the seat back.
import { useSignal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import { useEffect } from 'preact/hooks';
import { useWords } from '../app/words.ts';
import type { Control } from '../stage/control.ts';
import { Icon } from '../stage/parts.tsx';
import { client } from './client.ts';
import type { Kept } from './missed.ts';
import type { OnlineTable } from './online-table.ts';
import { keptDecisions } from './recap.ts';
import { MissedLines } from './recap-card.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly control: Control;
  readonly seat: Seat;
}

export function KeptCard({ table, control, seat }: Props) {
  const words = useWords('away');
  const kept = useSignal<Kept | undefined>(undefined);
  const isClosed = useSignal(false);
  const { session } = table;
  const { written } = session;
  useEffect(() => {
    void keptDecisions(table, control, seat).then((found) => {
      kept.value = found;
    });
  }, [table, seat, written]);
  if (typeof words !== 'object' || !kept.value || isClosed.value) return null;
  const { decisions, lines, more } = kept.value;
  return (
    <section class="matter recap yours" role="status">
      <Icon name="bot" />
      <h2>{words.kept.title}</h2>
      <p>{words.kept.line(decisions)}</p>
      <MissedLines lines={lines} words={words} />
      {more > 0 && <p class="more">{words.kept.more(more)}</p>}
      <div class="row">
        <button type="button" class="button primary" onClick={() => void client.takeSeat(session.id, seat)}>
          {words.kept.takeBack}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            isClosed.value = true;
          }}
        >
          {words.kept.leave}
        </button>
      </div>
    </section>
  );
}
