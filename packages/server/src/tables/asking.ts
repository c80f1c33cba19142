// A deeper undo needs the others: it is asked about, and done when the last of them says yes.
import type { Seat } from '@undercroft/engine';
import type { Me, Read, UndoAsk } from '@undercroft/protocol';
import type { AskRow } from '../store/schema.ts';
import { attempt, mustBeOpen, mustHold, stale } from './acting.ts';
import { type House, LOOK_FIRST } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { deny } from './problem.ts';

/** An ask lives as long as nothing else happens at the table. */
export function askAt(table: LiveTable): UndoAsk | undefined {
  const { ask } = table;
  if (!ask || ask.seq !== table.seq || table.row.closed !== null) return undefined;
  const { id, seat, takes } = ask;
  return { id, seat, takes, needs: JSON.parse(ask.needs), agreed: JSON.parse(ask.agreed) };
}

/** Asks the others. Answers the question that now stands, or that nobody needed to be asked. */
export function askUndo(
  house: House,
  id: string,
  who: Me,
  { seat, seq, takes }: Read<'undo'>,
): Promise<UndoAsk | 'done'> {
  const asking = async (table: LiveTable): Promise<UndoAsk | 'done'> => {
    mustHold(table, seat, who);
    if (seq !== table.seq) stale(table, seq);
    mustBeOpen(table);
    const plan = table.table.undoable(seat, takes);
    if (!plan.ok) return deny('refused', { refusal: plan.error });
    const ask: AskRow = {
      table_id: id,
      id: (table.ask?.id ?? 0) + 1,
      seat,
      takes: plan.value.takes,
      seq,
      needs: JSON.stringify(plan.value.needs),
      // Who holds several seats agrees with themselves, and where nobody sits nobody is asked.
      agreed: JSON.stringify(plan.value.needs.filter((other) => holds(table, other, who) || isEmpty(table, other))),
    };
    if (isGranted(ask)) return undoNow(house, table, ask, who);
    const { numInsertedOrUpdatedRows } = await house.store.together((trx) =>
      trx
        .insertInto('asks')
        .values(ask)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
    );
    if (!numInsertedOrUpdatedRows) return again(house, table, asking);
    table.ask = ask;
    await house.changed(id);
    return askAt(table) as UndoAsk;
  };
  return house.at(id, asking, seq);
}

/** Somebody asked or answered at the same moment in another process: once more, with what is now so. */
function again<T>(house: House, table: LiveTable, work: (fresh: LiveTable) => Promise<T>): Promise<T> {
  house.forget(table.id);
  return house.at(table.id, work);
}

export function answerAsk(
  house: House,
  id: string,
  who: Me,
  number: number,
  { seat, agree }: Read<'answer'>,
): Promise<UndoAsk | 'done' | 'declined'> {
  const answering = async (table: LiveTable): Promise<UndoAsk | 'done' | 'declined'> => {
    mustHold(table, seat, who);
    const asked = askAt(table);
    const row = table.ask;
    if (!asked || !row || asked.id !== number || !asked.needs.includes(seat)) return deny('unknown-ask');
    const agreed = [...new Set([...asked.agreed, seat])];
    const next = agree ? { ...row, agreed: JSON.stringify(agreed) } : { ...row, seq: DECLINED };
    if (agree && isGranted(next)) return undoNow(house, table, next, who);
    if (!(await replaceAsk(house, row, next))) return again(house, table, answering);
    table.ask = next;
    await house.changed(id);
    return askAt(table) ?? 'declined';
  };
  return house.at(id, answering, LOOK_FIRST);
}

/** No table has so few entries: an ask that was declined stays, so that its number is not given again. */
const DECLINED = -1;

/** Only what was read is replaced. */
async function replaceAsk(house: House, row: AskRow, { agreed, seq }: AskRow): Promise<boolean> {
  const { numUpdatedRows } = await house.store.together((trx) =>
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

async function undoNow(house: House, table: LiveTable, ask: AskRow, who: Me): Promise<'done'> {
  const seat = ask.seat;
  const agreed: Seat[] = JSON.parse(ask.agreed);
  // The last to agree carries it out, for the seat that asked.
  const by = holds(table, seat, who)
    ? { who, seat }
    : { who, seat: agreed.find((one) => holds(table, one, who)) ?? seat };
  await attempt(house, table, { ...by, seq: ask.seq }, () => table.table.undo(seat, { takes: ask.takes, agreed }));
  return 'done';
}

const isGranted = ({ needs, agreed }: AskRow): boolean => {
  const said: Seat[] = JSON.parse(agreed);
  return (JSON.parse(needs) as Seat[]).every((seat) => said.includes(seat));
};

const holds = (table: LiveTable, seat: Seat, who: Me): boolean => table.seats[seat]?.person === who.id;

const isEmpty = (table: LiveTable, seat: Seat): boolean => table.seats[seat]?.held === 'nobody';
