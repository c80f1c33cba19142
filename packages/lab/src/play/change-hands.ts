// A seat changes hands in mid-game: a bot takes it, or a person comes back.
import { must } from '@undercroft/engine';
import { readSeating } from './seats.ts';
import type { Session } from './session.ts';

/** `blue`, `2=novice`, `2=me`. Answers whether anything changed. */
export async function changeHands(session: Session, text: string): Promise<boolean> {
  const { screen, table, talk, state } = session;
  if (text === '') {
    talk.say('Which seat, and who plays it? As in seat 2=adept, or seat 2=me.');
    return false;
  }
  const seating = await readSeating(screen, state, text);
  if (!seating.ok) {
    talk.say(seating.error);
    return false;
  }
  for (const [seat, sitter] of seating.value) session.accept(must(table.sit(seat, sitter)));
  return true;
}
