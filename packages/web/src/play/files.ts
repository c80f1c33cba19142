// Records as files: out of the page and into it.
import { type GameRecord, type RecordFault, readRecord, writeRecord } from '@undercroft/engine';
import { settings } from '../app/settings.ts';
import { loadWords } from '../words/index.ts';

const words = async () => (await loadWords(settings.language.value, 'pages')).files;

export async function saveRecord(record: GameRecord): Promise<void> {
  const { name } = await words();
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name(record.game)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const openRecord = async (file: File) => readRecord(await file.text());

/** Why a record cannot be taken. */
export const faultOf = async (fault: RecordFault): Promise<string> => (await words()).fault(fault);
