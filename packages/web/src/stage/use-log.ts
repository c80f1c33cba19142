// The log as it grows, and what is said of it to those who listen.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import { useRef } from 'preact/hooks';
import type { Session, Transition } from '../play/session.ts';
import { type LogEntry, lastStanding, logEntry, logOf } from './log-entries.ts';

export interface TableLog {
  readonly log: Signal<readonly LogEntry[]>;
  /** What a screen reader hears. */
  readonly announcement: Signal<string>;
  /** So many events of a transition have been seen. */
  readonly tell: (transition: Transition, told: number) => void;
}

export function useLog(session: Session, view: { readonly value: GameView }, words: PageWords): TableLog {
  const log = useSignal<readonly LogEntry[]>([]);
  const announcement = useSignal('');
  const logView = useRef<GameView | undefined>(undefined);
  /** The entry that is being told. */
  const telling = useRef(0);

  // The log is rebuilt in another language, and when something was taken back; never for what has still to be seen.
  useSignalEffect(() => {
    session.changes.value;
    const { entries } = session.record;
    const last = entries.at(-1);
    if (logView.current !== undefined && last?.type !== 'undo' && logView.current === view.value) return;
    const taken = last?.type === 'undo' && logView.current === view.value ? entries[last.takes - 1] : undefined;
    if (taken?.type === 'act') announcement.value = words.undo.done(view.value.noun(taken.action));
    logView.current = view.value;
    log.value = logOf(view.value, session.record);
  });

  const tell = (transition: Transition, told: number) => {
    const known = log.value.findLast(({ entry }) => entry === transition.entry);
    const isTelling = telling.current === transition.entry;
    // The log may have been rebuilt meanwhile, in another language, with this entry in it.
    if (!isTelling && (log.value.at(-1)?.entry ?? 0) >= transition.entry) return;
    telling.current = transition.entry;
    const earlier = isTelling ? log.value.filter((one) => one !== known) : log.value;
    const [before, after] = [view.value.at(transition.before), view.value.at(transition.after)];
    const events = transition.events.slice(0, told);
    const entry = logEntry(view.value, { ...transition, events, before, after }, lastStanding(earlier));
    log.value = [...earlier, entry];
    const fresh = entry.lines.slice(isTelling ? (known?.lines.length ?? 0) : 0);
    if (fresh.length > 0) announcement.value = announce(fresh, words);
  };
  return { log, announcement, tell };
}

const MOST_SPOKEN = 3;

function announce(lines: LogEntry['lines'], words: PageWords): string {
  const read = lines.slice(0, MOST_SPOKEN).map(({ text }) => plain(text));
  const rest = lines.length - read.length;
  return [...read, ...(rest > 0 ? [words.live.more(rest)] : [])].join(' ');
}
