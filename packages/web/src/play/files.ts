// Records as files: out of the page and into it.
import {
  type Ending,
  type GameRecord,
  type Playable,
  type RecordError,
  readRecord,
  replay,
  truncateRecord,
  writeRecord,
} from '@undercroft/engine';
import { loadWords } from '@undercroft/words';
import { loadFullRules } from '../app/catalog.ts';
import { gameName, isGameId } from '../app/games.ts';
import { settings } from '../app/settings.ts';

export const fileWords = async () => (await loadWords(settings.language.value, 'pages')).files;

export async function saveRecord(record: GameRecord): Promise<void> {
  const { name } = await fileWords();
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name(gameName(record.game))
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A game from a file: whole, or what is wrong with it and the moves before that, if there are any. */
export type OpenedFile =
  | { readonly ok: true; readonly record: GameRecord; readonly ending: Ending | undefined }
  | { readonly ok: false; readonly error: RecordError; readonly before: GameRecord | undefined };

/** Replays the game before it is kept, so that nothing is half loaded. */
export async function openFile(file: File): Promise<OpenedFile> {
  const read = readRecord(await file.text());
  const record = read.ok ? read.value : read.error.sound;
  if (!record) return { ok: false, error: (read as { readonly error: RecordError }).error, before: undefined };
  const rules = isGameId(record.game) ? ((await loadFullRules(record.game)) as unknown as Playable) : undefined;
  const table = replay(() => rules, record);
  if (table.ok && read.ok) {
    const status = table.value.status();
    return { ok: true, record, ending: status.type === 'over' ? status.ending : undefined };
  }
  const error = table.ok ? (read as { readonly error: RecordError }).error : table.error;
  const sound = table.ok ? record : truncateRecord(record, (table.error.entry ?? 1) - 1);
  return { ok: false, error, before: sound.entries.length > 0 ? sound : undefined };
}
