// Wake: two subs in a small sea. Each leaves a mine behind with every move; a player who cannot move loses.
import { CHANCE, type Emit, fail, type Game, malformed, OVER, ok, type Status } from '@undercroft/engine';
import * as v from 'valibot';
import { check, REFUSAL_KINDS, type RefusalKind } from './check.ts';
import {
  type Action,
  actionSchema,
  type Event,
  eventSchema,
  type Options,
  type Outcome,
  optionsSchema,
  outcomeSchema,
  type Snapshot,
  snapshotSchema,
} from './schemas.ts';
import { load, save } from './snapshot.ts';
import { canMove, canMoveTo, cellName, isReefSite, LARGEST, MINE, REEF, REEFS, SIZES, Water } from './water.ts';

export interface Wake {
  State: Water;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
  RefusalKind: RefusalKind;
}

/** WK-SET-1. */
function open(data: unknown) {
  const options = v.safeParse(optionsSchema, data ?? {});
  if (!options.success) return fail(malformed(options.issues));
  const { size } = options.output;
  const water = Object.assign(new Water(), { size });
  water.subs[1] = size ** 2 - 1;
  return ok(water);
}

const decider = ({ isStuck, reefsToLay, seat }: Water): number => (isStuck ? OVER : reefsToLay > 0 ? CHANCE : seat);

/** Codes are cells. */
function legal(water: Water, out: Int32Array): number {
  if (water.isStuck) return 0;
  const isPossible = water.reefsToLay > 0 ? isReefSite : canMoveTo;
  let n = 0;
  for (let cell = 0; cell < water.size ** 2; cell++) if (isPossible(water, cell)) out[n++] = cell;
  return n;
}

function play(water: Water, cell: number, emit?: Emit<Event>): void {
  const at = emit ? cellName(water, cell) : '';
  if (water.reefsToLay > 0) {
    water.cells[cell] = REEF;
    water.reefsToLay--;
    emit?.({ type: 'reef-laid', rule: 'WK-SET-2', at });
    return;
  }
  move(water, cell, emit);
}

function move(water: Water, cell: number, emit?: Emit<Event>): void {
  const { seat, subs } = water;
  const left = subs[seat];
  const from = emit ? cellName(water, left) : '';
  subs[seat] = cell;
  emit?.({ type: 'moved', rule: 'WK-MOVE-1', seat, from, at: cellName(water, cell) });
  water.cells[left] = MINE;
  emit?.({ type: 'mine-laid', rule: 'WK-MINE-1', seat, at: from });
  water.seat = seat === 0 ? 1 : 0;
  if (canMove(water)) return;
  water.isStuck = true;
  emit?.({ type: 'stuck', rule: 'WK-END-1', seat: water.seat, at: cellName(water, subs[water.seat]) });
}

/** WK-END-1. */
const score = (water: Water, seat: number): number => (water.isStuck && seat !== water.seat ? 1 : 0);

function status(water: Water): Status {
  if (water.isStuck)
    return { type: 'over', ending: { how: 'stuck', rule: 'WK-END-1', scores: [score(water, 0), score(water, 1)] } };
  return water.reefsToLay > 0 ? { type: 'chance', asks: 'reef' } : { type: 'seat', seat: water.seat, asks: 'move' };
}

function copy(from: Water, into: Water): void {
  into.cells.set(from.cells);
  into.subs[0] = from.subs[0];
  into.subs[1] = from.subs[1];
  into.size = from.size;
  into.seat = from.seat;
  into.reefsToLay = from.reefsToLay;
  into.isStuck = from.isStuck;
}

export const wake: Game<Wake> = {
  id: 'wake',
  rules: 1,
  earlier: [],
  facts: {
    title: 'Wake',
    seats: { min: 2, max: 2 },
    goal: 'duel',
    chance: true,
    maxLegal: (LARGEST - 2) ** 2,
    maxEntries: REEFS + LARGEST ** 2,
    endings: ['stuck'],
    asks: ['reef', 'move'],
    refusals: REFUSAL_KINDS,
    variants: SIZES.map((size) => ({ name: `${size} by ${size}`, options: { size } })),
  },
  schemas: {
    options: optionsSchema,
    action: actionSchema,
    outcome: outcomeSchema,
    event: eventSchema,
    snapshot: snapshotSchema,
  },
  open,
  options: ({ size }) => ({ size }),
  seats: () => 2,
  decider,
  legal,
  weights(water, out) {
    const n = legal(water, out);
    out.fill(1, 0, n);
    return n;
  },
  play,
  score,
  blank: () => new Water(),
  copy,
  status,
  check,
  decode(water, cell) {
    const name = cellName(water, cell);
    return water.reefsToLay > 0 ? { type: 'reef', at: name } : { type: 'move', to: name };
  },
  save,
  load,
};
