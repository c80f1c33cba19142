// Records as files: out of the page and into it.
import { type GameRecord, readRecord, writeRecord } from '@undercroft/engine';
import type { PageWords } from '../words/en/page.ts';

export function saveRecord(record: GameRecord, words: PageWords): void {
  const url = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${words.files
    .name(record.game)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const openRecord = async (file: File) => readRecord(await file.text());
