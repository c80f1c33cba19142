// What becomes of one's own moves at the server: dashes around a piece whose move is not confirmed, and a trace where one was taken back.
import { useSignal, useSignalEffect } from '@preact/signals';
import type { Card } from '@undercroft/page-kit/game-view';
import type { TogetherWords } from '@undercroft/words';
import { useEffect, useRef } from 'preact/hooks';
import type { Control } from '../stage/control.ts';
import { pinnedAt } from '../stage/pins.tsx';
import type { ExtensionProps } from '../stage/table-extension.ts';
import type { PlaceFinder } from './board-places.ts';
import type { OnlineTable } from './online-table.ts';
import { WayLine } from './way-line.tsx';

interface Props extends ExtensionProps {
  readonly table: OnlineTable;
  readonly together: TogetherWords;
  readonly at: PlaceFinder;
}

/** After so long somebody may wonder. */
const DOTS_AFTER_MS = 1000;

export function Unconfirmed({ control, table, at }: Props) {
  const { isUnconfirmed } = table.session;
  const isLate = useSignal(false);
  useEffect(() => {
    isLate.value = false;
    if (!isUnconfirmed.value) return;
    const timer = setTimeout(() => {
      isLate.value = true;
    }, DOTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnconfirmed.value]);
  const point = at(actingCard(control)?.place);
  if (!isUnconfirmed.value || !point) return null;
  return (
    <span class={isLate.value ? 'unconfirmed late' : 'unconfirmed'} style={pinnedAt(point)} aria-hidden="true">
      {isLate.value && (
        <span class="dots">
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}

const actingCard = ({ scene }: Control): Card | undefined => scene.value.cards.find(({ turn }) => turn === 'acting');

interface Trace {
  readonly from: string;
  readonly to: string;
}

const TRACE_MS = 4000;

/** The piece slides back by itself; where it came from stays in sight for a moment. */
export function TakenBackTrace({ control, table, together, at }: Props) {
  const trace = useTrace(table, control);
  const [from, to] = [at(trace?.from), at(trace?.to)];
  if (!from || !to) return null;
  return (
    <>
      <WayLine points={[from, to]} />
      <span class="signal taken-back" style={pinnedAt(from)}>
        {together.takenBackMark}
      </span>
    </>
  );
}

function useTrace({ session }: OnlineTable, control: Control): Trace | undefined {
  const trace = useSignal<Trace | undefined>(undefined);
  /** Where the pieces of a seat were last shown, and where they had been before. */
  const last = useRef<ReadonlyMap<string, string>>(new Map());
  const moved = useRef<readonly (Trace & { readonly seat: number })[]>([]);
  const traced = useRef(session.takenBack.peek());
  useSignalEffect(() => {
    const now = new Map(
      control.scene.value.cards.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place]])),
    );
    const seats = new Map(control.scene.value.cards.map(({ id, seat }) => [id, seat]));
    const changes = [...now].flatMap(([id, to]) => {
      const from = last.current.get(id);
      return from === undefined || from === to ? [] : [{ from, to, seat: seats.get(id) ?? -1 }];
    });
    if (changes.length > 0) moved.current = changes;
    last.current = now;
    const taken = session.takenBack.value;
    if (!taken || taken === traced.current) return;
    const back = moved.current.find(({ seat }) => seat === taken.seat);
    if (!back) return;
    traced.current = taken;
    trace.value = back;
  });
  useEffect(() => {
    if (!trace.value) return;
    const timer = setTimeout(() => {
      trace.value = undefined;
    }, TRACE_MS);
    return () => clearTimeout(timer);
  }, [trace.value]);
  return trace.value;
}
