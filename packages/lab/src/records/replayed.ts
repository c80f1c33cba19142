// Records: read, replayed up to an entry, and what is wrong with them in words.
import { findGame } from '@undercroft/catalog';
import {
  type Entry,
  fail,
  type GameRecord,
  type Happened,
  ok,
  type RecordFault,
  type Refusal,
  type Result,
  readRecord,
  replay,
  Table,
  upTo,
} from '@undercroft/engine';
import { findScreen } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { tellRecordFault } from '../words/en.ts';
import { refusalText } from '../words/refusal.ts';

/** A record that holds, replayed. */
export interface Replayed {
  readonly screen: Screen;
  readonly record: GameRecord;
  readonly table: Table;
}

export type WatchEntry = (entry: Entry, happened: Happened, table: Table, screen: Screen) => void;

/** Plays a record's first `n` entries, by default all. What does not hold is said in words, with the entry. */
export function replayText(text: string, n = Number.POSITIVE_INFINITY, watch?: WatchEntry): Result<Replayed, string> {
  const whole = readUpTo(text, n);
  if (!whole.ok) return whole;
  const record = upTo(whole.value, n);
  const screen = findScreen(record.game);
  let last: Table | undefined;
  const table = replay(findGame, record, (happened, now) => {
    last = now;
    const entry = record.entries[happened.entry - 1];
    if (screen && entry) watch?.(entry, happened, now, screen);
  });
  if (!table.ok || !screen) return fail(table.ok ? 'this game has no screen.' : faultText(table.error, record, last));
  return ok({ screen, record: whole.value, table: table.value });
}

/** A damaged file can still be looked into as far as it is sound. */
function readUpTo(text: string, n: number): Result<GameRecord, string> {
  const read = readRecord(text);
  if (read.ok) return read;
  const { sound } = read.error;
  if (sound && n <= sound.entries.length) return ok(sound);
  const hint =
    sound && sound.entries.length > 0
      ? ` Up to entry ${sound.entries.length} it is sound: show --at ${sound.entries.length}.`
      : '';
  return fail(`${faultText(read.error)}${hint}`);
}

/** A refusal is worded by the game's screen, in the position in which it was refused. */
function faultText(fault: RecordFault, record?: GameRecord, last?: Table): string {
  const screen = record && findScreen(record.game);
  const state = last?.state ?? (screen && openingOf(screen, record));
  const word = (refusal: Refusal) =>
    screen && state ? refusalText(screen, state, refusal) : `${refusal.kind} (${refusal.rule})`;
  return tellRecordFault(fault, word);
}

function openingOf(screen: Screen, record: GameRecord): unknown {
  const opening = Table.open(screen.game, record.options);
  return opening.ok ? opening.value.state : undefined;
}
