// Asks once whether to be told of one's turn: when the decision is somebody's who is away, and one is about to leave.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useWords } from '../app/words.ts';
import { Icon } from '../stage/parts.tsx';
import { declineNotifications, isAnswered, obstacle, turnOn } from './notifications.ts';
import type { OnlineTable } from './online-table.ts';

/** Somebody has moved, and waits for somebody who is not here. */
export function isLongWait({ session, presence, keptSeats }: OnlineTable): boolean {
  const { decider } = session;
  const hasMoved = session.record.entries.some((entry) => entry.type === 'act' && keptSeats.includes(entry.seat));
  const isGone = presence.value.seats.some(({ seat, isHere }) => seat === decider && !isHere);
  return hasMoved && isGone && decider !== undefined && !keptSeats.includes(decider);
}

/** Where nothing can be asked of the browser, the bell says why; nobody is bothered with it. */
const canAsk = (): boolean => !isAnswered() && obstacle() === undefined;

/** Home asks in the table's place, if somebody went there while they had to wait. */
const LEFT = 'undercroft left waiting';

export function takeLeftWaiting(): string | undefined {
  const name = sessionStorage.getItem(LEFT) ?? undefined;
  sessionStorage.removeItem(LEFT);
  return canAsk() ? name : undefined;
}

/** Whether to ask: set when the window is hidden or the pointer leaves it, for when they look again. */
export function useLeaving(table: OnlineTable): Signal<boolean> {
  const isLeaving = useSignal(false);
  useEffect(() => {
    const leave = () => {
      if (canAsk() && isLongWait(table)) isLeaving.value = true;
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    document.documentElement.addEventListener('mouseleave', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      document.documentElement.removeEventListener('mouseleave', leave);
      const { decider } = table.session;
      if (decider !== undefined && canAsk() && isLongWait(table)) sessionStorage.setItem(LEFT, table.nameOf(decider));
    };
  }, [table]);
  useSignalEffect(() => {
    table.session.changes.value;
    if (isLeaving.value && !isLongWait(table)) isLeaving.value = false;
  });
  return isLeaving;
}

interface CardProps {
  /** Who is waited for. */
  readonly name: string;
  readonly class?: string;
  readonly onDone: () => void;
}

export function AskCard({ name, class: own = 'matter', onDone }: CardProps) {
  const words = useWords('away');
  const problem = useSignal<string | undefined>(undefined);
  if (typeof words !== 'object') return null;
  const { notify } = words;
  const accept = async () => {
    const done = await turnOn(words);
    if (done === 'on') return onDone();
    problem.value = done === 'failed' ? notify.failed : notify.why[done];
  };
  return (
    <section class={own} role="status">
      <Icon name="bell" />
      <h2>{notify.ask}</h2>
      <p>{problem.value ?? notify.askLine(name)}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void accept()}>
          {notify.yes}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            declineNotifications();
            onDone();
          }}
        >
          {notify.no}
        </button>
      </div>
    </section>
  );
}
