// Changes who plays a seat in mid-game: a bot takes over, or a person comes back.
import { unwrap } from '@undercroft/engine';
import { readSeating } from './seats.ts';
import type { Session } from './session.ts';

/** `blue`, `2=easy`, `2=me`. Returns whether anything changed. */
export async function reseat(session: Session, text: string): Promise<boolean> {
  const { screen, table, terminal, state, words } = session;
  if (text === '') {
    terminal.print(words.seats.which(words.commands.seat));
    return false;
  }
  const seating = await readSeating(screen, state, text, words);
  if (!seating.ok) {
    terminal.print(seating.error);
    return false;
  }
  for (const [seat, occupant] of seating.value) session.logEntry(unwrap(table.sit(seat, occupant)));
  return true;
}
