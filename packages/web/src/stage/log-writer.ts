// Writes the log as the game is seen, and says of it to those who listen.
import { effect, type Signal, untracked } from '@preact/signals';
import { truncateRecord } from '@undercroft/engine';
import type { CompleteView } from '@undercroft/page-kit/game-view';
import type { PageWords } from '@undercroft/words/en/page';
import { plain } from '@undercroft/words/grammar';
import type { Session, Transition } from '../play/session.ts';
import { type LogEntry, lastStanding, logEntry, logOf } from './log-entries.ts';

interface Parts {
  readonly session: Session;
  readonly view: CompleteView;
  readonly log: Signal<readonly LogEntry[]>;
  /** What a screen reader hears. */
  readonly announcement: Signal<string>;
  readonly words: () => PageWords;
  /** The first entry that has still to be seen; undefined where everything has been. */
  readonly firstUnseen: () => number | undefined;
}

export class LogWriter {
  /** From now on nothing is written. */
  readonly stop: () => void;
  readonly #parts: Parts;
  /** The entry that is being told. */
  #telling = 0;
  #isWritten = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.stop = effect(() => {
      parts.session.changes.value;
      untracked(() => this.#follow());
    });
  }

  /** All of it is written at first, and when something was taken back; never what has still to be seen. */
  #follow(): void {
    const { session, view, log, announcement, words, firstUnseen } = this.#parts;
    const { entries } = session.record;
    const last = entries.at(-1);
    if (this.#isWritten && last?.type !== 'undo') return;
    const taken = this.#isWritten && last?.type === 'undo' ? entries[last.takes - 1] : undefined;
    if (taken?.type === 'act') announcement.value = words().undo.done(view.noun(taken.action));
    this.#isWritten = true;
    // Whoever takes something back is done with seeing it.
    const unseen = last?.type === 'undo' ? undefined : firstUnseen();
    log.value = logOf(view, unseen === undefined ? session.record : truncateRecord(session.record, unseen - 1));
  }

  /** So many events of a transition have been seen. */
  tell(transition: Transition, told: number): void {
    const { view, log, announcement, words } = this.#parts;
    const known = log.value.findLast(({ entry }) => entry === transition.entry);
    const isTelling = this.#telling === transition.entry;
    // The log may have been written meanwhile, in another language, with this entry in it.
    if (!isTelling && (log.value.at(-1)?.entry ?? 0) >= transition.entry) return;
    this.#telling = transition.entry;
    const earlier = isTelling ? log.value.filter((one) => one !== known) : log.value;
    const [before, after] = [view.at(transition.before), view.at(transition.after)];
    const events = transition.events.slice(0, told);
    const entry = logEntry(view, { ...transition, events, before, after }, lastStanding(earlier));
    log.value = [...earlier, entry];
    const fresh = entry.lines.slice(isTelling ? (known?.lines.length ?? 0) : 0);
    if (fresh.length > 0) announcement.value = announce(fresh, words());
  }
}

const MOST_SPOKEN = 3;

function announce(lines: LogEntry['lines'], words: PageWords): string {
  const read = lines.slice(0, MOST_SPOKEN).map(({ text }) => plain(text));
  const rest = lines.length - read.length;
  return [...read, ...(rest > 0 ? [words.live.more(rest)] : [])].join(' ');
}
