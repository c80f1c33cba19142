// From a record back to a table. Every entry is checked as if it were played now, and the first that fails is reported.
// A record from outside needs a `Game`, which validates its input.
import { type Game, type GameTypes, type Playable, type Refusal, withRules } from './contract.ts';
import type { InputError } from './input-error.ts';
import type { Entry, GameRecord, Head } from './record.ts';
import { fail, ok, type Result } from './result.ts';
import { type AppliedEntry, Table } from './table.ts';

/** Why a record is not accepted. `entry` is the first wrong one; all before it are sound. */
export interface RecordError {
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
  /** What the file says, and what was found or is supported here. */
  readonly expected?: string | number;
  readonly received?: string | number;
  readonly refusal?: Refusal;
  readonly fault?: InputError;
  /** The entries before the error as a record of their own, if the file is readable up to there. */
  readonly sound?: GameRecord;
}

export type FindGame<G extends Playable = Game> = (id: string) => G | undefined;

/** Called with each entry in order, after it is applied. */
export type ReplayListener<K extends GameTypes = GameTypes> = (applied: AppliedEntry<K>, table: Table<K>) => void;

/** The table that a record leads to, under the rules it was made with (TB-REC-3). */
export function replay(
  find: FindGame<Playable>,
  record: GameRecord,
  listener?: ReplayListener,
): Result<Table, RecordError> {
  const table = openingTable(find, record);
  if (!table.ok) return table;
  for (const [index, entry] of record.entries.entries()) {
    const applied = applyEntry(table.value, entry);
    if (!applied.ok) return fail({ ...applied.error, entry: index + 1 });
    listener?.(applied.value, table.value);
  }
  return table;
}

/** The table of a record before its first entry, under the rules it was made with. */
export function openingTable(
  find: FindGame<Playable>,
  { game: id, rules, options, seats }: Pick<Head, 'game' | 'rules' | 'options' | 'seats'>,
): Result<Table, RecordError> {
  const current = find(id);
  if (!current) return fail({ kind: 'unknown-game', received: id });
  const game = withRules(current, rules);
  if (!game) return fail(rulesMismatch(rules, current.rules));
  const table = Table.open(game, options, seats);
  return table.ok ? table : fail({ kind: 'bad-options', fault: table.error });
}

function rulesMismatch(received: number, expected: number): RecordError {
  return { kind: received > expected ? 'newer-rules' : 'older-rules', expected, received };
}

/** Plays one entry of a record on a table. */
export function applyEntry<K extends GameTypes>(table: Table<K>, entry: Entry): Result<AppliedEntry<K>, RecordError> {
  if (entry.type === 'undo') return applyUndo(table, entry);
  const applied = applyMove(table, entry);
  return applied.ok ? applied : fail({ kind: 'refused', refusal: applied.error });
}

function applyMove<K extends GameTypes>(table: Table<K>, entry: Exclude<Entry, { type: 'undo' }>) {
  switch (entry.type) {
    case 'act':
      return table.propose(entry.seat, entry.action);
    case 'chance':
      return table.applyOutcome(entry.outcome);
    case 'sit':
      return table.sit(entry.seat, entry.sitter);
    default:
      return entry satisfies never;
  }
}

type Undo = Extract<Entry, { type: 'undo' }>;

/** The record must list exactly the seats that had to agree. */
function applyUndo<K extends GameTypes>(table: Table<K>, entry: Undo): Result<AppliedEntry<K>, RecordError> {
  const plan = table.planUndo(entry.seat, entry.takes);
  if (!plan.ok) return fail({ kind: 'refused', refusal: plan.error });
  const needed = JSON.stringify(plan.value.free ? undefined : plan.value.needs);
  const named = JSON.stringify(entry.agreed);
  if (named !== needed) return fail({ kind: 'undo-disagrees', expected: needed ?? 'none', received: named ?? 'none' });
  const applied = table.undo(entry.seat, entry);
  return applied.ok ? ok(applied.value) : fail({ kind: 'refused', refusal: applied.error });
}
