// A position as readable JSON, and back.
import { fail, type InputError, malformed, ok, type Path, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { type Snapshot, snapshotSchema } from './schemas.ts';
import { canMove, cellName, cellNamed, EMPTY, isAdjacent, isReefSite, MINE, REEF, REEFS, Water } from './water.ts';

export function save(water: Water): Snapshot {
  const named = (what: number): string[] =>
    [...water.cells.keys()].filter((cell) => water.cells[cell] === what).map((cell) => cellName(water, cell));
  return {
    size: water.size,
    asks: water.isStuck ? 'over' : water.reefsToLay > 0 ? 'reef' : 'move',
    seat: water.seat,
    subs: [cellName(water, water.subs[0]), cellName(water, water.subs[1])],
    reefs: named(REEF),
    mines: named(MINE),
  };
}

type MaybeError = InputError | undefined;

/** A position that no game can reach: what is wrong, by which clause, and where in the snapshot. */
const impossible = (kind: string, rule: string, path: Path, received: string): InputError => ({
  kind,
  rule,
  path,
  received,
});

export function load(data: unknown): Result<Water, InputError> {
  const read = v.safeParse(snapshotSchema, data);
  if (!read.success) return fail(malformed(read.issues));
  const { size, seat, reefs } = read.output;
  const water = Object.assign(new Water(), { size, seat, reefsToLay: REEFS - reefs.length });
  const error = loadCells(water, read.output) ?? loadSubs(water, read.output) ?? flowError(water, read.output);
  return error ? fail(error) : ok(water);
}

function loadCells(water: Water, snapshot: Snapshot): MaybeError {
  for (const [key, what, rule] of [
    ['reefs', REEF, 'WK-SET-2'],
    ['mines', MINE, 'WK-MINE-1'],
  ] as const)
    for (const [i, name] of snapshot[key].entries()) {
      const cell = cellNamed(water, name);
      if (cell < 0) return impossible('no-such-cell', 'WK-SET-1', [key, i], name);
      if (water.cells[cell] !== EMPTY) return impossible('occupied', rule, [key, i], name);
      if (what === REEF && !isReefSite(water, cell)) return impossible('at-the-rim', rule, [key, i], name);
      water.cells[cell] = what;
    }
  return undefined;
}

function loadSubs(water: Water, { subs, mines }: Snapshot): MaybeError {
  for (const [i, name] of subs.entries()) {
    const cell = cellNamed(water, name);
    if (cell < 0) return impossible('no-such-cell', 'WK-SET-1', ['subs', i], name);
    if (water.cells[cell] !== EMPTY || (i === 1 && cell === water.subs[0]))
      return impossible('occupied', 'WK-MOVE-1', ['subs', i], name);
    water.subs[i] = cell;
    const error = wakeError(water, i, mines.length);
    if (error) return error;
  }
  return undefined;
}

/** WK-MINE-1: a sub that has moved has left a mine in its corner, and one in the cell it came from. */
function wakeError(water: Water, sub: number, mines: number): MaybeError {
  const corner = sub === 0 ? 0 : water.size ** 2 - 1;
  const cell = water.subs[sub] as number;
  const received = cellName(water, cell);
  if (mines <= sub)
    return cell === corner ? undefined : impossible('not-moved-yet', 'WK-SET-1', ['subs', sub], received);
  const hasTrail = [...water.cells.keys()].some((from) => water.cells[from] === MINE && isAdjacent(water, from, cell));
  return water.cells[corner] === MINE && hasTrail
    ? undefined
    : impossible('no-wake', 'WK-MINE-1', ['subs', sub], received);
}

/** The clause behind what is asked. */
const ASK_RULES = { reef: 'WK-SET-2', move: 'WK-TURN-1', over: 'WK-END-1' } as const;

/** Whose turn it is, and for what. */
function flowError(water: Water, { seat, mines, asks }: Snapshot): MaybeError {
  if (water.reefsToLay > 0 && mines.length > 0)
    return impossible('reefs-first', 'WK-SET-2', ['mines'], String(mines.length));
  if (mines.length % 2 !== seat) return impossible('wrong-seat', 'WK-TURN-1', ['seat'], String(seat));
  water.isStuck = water.reefsToLay === 0 && !canMove(water);
  const asked = save(water).asks;
  return asks === asked ? undefined : impossible('not-asked', ASK_RULES[asked], ['asks'], asks);
}
