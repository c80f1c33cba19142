// Records as files: out of the page and into it.
import { type GameRecord, type RecordError, readRecord, writeRecord } from '@undercroft/engine';
import { loadWords } from '@undercroft/words';
import { gameName } from '../app/games.ts';
import { settings } from '../app/settings.ts';

const words = async () => (await loadWords(settings.language.value, 'pages')).files;

export async function saveRecord(record: GameRecord): Promise<void> {
  const { name } = await words();
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name(gameName(record.game))
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const openRecord = async (file: File) => readRecord(await file.text());

/** Why a record cannot be taken. */
export const recordErrorText = async (error: RecordError): Promise<string> => (await words()).fault(error);
