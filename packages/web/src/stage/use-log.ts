// The log as it grows, and what is said of it to those who listen.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import { plain } from '@undercroft/words/grammar';
import { useMemo, useRef } from 'preact/hooks';
import type { Session, Transition } from '../play/session.ts';
import { Announcer } from './announcer.tsx';
import { type LogEntry, lastStanding, logEntry, logOf } from './log-entries.ts';

export interface TableLog {
  readonly log: Signal<readonly LogEntry[]>;
  readonly announcer: Announcer;
  /** So many events of a transition have been seen. */
  readonly tell: (transition: Transition, told: number) => void;
}

export function useLog(session: Session, view: { readonly value: GameView }): TableLog {
  const log = useSignal<readonly LogEntry[]>([]);
  const announcer = useMemo(() => new Announcer((text) => view.value.spoken?.(text) ?? text), [session]);
  const logView = useRef<GameView | undefined>(undefined);
  /** The entry that is being told, and how many of its lines have been said. */
  const telling = useRef({ entry: 0, said: 0 });

  // The log is rebuilt in another language, and when something was taken back; never for what has still to be seen.
  useSignalEffect(() => {
    session.changes.value;
    const last = session.record.entries.at(-1);
    if (logView.current !== undefined && last?.type !== 'undo' && logView.current === view.value) return;
    logView.current = view.value;
    log.value = logOf(view.value, session.record);
  });

  const tell = (transition: Transition, told: number) => {
    const isTelling = telling.current.entry === transition.entry;
    // The log may have been rebuilt meanwhile, in another language, with this entry in it.
    if (!isTelling && (log.value.at(-1)?.entry ?? 0) >= transition.entry) return;
    if (!isTelling) telling.current = { entry: transition.entry, said: 0 };
    const known = log.value.findLast(({ entry }) => entry === transition.entry);
    const earlier = isTelling ? log.value.filter((one) => one !== known) : log.value;
    const [before, after] = [view.value.at(transition.before), view.value.at(transition.after)];
    const last = lastStanding(earlier);
    const whole = logEntry(view.value, { ...transition, before, after }, last);
    const entry =
      told < transition.events.length ? logEntry(view.value, { ...transition, before, after, told }, last) : whole;
    log.value = [...earlier, entry];
    for (const text of finalLines(entry, whole, telling.current.said)) {
      announcer.say(plain(text));
      telling.current.said++;
    }
  };
  return { log, announcer, tell };
}

/** New lines that stay as they are: one that the next event will replace is not said. */
export function finalLines({ lines }: LogEntry, whole: LogEntry, said: number): string[] {
  const fresh = lines.slice(said).map(({ text }) => text);
  const changed = fresh.findIndex((text, i) => text !== whole.lines[said + i]?.text);
  return changed < 0 ? fresh : fresh.slice(0, changed);
}
