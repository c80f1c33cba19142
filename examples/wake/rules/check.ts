// What may be done, and which clause forbids the rest.
import { fail, malformed, ok, type Refusal, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { actionSchema, outcomeSchema } from './schemas.ts';
import { cellName, cellNamed, isAdjacent, isReefSite, MINE, REEF, type Water } from './water.ts';

export const REFUSAL_KINDS = [
  'malformed',
  'not-asked',
  'no-such-cell',
  'no-reef-there',
  'already-here',
  'occupied',
  'reef',
  'mine',
  'too-far',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];
type Checked = Result<number, Refusal<RefusalKind>>;

const refuse = (kind: RefusalKind, rule: string, detail = {}): Checked => fail({ kind, rule, detail });

/** The code of an action or outcome: the cell that it names. */
export function check(water: Water, move: unknown): Checked {
  if (water.isStuck) return refuse('not-asked', 'WK-END-1', { asks: 'over' });
  const isLaying = water.reefsToLay > 0;
  const schema = isLaying ? outcomeSchema : actionSchema;
  if (v.is(isLaying ? actionSchema : outcomeSchema, move))
    return refuse('not-asked', isLaying ? 'WK-SET-2' : 'WK-TURN-1', { asks: isLaying ? 'reef' : 'move' });
  const read = v.safeParse(schema, move);
  if (!read.success) return refuse('malformed', 'WK-TURN-1', { fault: malformed(read.issues) });
  const name = 'at' in read.output ? read.output.at : read.output.to;
  const cell = cellNamed(water, name);
  if (cell < 0) return refuse('no-such-cell', 'WK-SET-1', { cell: name });
  return isLaying ? checkReef(water, cell) : checkMove(water, cell);
}

const checkReef = (water: Water, cell: number): Checked =>
  isReefSite(water, cell) ? ok(cell) : refuse('no-reef-there', 'WK-SET-2', { cell: cellName(water, cell) });

function checkMove(water: Water, cell: number): Checked {
  const detail = { cell: cellName(water, cell) };
  const own = water.subs[water.seat];
  if (cell === own) return refuse('already-here', 'WK-MOVE-1', detail);
  if (cell === water.subs[1 - water.seat]) return refuse('occupied', 'WK-MOVE-1', detail);
  if (water.cells[cell] === REEF) return refuse('reef', 'WK-MOVE-1', detail);
  if (water.cells[cell] === MINE) return refuse('mine', 'WK-MOVE-1', detail);
  return isAdjacent(water, own, cell) ? ok(cell) : refuse('too-far', 'WK-MOVE-1', detail);
}
