// Taking back at a table online: where others have to agree, they are asked.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import { refusalText } from '../words/refusal.ts';
import type { Evening } from './evening.ts';
import { troubleText } from './trouble.ts';
import type { Visit } from './visit.ts';

interface Plan {
  readonly seat: Seat;
  readonly takes: number;
}

/** `which`: the number of an entry; one's own last if it is empty. */
export async function undoOnline(visit: Visit, evening: Evening, which: string): Promise<Result<string, string>> {
  const plan = which === '' ? planLast(evening) : planEntry(evening, which);
  if (!plan.ok) return plan;
  const { seat, takes } = plan.value;
  const asked = await visit.client.askUndo(evening.id, { seat, seq: evening.table.length, takes });
  if (!asked.ok) return fail(troubleText(visit.server, asked.error));
  return ok('done' in asked.value ? 'Taken back.' : 'The others are asked whether they agree.');
}

function planLast({ table, mine }: Evening): Result<Plan, string> {
  const plans = mine.flatMap((seat) => {
    const plan = table.undoable(seat);
    return plan.ok ? [{ seat, takes: plan.value.takes }] : [];
  });
  const [last] = plans.sort((a, b) => b.takes - a.takes);
  return last ? ok(last) : fail('There is nothing of yours to take back.');
}

export const readEntry = (which: string): Result<number, string> =>
  /^\d+$/.test(which) ? ok(Number(which)) : fail(`Which entry? Its number is in the log, not "${which}".`);

function planEntry({ table, mine, screen, state }: Evening, which: string): Result<Plan, string> {
  const entry = readEntry(which);
  if (!entry.ok) return entry;
  const takes = entry.value;
  const tried = mine.map((seat) => ({ seat, plan: table.undoable(seat, takes) }));
  const found = tried.find(({ plan }) => plan.ok);
  if (found) return ok({ seat: found.seat, takes });
  const [first] = tried;
  return fail(first && !first.plan.ok ? refusalText(screen, state, first.plan.error) : 'You have no seat here.');
}
