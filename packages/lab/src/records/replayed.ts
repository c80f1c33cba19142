// Reads records and replays them up to an entry, with errors in words.
import { findGame } from '@undercroft/catalog';
import {
  type AppliedEntry,
  type Entry,
  fail,
  type GameRecord,
  ok,
  openingTable,
  type RecordError,
  type Refusal,
  type Result,
  readRecord,
  replay,
  type Table,
  truncateRecord,
} from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import { findScreen, type Locale } from '../cli/locale.ts';
import { describeRecordError } from '../words/errors.ts';
import { refusalText } from '../words/refusal.ts';

/** A valid record, replayed. */
export interface Replayed {
  readonly screen: Screen;
  readonly record: GameRecord;
  readonly table: Table;
}

export type OnEntry = (entry: Entry, applied: AppliedEntry, table: Table, screen: Screen) => void;

interface ReplayOptions {
  /** Only this many entries. */
  readonly upTo?: number | undefined;
  readonly onEntry?: OnEntry | undefined;
}

/** Replays a record. An error names the entry. */
export function replayText(
  text: string,
  locale: Locale,
  { upTo = Number.POSITIVE_INFINITY, onEntry }: ReplayOptions = {},
): Result<Replayed, string> {
  const whole = readSound(text, upTo, locale);
  if (!whole.ok) return whole;
  const record = truncateRecord(whole.value, upTo);
  const screen = findScreen(locale, record.game);
  let last: Table | undefined;
  const table = replay(findGame, record, (applied, now) => {
    last = now;
    const entry = record.entries[applied.entry - 1];
    if (screen && entry) onEntry?.(entry, applied, now, screen);
  });
  if (!table.ok) return fail(recordErrorText(table.error, locale, { record, last }));
  // Every game of the catalog has a screen.
  if (!screen) throw new Error(`no screen for ${record.game}`);
  return ok({ screen, record: whole.value, table: table.value });
}

/** A damaged file can still be read as far as it is sound. */
function readSound(text: string, n: number, locale: Locale): Result<GameRecord, string> {
  const read = readRecord(text);
  if (read.ok) return read;
  const { sound } = read.error;
  if (sound && n <= sound.entries.length) return ok(sound);
  const moves = sound?.entries.length ?? 0;
  const hint = moves > 0 ? ` ${locale.words.records.soundUpTo(moves)}` : '';
  return fail(`${recordErrorText(read.error, locale)}${hint}`);
}

/** The game's screen words a refusal, in the position in which it happened. */
function recordErrorText(
  error: RecordError,
  locale: Locale,
  { record, last }: { readonly record?: GameRecord; readonly last?: Table | undefined } = {},
): string {
  const screen = record && findScreen(locale, record.game);
  const state = last?.state ?? (record && openingOf(record));
  const describe = (refusal: Refusal) =>
    screen && state ? refusalText(screen, state, refusal, locale.words) : `${refusal.kind} (${refusal.rule})`;
  return describeRecordError(error, locale.words, describe);
}

function openingOf(record: GameRecord): unknown {
  const opening = openingTable(findGame, record);
  return opening.ok ? opening.value.state : undefined;
}
