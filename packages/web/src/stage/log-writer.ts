// Writes the log as the game is seen, and says of it to those who listen.
import { effect, type Signal, untracked } from '@preact/signals';
import { truncateRecord } from '@undercroft/engine';
import type { CompleteView } from '@undercroft/page-kit/game-view';
import { plain } from '@undercroft/words/grammar';
import type { Session, Transition } from '../play/session.ts';
import type { Announcer } from './announcer.tsx';
import { type LogEntry, lastStanding, logEntry, logOf } from './log-entries.ts';

interface Parts {
  readonly session: Session;
  readonly view: CompleteView;
  readonly log: Signal<readonly LogEntry[]>;
  readonly announcer: Announcer;
  /** The first entry that has still to be seen; undefined where everything has been. */
  readonly firstUnseen: () => number | undefined;
}

export class LogWriter {
  /** From now on nothing is written. */
  readonly stop: () => void;
  readonly #parts: Parts;
  /** The entry that is being told, and how many of its lines have been said. */
  #telling = { entry: 0, said: 0 };
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
    const { session, view, log, firstUnseen } = this.#parts;
    const last = session.record.entries.at(-1);
    if (this.#isWritten && last?.type !== 'undo') return;
    this.#isWritten = true;
    // Anyone who takes something back is done with seeing it.
    const unseen = last?.type === 'undo' ? undefined : firstUnseen();
    log.value = logOf(view, unseen === undefined ? session.record : truncateRecord(session.record, unseen - 1));
  }

  /** This many events of a transition have been seen. */
  tell(transition: Transition, told: number): void {
    const { view, log, announcer } = this.#parts;
    const isTelling = this.#telling.entry === transition.entry;
    // The log may have been written meanwhile, in another language, with this entry in it.
    if (!isTelling && (log.value.at(-1)?.entry ?? 0) >= transition.entry) return;
    if (!isTelling) this.#telling = { entry: transition.entry, said: 0 };
    const known = log.value.findLast(({ entry }) => entry === transition.entry);
    const earlier = isTelling ? log.value.filter((one) => one !== known) : log.value;
    const logged = { ...transition, before: view.at(transition.before), after: view.at(transition.after) };
    const last = lastStanding(earlier);
    const whole = logEntry(view, logged, last);
    const entry = told < transition.events.length ? logEntry(view, { ...logged, told }, last) : whole;
    log.value = [...earlier, entry];
    for (const text of finalLines(entry, whole, this.#telling.said)) {
      announcer.say(plain(text));
      this.#telling.said++;
    }
  }
}

/** New lines that stay as they are: one that the next event will replace is not said. */
export function finalLines({ lines }: LogEntry, whole: LogEntry, said: number): string[] {
  const fresh = lines.slice(said).map(({ text }) => text);
  const changed = fresh.findIndex((text, i) => text !== whole.lines[said + i]?.text);
  return changed < 0 ? fresh : fresh.slice(0, changed);
}
