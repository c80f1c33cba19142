// From a record back to a table. Every entry is judged as if it were played now; the first that fails is named. A record
// from outside is for the whole of a game to judge.
import type { Game, Kinds, Playable, Refusal } from './contract.ts';
import type { Fault } from './fault.ts';
import type { Entry, GameRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { type Happened, Table } from './table.ts';

/** Why a record cannot be taken. `entry` is the first one that is wrong: all before it are sound. */
export interface RecordFault {
  readonly kind:
    | 'empty'
    | 'not-json'
    | 'not-a-record'
    | 'newer-format'
    | 'unknown-game'
    | 'newer-rules'
    | 'older-rules'
    | 'bad-options'
    | 'bad-entry'
    | 'out-of-order'
    | 'damaged'
    | 'truncated'
    | 'left-over'
    | 'refused'
    | 'undo-disagrees';
  readonly entry?: number;
  /** What the file says and what was found or is known here. */
  readonly expected?: string | number;
  readonly received?: string | number;
  readonly refusal?: Refusal;
  readonly fault?: Fault;
  /** Of a file that can be read up to there: everything before, as a record of its own to watch. */
  readonly sound?: GameRecord;
}

export type FindGame<G extends Playable = Game> = (id: string) => G | undefined;

/** Told of each entry and what it did, in order. */
export type Watch<K extends Kinds = Kinds> = (happened: Happened<K>, table: Table<K>) => void;

export function replay(find: FindGame<Playable>, record: GameRecord, watch?: Watch): Result<Table, RecordFault> {
  const game = find(record.game);
  if (!game) return fail({ kind: 'unknown-game', received: record.game });
  if (record.rules !== game.rules) return fail(otherRules(record.rules, game.rules));
  const table = Table.open(game, record.options, record.seats);
  if (!table.ok) return fail({ kind: 'bad-options', fault: table.error });
  for (const [index, entry] of record.entries.entries()) {
    const happened = enter(table.value, entry);
    if (!happened.ok) return fail({ ...happened.error, entry: index + 1 });
    watch?.(happened.value, table.value);
  }
  return table;
}

function otherRules(received: number, expected: number): RecordFault {
  return { kind: received > expected ? 'newer-rules' : 'older-rules', expected, received };
}

/** Plays one entry of a record on a table. */
export function enter<K extends Kinds>(table: Table<K>, entry: Entry): Result<Happened<K>, RecordFault> {
  if (entry.type === 'undo') return enterUndo(table, entry);
  const happened = enterMove(table, entry);
  return happened.ok ? happened : fail({ kind: 'refused', refusal: happened.error });
}

function enterMove<K extends Kinds>(table: Table<K>, entry: Exclude<Entry, { type: 'undo' }>) {
  switch (entry.type) {
    case 'act':
      return table.propose(entry.seat, entry.action);
    case 'chance':
      return table.settle(entry.outcome);
    case 'sit':
      return table.sit(entry.seat, entry.sitter);
    default:
      return entry satisfies never;
  }
}

type Undo = Extract<Entry, { type: 'undo' }>;

/** The record must name exactly those whose agreement was needed, no fewer and no more. */
function enterUndo<K extends Kinds>(table: Table<K>, entry: Undo): Result<Happened<K>, RecordFault> {
  const plan = table.undoable(entry.seat, entry.takes);
  if (!plan.ok) return fail({ kind: 'refused', refusal: plan.error });
  const needed = JSON.stringify(plan.value.free ? undefined : plan.value.needs);
  const named = JSON.stringify(entry.agreed);
  if (named !== needed) return fail({ kind: 'undo-disagrees', expected: needed ?? 'none', received: named ?? 'none' });
  const happened = table.undo(entry.seat, entry);
  return happened.ok ? ok(happened.value) : fail({ kind: 'refused', refusal: happened.error });
}
