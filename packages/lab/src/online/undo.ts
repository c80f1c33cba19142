// Undo at a table online: where others must agree, they are asked.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import type { TerminalWords } from '@undercroft/words/terminal';
import { refusalText } from '../words/refusal.ts';
import { clientErrorText } from './client-error.ts';
import type { Connection } from './connection.ts';
import type { OnlineSession } from './session.ts';

interface SeatUndo {
  readonly seat: Seat;
  readonly takes: number;
}

/** `which` is the number of an entry, or empty for the user's last. */
export async function undoOnline(
  connection: Connection,
  session: OnlineSession,
  which: string,
): Promise<Result<string, string>> {
  const plan = which === '' ? planOwnLast(session) : planEntry(session, which);
  if (!plan.ok) return plan;
  const { seat, takes } = plan.value;
  const asked = await connection.client.requestUndo(session.id, { seat, seq: session.table.length, takes });
  if (!asked.ok) return fail(clientErrorText(connection.server, asked.error, session.words));
  return ok('done' in asked.value ? session.words.undo.done : session.words.online.asked);
}

function planOwnLast({ table, mySeats, words }: OnlineSession): Result<SeatUndo, string> {
  const plans = mySeats.flatMap((seat) => {
    const plan = table.planUndo(seat);
    return plan.ok ? [{ seat, takes: plan.value.takes }] : [];
  });
  const [last] = plans.sort((a, b) => b.takes - a.takes);
  return last ? ok(last) : fail(words.undo.nothingOfYours);
}

export const readEntry = (which: string, { online }: TerminalWords): Result<number, string> =>
  /^\d+$/.test(which) ? ok(Number(which)) : fail(online.whichMove(which));

function planEntry({ table, mySeats, screen, state, words }: OnlineSession, which: string): Result<SeatUndo, string> {
  const entry = readEntry(which, words);
  if (!entry.ok) return entry;
  const takes = entry.value;
  const tried = mySeats.map((seat) => ({ seat, plan: table.planUndo(seat, takes) }));
  const found = tried.find(({ plan }) => plan.ok);
  if (found) return ok({ seat: found.seat, takes });
  const [first] = tried;
  return fail(first && !first.plan.ok ? refusalText(screen, state, first.plan.error, words) : words.online.noSeat);
}

/** The user's seat that has yet to answer an undo request. */
export function seatToAnswer({ undoRequest, mySeats }: OnlineSession): Seat | undefined {
  return undoRequest?.needs.find((seat) => mySeats.includes(seat) && !undoRequest.agreed.includes(seat));
}

export async function answerUndo(
  connection: Connection,
  session: OnlineSession,
  { agree }: { readonly agree: boolean },
): Promise<Result<unknown, string>> {
  const seat = seatToAnswer(session);
  const { undoRequest, id } = session;
  if (seat === undefined || !undoRequest) return fail(session.words.online.nobodyAsks);
  return connection.resolve(connection.client.answerUndo(id, undoRequest.id, { seat, agree }));
}
