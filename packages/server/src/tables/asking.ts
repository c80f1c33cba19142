// A deeper undo needs the others: it is asked about, and done when the last of them says yes.
import type { Seat } from '@undercroft/engine';
import type { Me, Read, UndoAsk } from '@undercroft/protocol';
import type { AskRow } from '../store/schema.ts';
import { attempt, mustBeOpen, mustHold, stale } from './acting.ts';
import type { House } from './house.ts';
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
  return house.at(id, async (table) => {
    mustHold(table, seat, who);
    mustBeOpen(table);
    if (seq !== table.seq) stale(table, seq);
    const plan = table.table.undoable(seat, takes);
    if (!plan.ok) return deny('refused', { refusal: plan.error });
    const ask: AskRow = {
      table_id: id,
      id: (table.ask?.id ?? 0) + 1,
      seat,
      takes: plan.value.takes,
      seq,
      needs: JSON.stringify(plan.value.needs),
      // Who holds several seats agrees with themselves.
      agreed: JSON.stringify(plan.value.needs.filter((other) => holds(table, other, who))),
    };
    if (isGranted(ask)) return undoNow(house, table, ask, who);
    await house.store.together((trx) => trx.insertInto('asks').values(ask).execute());
    table.ask = ask;
    await house.changed(id);
    return askAt(table) as UndoAsk;
  });
}

export function answerAsk(
  house: House,
  id: string,
  who: Me,
  number: number,
  { seat, agree }: Read<'answer'>,
): Promise<UndoAsk | 'done' | 'declined'> {
  return house.at(id, async (table) => {
    mustHold(table, seat, who);
    const asked = askAt(table);
    const row = table.ask;
    if (!asked || !row || asked.id !== number || !asked.needs.includes(seat)) return deny('unknown-ask');
    if (!agree) {
      await house.store.together((trx) =>
        trx.deleteFrom('asks').where('table_id', '=', id).where('id', '=', number).execute(),
      );
      table.ask = undefined;
      await house.changed(id);
      return 'declined';
    }
    const agreed = [...new Set([...asked.agreed, seat])];
    const next = { ...row, agreed: JSON.stringify(agreed) };
    if (isGranted(next)) return undoNow(house, table, next, who);
    await house.store.together((trx) =>
      trx
        .updateTable('asks')
        .set({ agreed: next.agreed })
        .where('table_id', '=', id)
        .where('id', '=', number)
        .execute(),
    );
    table.ask = next;
    await house.changed(id);
    return askAt(table) as UndoAsk;
  });
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
