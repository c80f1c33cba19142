// What an undo would take back.
import type { Entry, GameTypes } from '@undercroft/engine';
import type { GameView } from '@undercroft/page-kit/game-view';
import type { Session } from '../play/session.ts';
import type { UndoPreview } from './control-face.ts';

/** What was done last at this screen and still stands. */
export function lastMove<K extends GameTypes>(session: Session<K>, view: GameView<K>): UndoPreview | undefined {
  const { humanSeats, record } = session;
  let since: string | undefined;
  for (const entry of standingEntries(record.entries)) {
    if (entry.type === 'chance') since = entry.outcome.type;
    if (entry.type === 'act' && humanSeats.includes(entry.seat))
      return { seat: entry.seat, noun: view.noun(entry.action as K['Action']), since };
  }
  return undefined;
}

/** What was not taken back, the latest first. */
export function* standingEntries(entries: readonly Entry[]): Generator<Entry> {
  for (let n = entries.length; n > 0; n--) {
    const entry = entries[n - 1];
    if (entry?.type === 'undo') n = entry.takes;
    else if (entry) yield entry;
  }
}
