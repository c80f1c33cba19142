// Undo at one keyboard: whose action it is, who has to agree, and asking them.
import { canonicalJson, type Entry, fail, ok, type Result, type Seat, type UndoPlan } from '@undercroft/engine';
import { refusalText } from '../words/refusal.ts';
import { findSeat } from './seats.ts';
import type { Session } from './session.ts';

/** Returns whether something was undone. `who` is a seat, or empty for the player who acted last. */
export async function undoLast(session: Session, who: string): Promise<boolean> {
  const { table, screen, terminal } = session;
  const plan = planFor(session, who);
  if (!plan.ok) terminal.print(plan.error);
  if (!plan.ok || !(await othersAgree(session, plan.value))) return false;
  const { seat, takes, needs } = plan.value;
  const entry = table.record.entries[takes - 1];
  const undone = table.undo(seat, { takes, agreed: needs });
  if (undone.ok) session.logEntry(undone.value, undoneText(session, entry));
  else terminal.print(refusalText(screen, session.state, undone.error, session.words));
  return undone.ok;
}

interface SeatUndo extends UndoPlan {
  readonly seat: Seat;
}

function planFor(session: Session, who: string): Result<SeatUndo, string> {
  const { table, screen, state, words } = session;
  const seat = who === '' ? lastActor(session) : findSeat(screen, state, who);
  if (seat === undefined) return fail(who === '' ? words.undo.nothing : words.undo.nobody(who));
  if (table.occupants[seat]?.player === 'bot') return fail(words.undo.bot(session.seatName(seat)));
  const plan = table.planUndo(seat);
  return plan.ok ? ok({ seat, ...plan.value }) : fail(refusalText(screen, state, plan.error, words));
}

/** The person whose action is the latest one not undone. */
function lastActor({ table }: Session): Seat | undefined {
  const plans = table.occupants.flatMap(({ player }, seat) => {
    const plan = player === 'human' ? table.planUndo(seat) : undefined;
    return plan?.ok ? [{ seat, takes: plan.value.takes }] : [];
  });
  return plans.sort((a, b) => b.takes - a.takes)[0]?.seat;
}

/** TB-UNDO-2: the others are asked by name, at the same keyboard. */
async function othersAgree(session: Session, { needs, why }: SeatUndo): Promise<boolean> {
  if (needs.length === 0) return true;
  const { terminal, words } = session;
  if (why) terminal.print(`${words.pages.undoQuestion.why[why]} (TB-UNDO-2)`);
  for (const name of needs.map((other) => session.seatName(other))) {
    if (await terminal.confirm(words.pages.undoQuestion.ask([name]))) continue;
    terminal.print(words.undo.declined(name));
    return false;
  }
  return true;
}

/** Names the action as the list of choices does, which is open again. */
function undoneText({ screen, table, state, words }: Session, entry: Entry | undefined): string {
  if (entry?.type !== 'act') return words.undo.done;
  const wanted = canonicalJson(entry.action);
  const choice = screen.choices(state).find(({ action }) => canonicalJson(action) === wanted);
  return words.story.undone(screen.seatName(table.state, entry.seat), choice?.name ?? entry.action.type);
}
