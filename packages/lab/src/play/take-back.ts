// Undo at one keyboard: whose action, who has to agree, and asking them.
import { canonical, type Entry, fail, ok, type Result, type Seat, type UndoPlan } from '@undercroft/engine';
import { UNDO_NEEDS } from '../words/en.ts';
import { list } from '../words/grammar.ts';
import { refusalText } from '../words/refusal.ts';
import { findSeat } from './seats.ts';
import type { Session } from './session.ts';

/** Answers whether something was taken back. `who` is a seat, or empty for whoever acted last. */
export async function takeBack(session: Session, who: string): Promise<boolean> {
  const { table, screen, talk } = session;
  const planned = plan(session, who);
  if (!planned.ok) talk.say(planned.error);
  if (!planned.ok || !(await allAgree(session, planned.value))) return false;
  const { seat, takes, needs } = planned.value;
  const entry = table.record.entries[takes - 1];
  const undone = table.undo(seat, { takes, agreed: needs });
  if (undone.ok) session.accept(undone.value, takenBack(session, entry));
  else talk.say(refusalText(screen, session.state, undone.error));
  return undone.ok;
}

interface Plan extends UndoPlan {
  readonly seat: Seat;
}

function plan(session: Session, who: string): Result<Plan, string> {
  const { table, screen, state } = session;
  const seat = who === '' ? lastActor(session) : findSeat(screen, state, who);
  if (seat === undefined) return fail(who === '' ? 'There is nothing to take back.' : `Nobody here is called ${who}.`);
  if (table.sitters[seat]?.player === 'bot') return fail(`${session.seatName(seat)} is a bot: it takes nothing back.`);
  const undoable = table.undoable(seat);
  return undoable.ok ? ok({ seat, ...undoable.value }) : fail(refusalText(screen, state, undoable.error));
}

/** The person whose action is the latest that still stands. */
function lastActor({ table }: Session): Seat | undefined {
  const plans = table.sitters.flatMap(({ player }, seat) => {
    const undoable = player === 'human' ? table.undoable(seat) : undefined;
    return undoable?.ok ? [{ seat, takes: undoable.value.takes }] : [];
  });
  return plans.sort((a, b) => b.takes - a.takes)[0]?.seat;
}

/** TB-UNDO-2: the others are asked by name, at the same keyboard. */
async function allAgree(session: Session, { seat, needs, why }: Plan): Promise<boolean> {
  if (needs.length === 0) return true;
  const names = needs.map((other) => session.seatName(other));
  const all = `${list(names)} ${names.length === 1 ? 'agrees' : 'agree'}`;
  const reason = why ? `: ${UNDO_NEEDS[why]}` : '';
  session.talk.say(`${session.seatName(seat)} can take this back only if ${all}${reason}. (TB-UNDO-2)`);
  for (const name of names) {
    if (await session.talk.agrees(`${name}, do you agree?`)) continue;
    session.talk.say(`${name} does not agree. Nothing is taken back.`);
    return false;
  }
  return true;
}

/** Named as it stands in the list of choices that is open again now. */
function takenBack({ screen, table, state }: Session, entry: Entry | undefined): string {
  if (entry?.type !== 'act') return 'Taken back.';
  const wanted = canonical(entry.action);
  const choice = screen.choices(state).find(({ action }) => canonical(action) === wanted);
  return `${screen.seatName(table.state, entry.seat)} takes back: ${choice?.name ?? entry.action.type}.`;
}
