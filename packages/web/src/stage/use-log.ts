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
  readonly add: (transition: Transition) => void;
}

export function useLog(session: Session, view: { readonly value: GameView }, words: PageWords): TableLog {
  const log = useSignal<readonly LogEntry[]>([]);
  const announcement = useSignal('');
  const logView = useRef<GameView | undefined>(undefined);

  // The log is rebuilt in another language, and when something was taken back.
  useSignalEffect(() => {
    session.changes.value;
    const { entries } = session.record;
    const last = entries.at(-1);
    if (log.value.length > 0 && last?.type !== 'undo' && logView.current === view.value) return;
    const taken = last?.type === 'undo' && logView.current === view.value ? entries[last.takes - 1] : undefined;
    if (taken?.type === 'act') announcement.value = words.undo.done(view.value.noun(taken.action));
    logView.current = view.value;
    log.value = logOf(view.value, session.record);
  });

  const add = (transition: Transition) => {
    const last = log.value.at(-1);
    // The log may have been rebuilt meanwhile, in another language, with this entry in it.
    if (last && last.entry >= transition.entry) return;
    const [before, after] = [view.value.at(transition.before), view.value.at(transition.after)];
    const entry = logEntry(view.value, { ...transition, before, after }, lastStanding(log.value));
    log.value = [...log.value, entry];
    announcement.value = announce(entry, words);
  };
  return { log, announcement, add };
}

const MOST_SPOKEN = 3;

function announce({ lines }: LogEntry, words: PageWords): string {
  const read = lines.slice(0, MOST_SPOKEN).map(({ text }) => plain(text));
  const rest = lines.length - read.length;
  return [...read, ...(rest > 0 ? [words.live.more(rest)] : [])].join(' ');
}
