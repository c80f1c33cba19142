// An undo that reaches further back needs the agreement of others: it is requested, and done when the last of them agrees.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import type { Guest, ParsedBody, Problem, UndoRequest } from '@undercroft/protocol';
import type { Limits } from '../config.ts';
import { reject } from '../problem.ts';
import type { UndoRequestRow } from '../store/schema.ts';
import { checkSeat, checkSeq, checkUnfinished } from './checks.ts';
import type { LiveTable } from './live-table.ts';
import { applyChange } from './moves.ts';
import { ALWAYS_REFRESH, type TableRegistry } from './registry.ts';

/** A request stands until anything else happens at the table, or until it has not been answered for too long. */
export function currentUndoRequest(table: LiveTable, limits: Limits, now = Date.now()): UndoRequest | undefined {
  const { undoRequest, seq, row } = table;
  if (!undoRequest || undoRequest.seq !== seq || row.closed !== null) return undefined;
  const { id, seat, takes, needs, agreed } = undoRequest;
  const until = lapsesAt(table, limits);
  if (until !== undefined && until <= now) return undefined;
  const request = { id, seat, takes, needs: JSON.parse(needs), agreed: JSON.parse(agreed) };
  return until === undefined ? request : { ...request, until };
}

/** Over days nobody has to be quick. */
function lapsesAt({ undoRequest, row }: LiveTable, { undoAsk }: Limits): number | undefined {
  const isTimed = undoRequest !== undefined && undoRequest.at > 0 && row.pace !== 'days';
  return isTimed ? undoRequest.at + undoAsk : undefined;
}

/** 'done': nobody had to be asked. */
type Requested = Result<UndoRequest | 'done', Problem>;

export function requestUndo(
  registry: TableRegistry,
  id: string,
  guest: Guest,
  { seat, seq, takes }: ParsedBody<'undo'>,
): Promise<Requested> {
  const work = async (table: LiveTable): Promise<Requested> => {
    const problem = checkSeat(table, seat, guest) ?? checkSeq(table, seq) ?? checkUnfinished(table);
    if (problem) return fail(problem);
    const plan = table.table.planUndo(seat, takes);
    if (!plan.ok) return reject('refused', { refusal: plan.error });
    const { needs } = plan.value;
    const request: UndoRequestRow = {
      table_id: id,
      id: (table.undoRequest?.id ?? 0) + 1,
      seat,
      takes: plan.value.takes,
      seq,
      needs: JSON.stringify(needs),
      // A guest with several seats agrees with themselves, and an empty seat is not asked.
      agreed: JSON.stringify(needs.filter((other) => holds(table, other, guest) || isEmpty(table, other))),
      at: Date.now(),
    };
    if (isAgreed(request)) return performUndo(registry, table, request, guest);
    if (!(await insertRequest(registry, request))) return retryFresh(registry, table, work);
    table.undoRequest = request;
    await registry.notifyChanged(id);
    return ok(currentUndoRequest(table, registry.limits) as UndoRequest);
  };
  return registry.withTable(id, work, seq);
}

type Answered = Result<UndoRequest | 'done' | 'declined', Problem>;

export function answerUndoRequest(
  registry: TableRegistry,
  guest: Guest,
  { table: tableId, request: requestId }: { readonly table: string; readonly request: number },
  { seat, agree }: ParsedBody<'answer'>,
): Promise<Answered> {
  const work = async (table: LiveTable): Promise<Answered> => {
    const problem = checkSeat(table, seat, guest);
    if (problem) return fail(problem);
    const current = currentUndoRequest(table, registry.limits);
    const row = table.undoRequest;
    if (!current || !row || current.id !== requestId || !current.needs.includes(seat)) return reject('unknown-ask');
    const agreed = [...new Set([...current.agreed, seat])];
    const next = agree ? { ...row, agreed: JSON.stringify(agreed) } : { ...row, seq: DECLINED };
    if (agree && isAgreed(next)) return performUndo(registry, table, next, guest);
    if (!(await replaceRequest(registry, row, next))) return retryFresh(registry, table, work);
    table.undoRequest = next;
    await registry.notifyChanged(tableId);
    return ok(currentUndoRequest(table, registry.limits) ?? 'declined');
  };
  return registry.withTable(tableId, work, ALWAYS_REFRESH);
}

/** Whoever asked may think better of it. */
export function withdrawUndoRequest(
  registry: TableRegistry,
  guest: Guest,
  { table: tableId, request }: { readonly table: string; readonly request: number },
): Promise<Result<void, Problem>> {
  const work = async (table: LiveTable): Promise<Result<void, Problem>> => {
    const current = currentUndoRequest(table, registry.limits);
    if (current?.id !== request) return reject('unknown-ask');
    const problem = checkSeat(table, current.seat, guest);
    if (problem) return fail(problem);
    return (await endRequest(registry, table)) ? ok(undefined) : retryFresh(registry, table, work);
  };
  return registry.withTable(tableId, work, ALWAYS_REFRESH);
}

/** Ends a request that nobody answered in time, and tells everybody. Of several processes one does it. */
export function endLapsedRequest(registry: TableRegistry, id: string): Promise<Result<void, Problem>> {
  return registry.withTable(id, async (table) => {
    if (hasLapsed(table, registry.limits) && !(await endRequest(registry, table))) registry.evict(id);
    return ok(undefined);
  });
}

export function hasLapsed(table: LiveTable, limits: Limits, now = Date.now()): boolean {
  const { undoRequest, seq, row } = table;
  return undoRequest?.seq === seq && row.closed === null && (lapsesAt(table, limits) ?? now + 1) <= now;
}

/** Returns whether it was still as it is in memory. */
async function endRequest(registry: TableRegistry, table: LiveTable): Promise<boolean> {
  const row = table.undoRequest as UndoRequestRow;
  const ended = { ...row, seq: DECLINED };
  if (!(await replaceRequest(registry, row, ended))) return false;
  table.undoRequest = ended;
  await registry.notifyChanged(table.id);
  return true;
}

/** No table has this many entries. A declined request is kept so that its number is not given again. */
const DECLINED = -1;

/** Somebody in another process requested or answered at the same moment: once more with what is stored now. */
function retryFresh<T>(
  registry: TableRegistry,
  table: LiveTable,
  work: (fresh: LiveTable) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  registry.evict(table.id);
  return registry.withTable(table.id, work);
}

async function insertRequest({ store }: TableRegistry, request: UndoRequestRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store.transaction((trx) =>
    trx
      .insertInto('asks')
      .values(request)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow(),
  );
  return Boolean(numInsertedOrUpdatedRows);
}

/** Only if it is still as it was read. */
async function replaceRequest(
  { store }: TableRegistry,
  row: UndoRequestRow,
  { agreed, seq }: UndoRequestRow,
): Promise<boolean> {
  const { numUpdatedRows } = await store.transaction((trx) =>
    trx
      .updateTable('asks')
      .set({ agreed, seq })
      .where('table_id', '=', row.table_id)
      .where('id', '=', row.id)
      .where('agreed', '=', row.agreed)
      .where('seq', '=', row.seq)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

/** The last to agree carries it out, for the seat that asked. */
async function performUndo(
  registry: TableRegistry,
  table: LiveTable,
  { seat, seq, takes, agreed: agreedText }: UndoRequestRow,
  guest: Guest,
): Promise<Result<'done', Problem>> {
  const agreed: Seat[] = JSON.parse(agreedText);
  const actingSeat = holds(table, seat, guest) ? seat : (agreed.find((other) => holds(table, other, guest)) ?? seat);
  const undone = await applyChange(registry, table, { actor: guest, seat: actingSeat, seq }, () =>
    table.table.undo(seat, { takes, agreed }),
  );
  return undone.ok ? ok('done') : undone;
}

const isAgreed = ({ needs, agreed }: UndoRequestRow): boolean => {
  const agreedSeats: Seat[] = JSON.parse(agreed);
  return (JSON.parse(needs) as Seat[]).every((seat) => agreedSeats.includes(seat));
};

const holds = (table: LiveTable, seat: Seat, guest: Guest): boolean => table.seats[seat]?.person === guest.id;

const isEmpty = (table: LiveTable, seat: Seat): boolean => table.seats[seat]?.held === 'nobody';
